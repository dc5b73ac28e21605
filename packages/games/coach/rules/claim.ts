import type { Seat } from '@ridotto/kernel';
import { namingsFor, needOf, treasureIn } from './declare.ts';
import { itemCase, itemKinds } from './knowledge/clues.ts';

import { societyWorlds } from './knowledge/societies.ts';
import { tracksOf, type Bounds, type Tracks } from './knowledge/notebook.ts';
import { BAG_OF, TREASURE, rivalOf } from './model.ts';
import type { AnswerOf, Society, View } from './model.ts';

export type Verdict = 'certain' | 'possible' | 'impossible';

export interface Claim {
  readonly answer: AnswerOf<'declare' | 'divine' | 'seal'>;
  readonly verdict: Verdict;
}

/**
 * How every declaration that this seat could make would turn out, from what the seat knows. Certain and
 * impossible are proved; what is possible may still be more than the clues of single kinds show.
 */
export function claim(view: View): Claim[] {
  if (view.viewer === 'public' || view.society === null || view.result) return [];
  const { viewer: me, society } = view;
  const { declare, divine } = namingsFor(view.seats, me);
  const judge = judgeOf(view, tracksOf(itemCase(view).problem));
  const isBarred = view.items.includes('pearl'); // [C39]
  const own = treasureIn(view.items, society, view.deck === 0);
  const claims = declare.map((answer): Claim => {
    const canDeclare = !isBarred && own > 0;
    return { answer, verdict: canDeclare ? judge(society, [me, ...answer.named]) : 'impossible' };
  });
  if (view.setup.divination) {
    for (const answer of divine) {
      claims.push({ answer, verdict: judge(rivalOf(society), answer.named) });
    }
  }
  return [...claims, { answer: { kind: 'seal' }, verdict: sealVerdict(view, own) }];
}

/** Everything about the Seal is in the seat's own hand [C45]. */
function sealVerdict({ items, society, deck }: View, own: number): Verdict {
  const all = own + treasureIn(items, rivalOf(society!), deck === 0);
  return items.includes('seal') && all >= 3 ? 'certain' : 'impossible';
}

/** Judges whether these seats are all of the society, each with an item of it, and have enough together. */
export function judgeOf(view: View, tracks: Tracks): (society: Society, holders: readonly Seat[]) => Verdict {
  const worlds = societyWorlds(view);
  return (society, holders) => {
    const held = (seats: readonly Seat[]) => treasureBounds(view, tracks, society, seats);
    const each = holders.map((seat) => held([seat]));
    const all = held(holders);
    const fits = worlds.filter((societies) => holders.every((seat) => societies[seat] === society));
    const needs = fits.map((societies) => needOf(societies, society));
    if (each.some(({ most }) => most === 0) || !needs.some((need) => all.most >= need)) return 'impossible';
    const isCertain = fits.length === worlds.length && each.every(({ least }) => least > 0);
    return isCertain && needs.every((need) => all.least >= need) ? 'certain' : 'possible';
  };
}

/** How many of a society's items some seats hold together; its Bag counts while the deck is empty [C40]. */
export function treasureBounds(view: View, tracks: Tracks, society: Society, seats: readonly Seat[]): Bounds {
  const kinds = itemKinds(view.seats);
  const treasure = tracks(kinds.indexOf(TREASURE[society]), seats);
  if (view.deck > 0) return treasure;
  const bag = tracks(kinds.indexOf(BAG_OF[society]), seats);
  return { least: treasure.least + bag.least, most: treasure.most + bag.most };
}
