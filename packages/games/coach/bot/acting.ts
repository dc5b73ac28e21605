import type { Rng, Seat } from '@ridotto/kernel';
import { TREASURE, isBag, rivalOf, type Answer, type AnswerOf } from '../rules/model.ts';
import { costOf, worthOf } from './giving.ts';
import { isAlly, isRival, treasureAt, type Mind } from './mind.ts';

/** What a turn is good for, in about the same coin as the worth of items. */
export function action(mind: Mind, options: readonly Answer[], rng: Rng): Answer | undefined {
  let best: Answer | undefined;
  let most = -Infinity;
  for (const option of options) {
    const value = valueOf(mind, option);
    if (value === undefined) continue;
    const whim = rng(100) / 100;
    if (value + whim > most) [best, most] = [option, value + whim];
  }
  return best;
}

function valueOf(mind: Mind, option: Answer): number | undefined {
  if (option.kind === 'spy') return spying(mind, option.at);
  if (option.kind === 'attack') return attacking(mind, option.at);
  if (option.kind === 'offer') return offering(mind, option);
  if (option.kind === 'demand') return demanding(mind, option);
  return option.kind === 'use' ? FORESIGHT : undefined;
}

const FORESIGHT = 5; // the Clairvoyant's look costs nothing

const doubtOf = ({ trust }: Mind, seat: Seat): number => 4 * trust[seat]! * (1 - trust[seat]!);

/** Where treasure may lie and isn't known to. */
function spying(mind: Mind, at: Seat): number {
  const chance = treasureAt(mind, at);
  const isOpen = mind.own[at]!.least < mind.own[at]!.most;
  return isOpen ? (isAlly(mind, at) ? 3 : 1.5) * chance : 0;
}

/** A won duel shows a society or brings treasure; a tie brings an item; a lost one costs. */
function attacking(mind: Mind, at: Seat): number {
  if (isAlly(mind, at)) return -5;
  const { view, me, trust, own } = mind;
  let lead = (view.tokens[me]! - view.tokens[at]!) * 0.7 + (view.items.includes('dagger') ? 0.7 : 0);
  trust.forEach((one, seat) => {
    if (seat !== me && seat !== at) lead += one - trust[at]! > 0.3 ? 0.25 : 0;
  });
  const win = Math.max(0.1, Math.min(0.85, 0.38 + 0.15 * lead));
  const gain = Math.max(4 * doubtOf(mind, at), 7 * treasureAt(mind, at) * (1 - trust[at]!));
  const risk = own[me]!.least * 3 + 1;
  return win * gain - (1 - win) * 0.5 * risk + 0.6;
}

/** Effects are the giver's; a refusal brings a token. */
function offering(mind: Mind, { item, to }: AnswerOf<'offer'>): number {
  const cost = costOf(mind, item, to);
  if (item === TREASURE[mind.society] || (item === TREASURE[rivalOf(mind.society)] && !isAlly(mind, to))) return -5;
  const taken = item === 'pearl' || item === 'mirror' ? 1 : 0.6;
  const got = isAlly(mind, to) ? 1 : 1.3;
  return taken * (got - cost + effectOf(mind, item, to)) + (1 - taken) * 0.7;
}

function effectOf(mind: Mind, item: AnswerOf<'offer'>['item'], to: Seat): number {
  if (item === 'monocle') return 5 * doubtOf(mind, to);
  if (item === 'privilege') return 4 * treasureAt(mind, to) * (mind.own[to]!.least < mind.own[to]!.most ? 1 : 0);
  if (isBag(item)) return mind.view.deck > 0 ? 3 : 0;
  if (item === 'pearl') return isRival(mind, to) ? 1 : isAlly(mind, to) ? -4 : 0;
  return 0;
}

/** The Diplomat asks once: for treasure that is certain to be there. */
function demanding(mind: Mind, { item, of }: AnswerOf<'demand'>): number | undefined {
  if (item !== TREASURE[mind.society] || isAlly(mind, of)) return undefined;
  return mind.own[of]!.least > 0 ? 3 + worthOf(mind, item) : undefined;
}
