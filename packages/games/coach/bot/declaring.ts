import type { Seat } from '@ridotto/kernel';
import { ENOUGH, namingsFor, needOf, treasureIn } from '../rules/declare.ts';
import { treasureBounds } from '../rules/claim.ts';
import { rivalOf, type Answer, type AnswerOf, type Society } from '../rules/model.ts';
import type { Mind } from './mind.ts';

/** How likely a declaration is right, by all worlds together and never by one. */
export function chanceOf(mind: Mind, claim: AnswerOf<'declare' | 'divine'>): number {
  const { me, society, sides } = mind;
  const isOwn = claim.kind === 'declare';
  const of = isOwn ? society : rivalOf(society);
  const holders = isOwn ? [me, ...claim.named] : claim.named;
  const { count, chance } = isOwn ? believed(mind, holders) : proved(mind, of, holders);
  if (chance === 0) return 0;
  return sides.worlds.reduce((sum, world, at) => {
    const isRight = holders.every((seat) => world[seat] === of) && count >= needOf(world, of);
    return isRight ? sum + chance * sides.weights[at]! : sum;
  }, 0);
}

interface Held {
  readonly count: number; // of treasure, together
  readonly chance: number; // that each has some and all have so many
}

const NONE: Held = { count: 0, chance: 0 };

function proved({ view, tracks, own, rival, society }: Mind, of: Society, holders: readonly Seat[]): Held {
  const held = of === society ? own : rival;
  if (holders.some((seat) => held[seat]!.least === 0)) return NONE;
  return { count: treasureBounds(view, tracks, of, holders).least, chance: 1 };
}

/** What is proved, and what was seen and is likely still there. */
function believed(mind: Mind, holders: readonly Seat[]): Held {
  const sure = proved(mind, mind.society, holders);
  if (sure.count >= ENOUGH) return sure;
  let [count, chance] = [0, 1];
  for (const seat of holders) {
    const { least, most } = mind.own[seat]!;
    const seen = mind.sightings[seat]!;
    const held = Math.max(least, Math.min(most, seen.count));
    if (held === 0) return NONE;
    if (held > least) chance *= seen.chance;
    count += held;
  }
  const { most } = treasureBounds(mind.view, mind.tracks, mind.society, holders);
  return count > Math.max(sure.count, most) || count < sure.count ? sure : { count, chance };
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
