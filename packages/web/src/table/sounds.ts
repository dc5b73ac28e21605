import type { Happening, Manifest, Viewer } from '@ridotto/kernel';
import { play } from '../sound/index.ts';
import type { Sound } from '../sound/sounds.ts';

/** Lets the events of an update be heard as their game says, each sound once. */
export function soundEvents(sounds: Manifest['sounds'], events: readonly Happening[]): void {
  for (const sound of new Set(events.map(({ type }) => sounds[type]))) if (sound) play(sound);
}

export type Fortune = 'won' | 'lost' | 'drawn' | 'over';

/** How it ended for a viewer. Where all got the same, nobody has won. */
export function fortuneOf(payoffs: readonly number[], viewer: Viewer): Fortune {
  if (viewer === 'public') return 'over';
  const best = Math.max(...payoffs);
  if (payoffs.every((payoff) => payoff === best)) return 'drawn';
  return payoffs[viewer] === best ? 'won' : 'lost';
}

const ENDINGS: Readonly<Record<Fortune, Sound>> = { won: 'win', lost: 'lose', drawn: 'draw', over: 'draw' };

export const soundEnding = (fortune: Fortune): void => play(ENDINGS[fortune]);
