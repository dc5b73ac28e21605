import type { Seat } from '@ridotto/kernel';
import { ENOUGH, treasureIn } from '../rules/declare.ts';
import {
  BAG_OF,
  isBag,
  neighbour,
  rivalOf,
  type Answer,
  type Item,
  type MatterOf,
  type Society,
} from '../rules/model.ts';
import { hoardOf, isAlly, isRival, lacksToken, type Mind } from './mind.ts';
import { holdersOf } from './sightings.ts';

/** What an item is worth in the own hand. */
export function worthOf(mind: Mind, item: Item): number {
  const { society } = mind;
  if (isTreasureOf(mind, society, item)) return 10;
  if (isTreasureOf(mind, rivalOf(society), item)) return 6; // as long as it is here, nobody wins with it
  if (item === BAG_OF[society]) return 3;
  return WORTH[item] ?? 1;
}

/** Whether a society can win with an item: with its bag when the deck is empty [C40]. */
export const isTreasureOf = ({ view, concert }: Mind, society: Society, item: Item): boolean =>
  treasureIn([item], society, concert === 'gathers' && view.deck === 0) > 0;

export const isTreasure = (mind: Mind, item: Item): boolean =>
  isTreasureOf(mind, 'order', item) || isTreasureOf(mind, 'brotherhood', item);

const WORTH: Readonly<Partial<Record<Item, number>>> = {
  bagKey: 2.5,
  bagGoblet: 2.5,
  monocle: 3,
  privilege: 2,
  ring: 2,
  seal: 2,
  dagger: 1.5,
  gloves: 1.5,
  mirror: 0.5,
  pearl: -4,
};

/** What parting with an item costs: treasure is not lost with an ally, and the Pearl is a gift for a rival. */
export function costOf(mind: Mind, item: Item, to: Seat): number {
  const worth = worthOf(mind, item);
  if (mayEndWith(mind, item, to)) return worth + 10;
  if (isAlly(mind, to) && !isTreasureOf(mind, mind.society, item)) return item === 'pearl' ? 1 : worth * 0.4;
  if (isTreasureOf(mind, rivalOf(mind.society), item) && isRival(mind, to)) return worth + 4;
  return worth;
}

/** Whether an item may complete what wins alone: the Seal, and three treasures of whichever society [C45]. */
export function mayEndWith(mind: Mind, item: Item, seat: Seat): boolean {
  const { concert, view, own, rival } = mind;
  if (concert !== 'gathers') return false;
  const most = own[seat]!.most + rival[seat]!.most;
  return item === 'seal' ? most >= 3 : isTreasure(mind, item) && most >= 2 && holdersOf(view, 'seal')[seat]!;
}

const itemOf = (answer: Answer): Item | undefined => ('item' in answer ? answer.item : undefined);

/** The answer that costs least, to whomever it gives. */
export function cheapest(mind: Mind, options: readonly Answer[], to: (answer: Answer) => Seat): Answer | undefined {
  return leastOf(options, (answer) => {
    const item = itemOf(answer);
    return item === undefined ? undefined : costOf(mind, item, to(answer));
  });
}

/** The answer that brings most into the own hand; from a rival with all that its society needs, a part of that. */
export function dearest(mind: Mind, options: readonly Answer[]): Answer | undefined {
  const isReady = hoardOf(mind, (mind.view.agenda.at(-1) as MatterOf<'take'>).loser) >= ENOUGH;
  return leastOf(options, (answer) => {
    const item = itemOf(answer);
    if (item === undefined) return undefined;
    return isReady && isTreasureOf(mind, rivalOf(mind.society), item) ? -Infinity : -worthOf(mind, item);
  });
}

/** The answer with the least of what is counted; of equal ones the first. */
export function leastOf(options: readonly Answer[], count: (answer: Answer) => number | undefined): Answer | undefined {
  let found: Answer | undefined;
  let least = Infinity;
  for (const option of options) {
    const counted = count(option);
    if (counted !== undefined && counted < least) [found, least] = [option, counted];
  }
  return found;
}

/** The answers without the Broken Mirror, which would keep an item from its effect [C22], where there is another. */
function unspoilt(options: readonly Answer[]): readonly Answer[] {
  const others = options.filter((option) => itemOf(option) !== 'mirror');
  return others.some((option) => itemOf(option) !== undefined) ? others : options;
}

/** Whether the Sextant, given for treasure, would carry it off to somebody who is no ally [C29]. */
const isHandedOn = (mind: Mind, got: Item, given: Item): boolean =>
  mind.concert === 'gathers' &&
  given === 'sextant' &&
  isTreasureOf(mind, mind.society, got) &&
  mind.view.items.length === 1 &&
  !DIRECTIONS.some((to) => isAlly(mind, neighbour(mind.me, to, mind.view.seats)));

const DIRECTIONS = ['left', 'right'] as const;

/** Takes an offer that is worth more than the cheapest answer to it. */
export function answerOffer(mind: Mind, options: readonly Answer[]): Answer | undefined {
  const { by, item } = mind.view.offer!;
  const isFriendly = mind.concert === 'gathers' && isAlly(mind, by);
  const given = cheapest(mind, isFriendly ? unspoilt(options) : options, () => by);
  const refusal = options.find(({ kind }) => kind === 'refuse');
  if (!given || !refusal) return given ?? refusal;
  if (isHandedOn(mind, item!, itemOf(given)!)) return refusal;
  if (isFriendly && isBag(item!) && mind.view.deck > 0) return given; // the ally draws
  const lost = costOf(mind, itemOf(given)!, by);
  const gain = worthOf(mind, item!) - lost;
  const token = isAlly(mind, by) ? (lacksToken(mind, by) ? -2 : 0) : 0.3; // what a refusal gives to the other
  return gain > -token ? given : refusal;
}
