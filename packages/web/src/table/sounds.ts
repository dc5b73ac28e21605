import type { Happening, Manifest } from '@ridotto/kernel';
import { play } from '../sound/index.ts';
import type { Sound } from '../sound/sounds.ts';
import type { Fortune } from './fortune.ts';

/** Lets the events of an update be heard as their game says, each sound once. */
export function soundEvents(sounds: Manifest['sounds'], events: readonly Happening[]): void {
  for (const sound of new Set(events.map(({ type }) => sounds[type]))) if (sound) play(sound);
}

const ENDINGS: Readonly<Record<Fortune, Sound>> = { won: 'win', lost: 'lose', drawn: 'draw', over: 'draw' };

export const soundEnding = (fortune: Fortune): void => play(ENDINGS[fortune]);
