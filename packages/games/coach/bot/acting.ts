import type { Rng, Seat } from '@ridotto/kernel';
import { ENOUGH } from '../rules/declare.ts';
import { TREASURE, cannotBeRefused, isBag, type Answer, type AnswerOf, type Item } from '../rules/model.ts';
import { costOf, isTreasure, isTreasureOf, mayEndWith, worthOf } from './giving.ts';
import {
  drawWorth,
  hoardOf,
  isAlly,
  isRival,
  isSettled,
  isSureAlly,
  isSureRival,
  lacksToken,
  treasureAt,
  type Mind,
} from './mind.ts';
import { holdersOf } from './sightings.ts';

/** What a turn is good for, in about the same coin as the worth of items. */
export function action(mind: Mind, options: readonly Answer[], rng: Rng): Answer | undefined {
  const look = options.find(({ kind }) => kind === 'use');
  if (look && canDraw(mind)) return look;
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

/** Whether a Clairvoyant could draw what it lays on top before others do: by a Bag, in the same turn [C50]. */
const canDraw = ({ view, concert }: Mind): boolean =>
  concert === 'gathers' && (view.items.some(isBag) || view.turn > LATE);

const LATE = 12; // turns after which a look is better than none

const PATIENCE = { turns: 30, more: 10 };
const UNREST = 1.5; // at most, of those who act in concert: more of it, and nothing is done for a reason

/** Grows where nothing comes of a ride: then other things are tried than those that have come to nothing. */
export function restlessness({ view, concert }: Mind): number {
  const restless = Math.max(0, view.turn - PATIENCE.turns) / PATIENCE.more;
  return concert === 'gathers' ? Math.min(restless, UNREST) : restless;
}

function valueOf(mind: Mind, option: Answer): number | undefined {
  if (option.kind === 'spy') return spying(mind, option.at);
  if (option.kind === 'attack') return attacking(mind, option.at);
  if (option.kind === 'offer') return offering(mind, option);
  if (option.kind === 'demand') return demanding(mind, option);
  return option.kind === 'use' && mind.concert === 'none' ? FORESIGHT : undefined;
}

const FORESIGHT = 5; // to whoever doesn't look first: the pool's riders are frozen

const doubtOf = ({ trust }: Mind, seat: Seat): number => 4 * trust[seat]! * (1 - trust[seat]!);

/** Where treasure may lie and isn't known to: the more items there are, the less one of them tells. */
function spying(mind: Mind, at: Seat): number {
  const chance = treasureAt(mind, at);
  const news = 4 * chance * (1 - chance) * STALE ** looksAt(mind, at);
  return (isAlly(mind, at) ? (isIdle(mind, at) ? 0 : 3) : 2) * news + 0.3;
}

/** Whether nothing can come of a look at an ally: it is for who has treasure and may declare [C39], and hands on none. */
function isIdle(mind: Mind, at: Seat): boolean {
  const { concert, own, me } = mind;
  if (concert === 'none' || !isSureAlly(mind, at)) return false;
  return own[me]!.least === 0 || (keeperOf(mind) ?? me) !== me;
}

const STALE = 0.7; // what is left of the news where one has looked before
const LATELY = 5; // rounds

/** How often the viewer has lately spied on somebody. */
function looksAt({ view, me }: Mind, at: Seat): number {
  const from = view.turn - LATELY * view.seats;
  return view.history.reduce(
    (count, event) =>
      event.type === 'spied' && event.by === me && event.to === at && event.turn >= from ? count + 1 : count,
    0,
  );
}

/** A won duel shows a society or brings treasure; a tie brings an item; a lost one costs. */
function attacking(mind: Mind, at: Seat): number | undefined {
  if (isAlly(mind, at) || isLostAgainst(mind, at)) return undefined; // never, however restless
  const { view, me, trust, own } = mind;
  let lead = (view.tokens[me]! - view.tokens[at]!) * 0.5 + (view.items.includes('dagger') ? 0.7 : 0);
  trust.forEach((one, seat) => {
    if (seat !== me && seat !== at) lead += one - trust[at]! > 0.3 ? 0.25 : 0;
  });
  const win = Math.max(0.1, Math.min(0.85, 0.38 + 0.15 * lead));
  const gain = Math.max(4 * doubtOf(mind, at), 7 * treasureAt(mind, at) * (1 - trust[at]!), threatOf(mind, at));
  const risk = own[me]!.least * 3 + 1;
  const tie = view.deck > 0 ? tieChance(mind, at) * drawWorth(mind) : 0;
  return Math.max(win * gain, tie) + 0.3 * tie - (1 - win) * 0.5 * risk + 0.6;
}

/** What it is worth to keep a rival from declaring who has nearly enough for it. */
const threatOf = (mind: Mind, at: Seat): number => (hoardOf(mind, at) >= ENOUGH - 1 ? THREAT : 0);

const THREAT = 9;

/** How likely a duel ends in a tie: allies who know each other divide themselves for it. */
function tieChance(mind: Mind, at: Seat): number {
  const { view, me, trust } = mind;
  const seats = trust.map((_, seat) => seat).filter((seat) => seat !== me);
  const canBeMade = view.seats % 2 === 0 || view.tokens[me]! > 0;
  if (canBeMade && isSureRival(mind, at) && isSettled(mind, seats)) return canBeEven(mind, at) ? 0.7 : 0;
  return view.tokens[me]! > 0 ? 0.5 : 0.25;
}

/** Whether a duel would be lost whatever the own side adds, where everybody knows everybody. */
function isLostAgainst(mind: Mind, at: Seat): boolean {
  const others = mind.trust.map((_, seat) => seat).filter((seat) => seat !== mind.me);
  return mind.concert === 'gathers' && isSettled(mind, others) && !canBeEven(mind, at);
}

/** Whether what lies open leaves the attack at least a tie: the own side's tokens count, the other's don't yet. */
function canBeEven(mind: Mind, at: Seat): boolean {
  const { view, me, trust } = mind;
  if (mind.concert === 'none') return true;
  const allies = trust.map((_, seat) => seat).filter((seat) => seat === me || (seat !== at && isSureAlly(mind, seat)));
  const tokens = allies.reduce((sum, seat) => sum + view.tokens[seat]!, 0);
  return leadOver(mind, at) + tokens >= 0;
}

/** Points of an attack less those of the defence, by who sides with whom, by lasting professions [C47] and known items [C35]. */
function leadOver(mind: Mind, at: Seat): number {
  const { view, me, trust } = mind;
  const [knives, whips, gloves, rings] = (['knives', 'whip', 'gloves', 'ring'] as const).map((item) =>
    holdersOf(view, item),
  ) as [Holders, Holders, Holders, Holders];
  const supports = trust.map((_, seat) => {
    if (seat === me || seat === at) return 0;
    const points = view.open[seat] === 'bodyguard' ? 2 : 1;
    return isSureAlly(mind, seat) ? points + Number(knives[seat]) : -points - Number(whips[seat]);
  });
  const own =
    Number(view.profession === 'thug' || view.profession === 'hypnotist') + Number(view.items.includes('dagger'));
  const theirs = Number(view.open[at] === 'grandMaster') + Number(gloves[at]) + Number(rings[at]); // a ring wins ties [C36]
  return supports.reduce((sum, one) => sum + one, own) - theirs;
}

type Holders = readonly boolean[];

const HANDOVER = 6;

/** Effects are the giver's; a refusal brings a token. */
function offering(mind: Mind, { item, to }: AnswerOf<'offer'>): number | undefined {
  if (isTreasure(mind, item) && (isRival(mind, to) || mayEndWith(mind, item, to))) return undefined; // never, however restless
  if (isTreasureOf(mind, mind.society, item)) return isHandover(mind, to) ? HANDOVER : -5;
  if (isTreasure(mind, item) && !isAlly(mind, to)) return -5;
  const taken = cannotBeRefused(item) ? 1 : agreed(mind, to) * 0.4 ** refusals(mind, item, to);
  const token =
    mind.view.stack > 0 ? Math.max(lacksToken(mind, mind.me) ? 2 : 0, 0.7 - 0.15 * mind.view.tokens[mind.me]!) : 0;
  const got = isAlly(mind, to) ? 1 : 1.3;
  return taken * (got - costOf(mind, item, to) + effectOf(mind, item, to)) + (1 - taken) * token;
}

/** How likely an offer is taken that wasn't refused before. */
const agreed = (mind: Mind, to: Seat): number => (mind.concert === 'gathers' && isSureAlly(mind, to) ? 0.95 : 0.6);

/** Treasure is worth most in one hand, whose owner knows what is in it: it goes to a sure ally who has as much. */
function isHandover(mind: Mind, to: Seat): boolean {
  const keeper = keeperOf(mind);
  if (keeper !== undefined) return to === keeper;
  const { trust, own, sightings, me } = mind;
  const { least, most } = own[to]!;
  const there = Math.max(least, Math.min(most, sightings[to]!.count));
  return trust[to]! >= SURE && there > 0 && there >= own[me]!.least;
}

/**
 * Where everybody knows everybody, allies need not see what the others hold: all goes to the first of their seats whose
 * hand has room for it, as whoever takes treasure has to give something else [C16].
 */
function keeperOf(mind: Mind): Seat | undefined {
  const { concert, me, trust, view } = mind;
  const seats = trust.map((_, seat) => seat);
  const others = seats.filter((seat) => seat !== me);
  if (concert === 'none' || !isSettled(mind, others)) return undefined;
  const allies = seats.filter((seat) => seat === me || isSureAlly(mind, seat));
  const most = Math.max(...allies.map((seat) => view.hands[seat]!));
  return allies.find((seat) => view.hands[seat]! >= Math.min(ENOUGH, most));
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
  if (item === 'pearl') return isRival(mind, to) ? 1 + threatOf(mind, to) / 3 : isAlly(mind, to) ? -4 : 0;
  return 0;
}

/** The Diplomat asks once: for treasure that is certain to be there. */
function demanding(mind: Mind, { item, of }: AnswerOf<'demand'>): number | undefined {
  if (item !== TREASURE[mind.society] || isAlly(mind, of)) return undefined;
  return mind.own[of]!.least > 0 ? 3 + worthOf(mind, item) : undefined;
}
