import { catalogue, type Locale, type Seat } from '@ridotto/kernel';
import {
  INFLUENCES,
  ORGANISATIONS,
  type Building,
  type Card,
  type GapCard,
  type House,
  type Influence,
  type Token,
} from '../rules/model.ts';
import { preview } from '../rules/rewards.ts';
import type { View } from '../rules/model.ts';
import { en } from './picture.en.ts';
import { ru } from './picture.ru.ts';

/** The short words of the picture, in one language. */
export interface Short extends Readonly<Record<Token | Influence | Label, string>> {
  readonly houses: Readonly<Record<House, string>>;
  readonly buildings: readonly string[];
  ducats(n: number): string;
  cards(n: number): string;
}
type Label = 'seat' | 'first' | 'you' | 'round' | 'influence' | 'now' | 'wins' | 'pack' | 'kept' | 'hand' | 'seen';

const SHORT = catalogue<Short>({ en: () => en, ru: () => ru });

/** The ring of arcades with the door in its upper left corner, clockwise; what lies face down stands in brackets. */
export function picture(view: View, locale: Locale): string {
  const short = SHORT[locale];
  return [
    ...ringLines(view, short),
    ...legendLines(view, short),
    `${short.round} ${view.round}`,
    ...view.seals.map((_, seat) => seatLine(view, seat, short)),
    `${short.influence}: ${INFLUENCES.map((name) => `${short[name]} ${view.piles[name][0] ?? '–'}`).join(', ')}`,
    ...previewLine(view, short),
    ...handLines(view, short),
  ].join('\n');
}

const WIDTH = { building: 9, gap: 7 };

function ringLines({ buildings, gaps }: View, short: Short): string[] {
  const side = buildings.length / 2; // a side in steps from a building to a gap and from a gap to a building
  const rows = Array.from({ length: side + 1 }, () => Array<string>(side + 1).fill(''));
  const put = (step: number, text: string) => {
    const [row, column] = cornerwise(step, side);
    rows[row]![column] = text;
  };
  buildings.forEach((building, at) => put(2 * at, buildingText(at, building, short)));
  gaps.forEach((gap, at) => put(2 * at + 1, gapText(at, gap, short)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(column % 2 === 0 ? WIDTH.building : WIDTH.gap))
      .join(' ')
      .trimEnd(),
  );
}

/** What the buildings are called, four to a line. */
function legendLines({ buildings }: View, short: Short): string[] {
  const names = buildings.map((_, at) => `${at} ${short.buildings[at]!}`);
  return Array.from({ length: buildings.length / 4 }, (_, line) => names.slice(4 * line, 4 * line + 4).join(', '));
}

/** Row and column of a step around a square, clockwise from its upper left corner. */
function cornerwise(step: number, side: number): readonly [row: number, column: number] {
  const along = step % side;
  switch (Math.floor(step / side)) {
    case 0:
      return [0, along];
    case 1:
      return [along, side];
    case 2:
      return [side, side - along];
    default:
      return [side - along, 0];
  }
}

function buildingText(at: number, { token, up }: Building, short: Short): string {
  if (token === null) return `${at} –`;
  return up ? `${at} ${short[token]}` : `${at}(${short[token]})`;
}

function gapText(at: number, gap: GapCard | null, short: Short): string {
  if (gap === null) return `·${at}`;
  if ('influence' in gap) return `${at}:${short[gap.influence]}`;
  return gap.up ? `${at}:${gap.card}` : `${at}:(${gap.card})`;
}

function seatLine(view: View, seat: Seat, short: Short): string {
  const { families, viewer, first, toMove, phase, purses, holding, seals } = view;
  const isAsked = phase === 'draft' || ((phase === 'place' || phase === 'ability') && seat === toMove);
  const family = families[seat];
  const won = ORGANISATIONS.map((organisation) => `${short[organisation]} ${seals[seat]![organisation]}`);
  return [
    `${isAsked ? '>' : ' '}${short.seat} ${seat}`,
    (family ? `${family} ${short.houses[family]}` : '').padEnd(11),
    short.ducats(purses[seat]!).padEnd(10),
    short.cards(holding[seat]!).padEnd(7),
    won.join(' '),
    [...(seat === first ? [short.first] : []), ...(seat === viewer ? [short.you] : [])].join(', '),
  ]
    .join(' ')
    .trimEnd();
}

function previewLine(view: View, short: Short): string[] {
  const { phase, families } = view;
  if (phase !== 'place' && phase !== 'ability') return [];
  const { fates, win } = preview(view);
  const won = fates.flatMap((fate, at) => (fate.kind === 'won' ? [`${at}→${families[fate.seat]}`] : []));
  const end = win ? `; ${short.houses[families[win.seat]!]} ${short.wins}` : '';
  return [`${short.now}: ${won.join(' ') || '–'}${end}`];
}

function handLines({ phase, hand, kept, seen }: View, short: Short): string[] {
  if (!hand || !kept || !seen) return [];
  const packs = seen.length > 0 ? [`${short.seen}: ${seen.map(list).join(' | ')}`] : [];
  if (phase === 'draft') return [`${short.pack}: ${list(hand)}; ${short.kept}: ${list(kept)}`, ...packs];
  return [`${short.hand}: ${list(hand)}`, ...packs];
}

const list = (cards: readonly Card[]) => cards.join(' ') || '–';
