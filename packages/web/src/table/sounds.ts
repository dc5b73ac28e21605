import type { Viewer } from '@ridotto/kernel';
import { play } from '../sound/index.ts';
import type { Sound } from '../sound/sounds.ts';

/** What is heard when something happens, by the kind of event; whatever is not here makes no sound. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  moved: 'move',
  placed: 'move',
  called: 'move',
  favourite: 'move',
  hired: 'move',
  captured: 'capture',
  attacked: 'capture',
  killed: 'capture',
  stolen: 'capture',
  arranged: 'shuffle',
  dealt: 'shuffle',
  shuffled: 'shuffle',
  lots: 'shuffle',
  played: 'card',
  discarded: 'card',
  drew: 'card',
  showed: 'card',
  shown: 'card',
  gave: 'card',
  traded: 'card',
  drafted: 'card',
  spied: 'card',
  offered: 'click',
  refused: 'click',
  passed: 'click',
};

/** Lets the events of an update be heard, each kind once. */
export function soundEvents(events: readonly unknown[]): void {
  const kinds = new Set(events.map((event) => SOUNDS[(event as { readonly type: string }).type]));
  for (const sound of kinds) if (sound) play(sound);
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
