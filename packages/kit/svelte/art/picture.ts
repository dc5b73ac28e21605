import type { FamilyInk, Ink, Layer } from './draw.ts';

/** What the page around a picture is: ivory by morning, or deep blue by night. */
export type Shade = 'light' | 'dark';

/** The pigments of art.css, for pictures that have to do without a page: a test holds the two together. */
export const PIGMENTS: Readonly<Record<Exclude<Ink, FamilyInk> | 'flame', string>> = {
  ink: '#0c1322',
  night: '#16263f',
  slate: '#33465f',
  deep: '#0a2a33',
  lagoon: '#16535c',
  verdigris: '#3f978c',
  foam: '#a9d3c6',
  ivory: '#f6ecd6',
  bone: '#dcc79d',
  umber: '#9c7f55',
  gilt: '#f7dc94',
  gold: '#d8a23f',
  bronze: '#8a5f22',
  flame: '#ffb52e',
  rose: '#e58a78',
  red: '#bd2f32',
  wine: '#7d1828',
  plum: '#3f0d1c',
  steel: '#a9b8c4',
  iron: '#64788a',
};

/** What the two families dye their things with. */
export const DYED = [
  { ground: PIGMENTS.deep, shade: PIGMENTS.lagoon, cloth: PIGMENTS.verdigris, glow: PIGMENTS.foam },
  { ground: PIGMENTS.plum, shade: PIGMENTS.wine, cloth: PIGMENTS.red, glow: PIGMENTS.rose },
] as const satisfies readonly Record<FamilyInk, string>[];

/** Layers with their pigments written in. */
export const inked = (layers: readonly Layer[], dyes: Readonly<Record<FamilyInk, string>> = DYED[0]): string =>
  layers.join('').replaceAll(/var\(--art-(\w+)\)/g, (_, ink: string) => ({ ...PIGMENTS, ...dyes })[ink as Ink]);

export const WIDE = 400;
export const HIGH = 300;

/** A picture of 400 by 300 that needs nothing but itself. */
export const pictureOf = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}">${body}</svg>`;

/** Text in it, around a point. */
export const lettering = (x: number, y: number, size: number, ink: string, text: string | number): string =>
  `<text x="${x}" y="${y}" font-family="Georgia, serif" font-weight="700" font-size="${size}" fill="${ink}" text-anchor="middle">${text}</text>`;
