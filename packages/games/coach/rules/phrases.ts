import type { Phrases, Seat, Spoken } from '@ridotto/kernel';
import { itemCase, itemKinds, professionCase, type Case } from './knowledge/clues.ts';
import { looksIn } from './knowledge/looks.ts';
import { propagate } from './knowledge/propagation.ts';
import type { Clue } from './knowledge/problem.ts';
import { doubtOf } from './knowledge/silencer.ts';
import { countAt } from './knowledge/spaces.ts';
import { ITEMS, PROFESSIONS, SOCIETIES, TREASURE, BAG_OF } from './model.ts';
import type { Coach, EventOf, Item, Profession, View } from './model.ts';

/** What riders talk of most, first. */
const THINGS: readonly Item[] = [...new Set([...Object.values(TREASURE), ...Object.values(BAG_OF), ...ITEMS])];

/** What may be said in the coach. The first six claim something, the others ask. */
export const phrases: Phrases<Coach> = {
  forms: [
    { id: 'ride', gaps: [SOCIETIES] },
    { id: 'hold', gaps: [THINGS] },
    { id: 'saw', gaps: [THINGS, 'seat'] },
    { id: 'am', gaps: [PROFESSIONS] },
    { id: 'friend', gaps: ['seat'] },
    { id: 'foe', gaps: ['seat'] },
    { id: 'support', gaps: [] },
    { id: 'trade', gaps: ['seat'] },
    { id: 'attack', gaps: ['seat'] },
    { id: 'declare', gaps: [] },
  ],
  momentOf: ({ history }) => history.length,
  isTrue(spoken, view) {
    const over = view.history.findLast((event): event is EventOf<'over'> => event.type === 'over');
    return over && judged(spoken, view, over);
  },
};

/** Whether a claim was true, now that all cards lie open. */
function judged({ form, fills, seat, moment }: Spoken, view: View, over: EventOf<'over'>): boolean | undefined {
  const then = { ...view, history: view.history.slice(0, moment) };
  switch (form) {
    case 'ride':
      return over.societies[seat] === fills[0];
    case 'friend':
      return over.societies[seat] === over.societies[Number(fills[0])];
    case 'foe':
      return over.societies[seat] !== over.societies[Number(fills[0])];
    case 'hold':
      return heldItem(view, over, moment, seat, fills[0] as Item);
    case 'saw': {
      const [item, other] = [fills[0] as Item, Number(fills[1])];
      const looks = looksIn(then).filter(({ by, to }) => by === seat && to === other);
      return looks.length === 0 ? false : heldItem(view, over, moment, other, item);
    }
    case 'am':
      return hadProfession(view, over, moment, seat, fills[0] as Profession);
    default:
      return undefined;
  }
}

function heldItem(view: View, over: EventOf<'over'>, moment: number, seat: Seat, item: Item): boolean | undefined {
  const kinds = itemKinds(view.seats);
  const ends = over.items.map((hand, place): Clue => {
    const counts = kinds.map((kind) => hand.filter((one) => one === kind).length);
    return { clue: 'whole', place, counts };
  });
  return wasThere(itemCase(view), ends, moment, kinds.indexOf(item), seat);
}

function hadProfession(view: View, over: EventOf<'over'>, moment: number, seat: Seat, what: Profession) {
  const ends = over.professions.map((own, place): Clue => ({
    clue: 'whole',
    place,
    counts: PROFESSIONS.map((one) => Number(one === own)),
  }));
  return wasThere(professionCase(view), ends, moment, PROFESSIONS.indexOf(what), seat);
}

/** Whether a card was at a place at a moment, as far as that is proved by what came before, after and at the end. */
function wasThere({ problem, events }: Case, ends: Clue[], moment: number, kind: number, place: number) {
  const propagated = propagate(doubtOf({ ...problem, clues: [...problem.clues, ...ends] }).problem);
  if (!propagated) throw new Error('no world agrees with this view');
  const at = events.findIndex((event) => event >= moment);
  const possible = propagated.open[kind]![at < 0 ? events.length : at]!;
  const space = problem.spaces[kind]!;
  const counts = [...possible.keys()]
    .filter((spread) => possible[spread])
    .map((spread) => countAt(space, spread, place));
  if (counts.every((count) => count > 0)) return true;
  return counts.some((count) => count > 0) ? undefined : false;
}
