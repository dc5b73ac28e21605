import type { Bot, Rng } from '@ridotto/kernel';
import { kindsIn } from '../rules/arrangements.ts';
import { COLUMNS, type Arrange, type Move, type View, type Volto } from '../rules/model.ts';
import { best, meritsIn } from './merits.ts';

/** Prefers winning, then captures that are safe, then advancing. */
export const bot: Bot<Volto> = (view, options, rng) =>
  view.phase === 'arrange'
    ? arrange(options as readonly Arrange[], rng)
    : best(options as readonly Move[], moveScorer(view, rng));

/** The best of a few random arrangements: the Candidate stays back, the Ladies go in front to be taken. */
function arrange(options: readonly Arrange[], rng: Rng): Arrange {
  const drawn = Array.from({ length: 8 }, () => options[rng(options.length)]!);
  return best(drawn, arrangementScore);
}

function arrangementScore({ masks }: Arrange): number {
  const front = kindsIn(masks).slice(COLUMNS);
  return front.filter((kind) => kind === 'lady').length - 2 * front.filter((kind) => kind === 'candidate').length;
}

function moveScorer(view: View, rng: Rng): (move: Move) => number {
  const meritsOf = meritsIn(view);
  return (move) => {
    const { arrival, gain, risk, flees, advance, retreat } = meritsOf(move);
    return arrival + gain - risk + (flees ? 20 : 0) + advance - retreat + rng(100) / 200;
  };
}
