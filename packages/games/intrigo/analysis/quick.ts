import { silence, type Quick, type Seat } from '@ridotto/kernel';
import { standing, taste } from '../bot/bot.ts';
import type { Answer, Intrigo, State } from '../rules/model.ts';
import { game } from '../rules/rules.ts';

const LOOKS = 3; // of all answers, so many are compared

/** The best of a few answers that come to mind, as the bot judges them. */
export const quick: Quick<Intrigo> = (state, seat, options, rng) => {
  if (options.length === 1) return options[0]!;
  let best = options[0]!;
  let most = -Infinity;
  for (let looks = 0; looks < LOOKS; looks++) {
    const answer = options[rng(options.length)]!;
    const worth = worthOf(state, seat, answer);
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
};

function worthOf(state: State, seat: Seat, answer: Answer): number {
  if (answer.kind === 'keep') return taste(state, seat, answer.card);
  const after = game.clone(state);
  game.apply(after, [answer], silence);
  return standing(after, seat);
}
