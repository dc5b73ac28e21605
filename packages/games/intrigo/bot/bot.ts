import { silence, type Bot, type Rng, type Seat } from '@ridotto/kernel';
import {
  CARDS,
  ORGANISATIONS,
  type Answer,
  type Card,
  type Intrigo,
  type Public,
  type SealCount,
  type State,
} from '../rules/model.ts';
import { preview } from '../rules/rewards.ts';
import { game, optionsOf } from '../rules/rules.ts';

/** Looks one answer ahead, an influence card with its ability, and takes what the round would bring if it ended then. */
export const bot: Bot<Intrigo> = (view, options, rng) => {
  const world = game.guess(view, rng);
  const me = view.viewer as Seat;
  return best(options, (answer) => worth(world, me, answer), rng);
};

export function worth(world: State, me: Seat, answer: Answer): number {
  if (answer.kind === 'keep') return taste(world, me, answer.card);
  const after = game.clone(world);
  game.apply(after, [answer], silence);
  if (after.phase !== 'ability') return standing(after, me);
  return Math.max(...optionsOf(after, after.hands[me]!).map((ability) => worth(after, me, ability)));
}

/** High cards of the own family first, then those that rivals would like to have. */
export function taste({ families }: Pick<Public, 'families'>, me: Seat, card: Card): number {
  const { house, value } = CARDS[card];
  return families[me] === house ? 10 + value : value;
}

const RIVALS = 0.5; // how much a rival's gain hurts
const DUCAT = 0.7;
const VICTORY = 1000;

/** How the seat would stand against the others if the round ended now. */
export function standing(known: Public, me: Seat): number {
  const { fates, win } = preview(known);
  if (win) return win.seat === me ? VICTORY : -VICTORY;
  const seals = known.seals.map((count) => ({ ...count }));
  const purses = known.purses.slice();
  for (const fate of fates) {
    if (fate.kind !== 'won') continue;
    if (fate.token === 'ducat') purses[fate.seat]!++;
    else seals[fate.seat]![fate.token]++;
  }
  return seals.reduce((sum, count, seat) => {
    const wealth = progress(count) + DUCAT * purses[seat]!;
    return sum + (seat === me ? wealth : -RIVALS * wealth);
  }, 0);
}

/** The nearer to four equal seals or to one of each, the more the next one is worth. */
function progress(seals: SealCount): number {
  const counts = ORGANISATIONS.map((organisation) => seals[organisation]);
  const kinds = counts.filter((count) => count > 0).length;
  return kinds ** 2 + Math.max(...counts) ** 2;
}

/** The answer that is worth most; of equal ones, any. */
export function best(answers: readonly Answer[], worthOf: (answer: Answer) => number, rng: Rng): Answer {
  const worths = answers.map(worthOf);
  const highest = Math.max(...worths);
  const found = answers.filter((_, at) => worths[at] === highest);
  return found[rng(found.length)]!;
}
