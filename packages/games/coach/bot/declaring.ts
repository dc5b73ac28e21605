import { namingsFor, needOf, treasureIn } from '../rules/declare.ts';
import { treasureBounds } from '../rules/claim.ts';
import { rivalOf, type Answer, type AnswerOf } from '../rules/model.ts';
import type { Mind } from './mind.ts';

/** How likely a declaration is right, by all worlds and never by one: what is held has to be proved. */
export function chanceOf(
  { view, me, society, sides, tracks, own, rival }: Mind,
  claim: AnswerOf<'declare' | 'divine'>,
): number {
  const of = claim.kind === 'declare' ? society : rivalOf(society);
  const holders = claim.kind === 'declare' ? [me, ...claim.named] : claim.named;
  const held = claim.kind === 'declare' ? own : rival;
  if (holders.some((seat) => held[seat]!.least === 0)) return 0;
  const { least } = treasureBounds(view, tracks, of, holders);
  return sides.worlds.reduce((sum, world, at) => {
    const isRight = holders.every((seat) => world[seat] === of) && least >= needOf(world, of);
    return isRight ? sum + sides.weights[at]! : sum;
  }, 0);
}

/** The declaration that is likeliest to be right, if it is likely enough. */
export function declaration(mind: Mind, options: readonly Answer[], boldness: number): Answer | undefined {
  const seal = options.find(({ kind }) => kind === 'seal'); // it can be declared only when it is true [C45]
  if (seal) return seal;
  const { view, me, society } = mind;
  const { declare, divine } = namingsFor(view.seats, me);
  const mayDeclare = !view.items.includes('pearl') && treasureIn(view.items, society, view.deck === 0) > 0; // [C39]
  let best: AnswerOf<'declare' | 'divine'> | undefined;
  let most = boldness - 1e-9;
  for (const claim of [...(mayDeclare ? declare : []), ...(view.setup.divination ? divine : [])]) {
    const chance = chanceOf(mind, claim);
    if (chance > most) [best, most] = [claim, chance];
  }
  return best;
}
