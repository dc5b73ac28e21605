import type { Rng, Seat } from '@ridotto/kernel';
import { TREASURE, cannotBeRefused, isBag, type Answer, type AnswerOf, type Item } from '../rules/model.ts';
import { costOf, worthOf } from './giving.ts';
import { drawWorth, isAlly, isRival, treasureAt, type Mind } from './mind.ts';

/** What a turn is good for, in about the same coin as the worth of items. */
export function action(mind: Mind, options: readonly Answer[], rng: Rng): Answer | undefined {
  let best: Answer | undefined;
  let most = -Infinity;
  for (const option of options) {
    const value = valueOf(mind, option);
    if (value === undefined) continue;
    const whim = (rng(100) / 100) * (1 + 2 * restlessness(mind));
    if (value + whim > most) [best, most] = [option, value + whim];
  }
  return best;
}

const PATIENCE = { turns: 30, more: 10 };

/** Grows where nothing comes of a ride: then other things are tried than those that have come to nothing. */
export const restlessness = ({ view }: Mind): number => Math.max(0, view.turn - PATIENCE.turns) / PATIENCE.more;

function valueOf(mind: Mind, option: Answer): number | undefined {
  if (option.kind === 'spy') return spying(mind, option.at);
  if (option.kind === 'attack') return attacking(mind, option.at);
  if (option.kind === 'offer') return offering(mind, option);
  if (option.kind === 'demand') return demanding(mind, option);
  return option.kind === 'use' ? FORESIGHT : undefined;
}

const FORESIGHT = 5; // the Clairvoyant's look costs nothing

const doubtOf = ({ trust }: Mind, seat: Seat): number => 4 * trust[seat]! * (1 - trust[seat]!);

/** Where treasure may lie and isn't known to: the more items there are, the less one of them tells. */
function spying(mind: Mind, at: Seat): number {
  const chance = treasureAt(mind, at);
  const news = 4 * chance * (1 - chance);
  return (isAlly(mind, at) ? 3 : 2) * news + 0.3;
}

/** A won duel shows a society or brings treasure; a tie brings an item; a lost one costs. */
function attacking(mind: Mind, at: Seat): number | undefined {
  if (isAlly(mind, at)) return undefined; // never, however restless
  const { view, me, trust, own } = mind;
  let lead = (view.tokens[me]! - view.tokens[at]!) * 0.5 + (view.items.includes('dagger') ? 0.7 : 0);
  trust.forEach((one, seat) => {
    if (seat !== me && seat !== at) lead += one - trust[at]! > 0.3 ? 0.25 : 0;
  });
  const win = Math.max(0.1, Math.min(0.85, 0.38 + 0.15 * lead));
  const gain = Math.max(4 * doubtOf(mind, at), 7 * treasureAt(mind, at) * (1 - trust[at]!));
  const risk = own[me]!.least * 3 + 1;
  const tie = view.deck > 0 ? (view.tokens[me]! > 0 ? 0.5 : 0.25) * drawWorth(mind) : 0;
  return Math.max(win * gain, tie) + 0.3 * tie - (1 - win) * 0.5 * risk + 0.6;
}

const HANDOVER = 6;

const isTreasure = (item: Item): boolean => item === TREASURE.order || item === TREASURE.brotherhood;

/** Effects are the giver's; a refusal brings a token. */
function offering(mind: Mind, { item, to }: AnswerOf<'offer'>): number | undefined {
  if (isRival(mind, to) && isTreasure(item)) return undefined; // never, however restless
  if (item === TREASURE[mind.society]) return isHandover(mind, to) ? HANDOVER : -5;
  if (isTreasure(item) && !isAlly(mind, to)) return -5;
  const taken = cannotBeRefused(item) ? 1 : 0.6 * 0.4 ** refusals(mind, item, to);
  const token = mind.view.stack > 0 ? Math.max(0, 0.7 - 0.15 * mind.view.tokens[mind.me]!) : 0;
  const got = isAlly(mind, to) ? 1 : 1.3;
  return taken * (got - costOf(mind, item, to) + effectOf(mind, item, to)) + (1 - taken) * token;
}

/** Treasure is worth most in one hand, whose owner knows what is in it: it goes to a sure ally who has as much. */
function isHandover({ trust, own, sightings, me }: Mind, to: Seat): boolean {
  const { least, most } = own[to]!;
  const there = Math.max(least, Math.min(most, sightings[to]!.count));
  return trust[to]! >= SURE && there > 0 && there >= own[me]!.least;
}

const SURE = 0.95; // trust for which one gives treasure away

/** How often somebody has lately refused an item of the viewer's. */
function refusals({ view, me }: Mind, item: Item, to: Seat): number {
  let [count, isSame] = [0, false];
  for (const event of view.history) {
    if (event.turn < view.turn - 6 * view.seats) continue;
    if (event.type === 'offered') isSame = event.by === me && event.to === to && event.item === item;
    if (event.type === 'refused' && isSame) count++;
  }
  return count;
}

function effectOf(mind: Mind, item: AnswerOf<'offer'>['item'], to: Seat): number {
  if (item === 'monocle') return 5 * doubtOf(mind, to);
  if (item === 'privilege') return 4 * treasureAt(mind, to) * (1 - treasureAt(mind, to)) * 2;
  if (isBag(item)) return mind.view.deck > 0 ? drawWorth(mind) : 0;
  if (item === 'pearl') return isRival(mind, to) ? 1 : isAlly(mind, to) ? -4 : 0;
  return 0;
}

/** The Diplomat asks once: for treasure that is certain to be there. */
function demanding(mind: Mind, { item, of }: AnswerOf<'demand'>): number | undefined {
  if (item !== TREASURE[mind.society] || isAlly(mind, of)) return undefined;
  return mind.own[of]!.least > 0 ? 3 + worthOf(mind, item) : undefined;
}
