import type { Rng, Seat } from '@ridotto/kernel';
import { pointsOf } from '../rules/points.ts';
import { sideOf } from '../rules/duel.ts';
import type { Answer, Duel, MatterOf, Side } from '../rules/model.ts';
import { drawWorth, isAlly, isSettled, isSureAlly, isSureRival, treasureAt, type Mind } from './mind.ts';

const SPOILS = 7; // what a search is worth where treasure is certain to be
const SURELY = 0.06; // difference in trust that is more than a whim

/** Supports whoever is more likely an ally, unless an ally would rather draw than win. */
export function support(mind: Mind, options: readonly Answer[], rng: Rng): Answer | undefined {
  const tie = sideForTie(mind);
  if (tie) return options.find((option) => option.kind === 'support' && option.side === tie);
  const { attacker, defender } = mind.view.duel!;
  const balance = mind.trust[attacker]! - mind.trust[defender]!;
  const side = Math.abs(balance) < SURELY ? whim(rng) : balance > 0 ? 'attacker' : 'defender';
  return options.find((option) => option.kind === 'support' && option.side === side);
}

/** A tie brings the attacker an item, so nobody has much to lose by standing with the defence. */
const whim = (rng: Rng): Side => (rng(2) > 0 ? 'attacker' : 'defender');

/**
 * Where everybody knows everybody, the larger society wins every duel and gains nothing, while what is missing lies in
 * the deck. So allies of the attacker divide themselves, the first seats for the attack, until its tokens make a tie.
 */
function sideForTie(mind: Mind): Side | undefined {
  const { attacker, defender } = mind.view.duel!;
  const { trust, view, me } = mind;
  if (!isSureAlly(mind, attacker) || !isSureRival(mind, defender) || view.deck === 0) return undefined;
  const others = trust.flatMap((_, seat) => (seat === attacker || seat === defender ? [] : [seat]));
  if (!isSettled(mind, others)) return undefined;
  if (drawWorth(mind) <= SPOILS * treasureAt(mind, defender)) return undefined;
  const allies = others.filter((seat) => isSureAlly(mind, seat));
  const attacking = Math.floor(others.length / 2);
  const missing = others.length - 2 * attacking; // points, where as many allies attack
  if (attacking >= allies.length || missing > view.tokens[attacker]!) return undefined;
  return allies.indexOf(me) < attacking ? 'attacker' : 'defender';
}

/** How much the viewer wants its side to win. */
function zeal(mind: Mind, duel: Readonly<Duel>): number {
  const { me } = mind;
  if (me === duel.attacker || me === duel.defender) return 1;
  const side = sideOf(duel, me);
  if (side === null) return 0;
  return (
    mind.trust[side === 'attacker' ? duel.attacker : duel.defender]! -
    mind.trust[side === 'attacker' ? duel.defender : duel.attacker]!
  );
}

const KEEN = 0.5; // zeal for which one spends something
const MILD = 0.15; // and for which one opens a Bodyguard, who lasts [C47]

const isMild = (mind: Mind, duel: Readonly<Duel>): boolean =>
  mind.concert === 'gathers' && mind.view.profession === 'bodyguard' && zeal(mind, duel) >= MILD;

/** Adds what turns the duel, the least of it that does; where nothing turns it, nothing. */
export function addition(mind: Mind, options: readonly Answer[]): Answer | undefined {
  const duel = mind.view.duel! as Duel;
  const pass = options.find(({ kind }) => kind === 'pass');
  const alchemy = named(mind, duel, options);
  if (alchemy) return alchemy;
  const side = sideOf(duel, mind.me);
  const isKeen = zeal(mind, duel) >= KEEN;
  if (side === null || (!isKeen && !isMild(mind, duel))) return pass;
  const [attack, defence] = pointsOf(duel);
  const lead = side === 'attacker' ? attack - defence : defence - attack;
  const isPrincipal = mind.me === duel.attacker || mind.me === duel.defender;
  if (lead > 0 || (lead === 0 && isTieWanted(mind, duel))) return pass;
  const ring = options.find((option) => isKeen && option.kind === 'use' && option.what === 'ring');
  if (lead === 0 && ring) return ring;
  const free = options.filter(
    (option) => option.kind === 'use' && (isKeen ? option.what !== 'ring' : option.what === 'bodyguard'),
  );
  const tokens = isKeen ? Math.max(0, ...options.map((option) => (option.kind === 'tokens' ? option.count : 0))) : 0;
  const reach = lead + free.length + tokens;
  const isEnough = reach > 0 || (reach === 0 && (ring !== undefined || side === 'defender' || isPrincipal));
  if (!isEnough) return pass;
  if (free.length > 0) return free[0];
  const wanted = ring || isTieWanted(mind, duel) ? -lead : 1 - lead;
  const spent = Math.min(tokens, wanted);
  return options.find((option) => option.kind === 'tokens' && option.count === spent) ?? pass;
}

/** A tie brings the attacker an item of the deck: often more than there is to win [C38]. */
function isTieWanted(mind: Mind, { attacker, defender }: Duel): boolean {
  if (attacker !== mind.me || mind.view.deck === 0) return false;
  const doubt = 4 * mind.trust[defender]! * (1 - mind.trust[defender]!);
  return drawWorth(mind) > Math.max(4 * doubt, SPOILS * treasureAt(mind, defender));
}

/** The Alchemist's word is spent on somebody who is worth it. */
function named({ trust, view, me }: Mind, duel: Duel, options: readonly Answer[]): Answer | undefined {
  if (!options.some(({ kind }) => kind === 'name')) return undefined;
  const { attacker, defender } = duel;
  const balance = trust[attacker]! - trust[defender]!;
  if (Math.abs(balance) < 0.5 || view.turn < 6 || me === attacker) return undefined;
  const [attack, defence] = pointsOf(duel);
  const side: Side = balance > 0 ? 'attacker' : 'defender';
  const isWon = side === 'attacker' ? attack > defence : defence > attack;
  return isWon ? undefined : options.find((option) => option.kind === 'name' && option.side === side);
}

/** Puts out of the duel a supporter of the other side, unless it is as good as won. */
export function hypnosis({ view, trust, concert }: Mind, options: readonly Answer[]): Answer | undefined {
  const [attack, defence] = pointsOf(view.duel!);
  const isWon = concert === 'gathers' && attack - defence >= 2;
  const others = options
    .filter((option) => option.kind === 'hypnotise' && view.duel!.support[option.seat] === 'defender')
    .sort((a, b) => trust[(a as { seat: Seat }).seat]! - trust[(b as { seat: Seat }).seat]!);
  return (isWon ? undefined : others[0]) ?? options.find(({ kind }) => kind === 'pass');
}

/** Professions that save: for oneself, or for an ally in danger. */
export function defence({ view, me, trust }: Mind, options: readonly Answer[]): Answer | undefined {
  const { attacker, defender } = view.duel!;
  const isOwn = defender === me;
  const isFriend = trust[defender]! >= 0.9 && trust[attacker]! <= 0.2 && attacker !== me;
  return options.find(({ kind }) => kind === (isOwn || isFriend ? 'use' : 'pass'));
}

/** Fights alone when attacked, and where there is treasure to take and nobody to help the defence [C48]. */
export function duellist(mind: Mind, options: readonly Answer[]): Answer | undefined {
  const { view, me, concert } = mind;
  const { attacker, defender } = view.duel!;
  const isBooty = concert === 'gathers' && attacker === me && treasureAt(mind, defender) >= BOOTY;
  const isUsed = defender === me || (isBooty && view.open[defender] !== 'grandMaster');
  return options.find(({ kind }) => kind === (isUsed ? 'use' : 'pass'));
}

const BOOTY = 0.6; // chance of treasure for which the Duellist is spent

/** Cancels what was lost by oneself or a sure ally. */
export function doctor({ view, me, trust }: Mind, options: readonly Answer[]): Answer | undefined {
  const { winner } = view.agenda.at(-1) as MatterOf<'doctor'>;
  const { attacker, defender } = view.duel!;
  const [won, lost] = winner === 'attacker' ? [attacker, defender] : [defender, attacker];
  const isSad = winner !== null && (lost === me || (won !== me && trust[lost]! >= 0.9 && trust[won]! <= 0.2));
  return options.find(({ kind }) => kind === (isSad ? 'use' : 'pass'));
}

/** Takes treasure where there may be some, and else looks at whom it doesn't know. */
export function spoils(mind: Mind, options: readonly Answer[]): Answer | undefined {
  const { view, trust, concert } = mind;
  const { loser } = view.agenda.at(-1) as MatterOf<'spoils'>;
  const doubt = 4 * trust[loser]! * (1 - trust[loser]!);
  const treasure = treasureAt(mind, loser) * (isAlly(mind, loser) ? 0.2 : 1);
  const isExchange = concert === 'gathers' && view.hands[loser] === 1; // one has to be given back [C37]
  const isLooked = doubt > treasure || (isExchange && doubt > 0 && treasure < 0.5);
  return options.find(({ kind }) => kind === (isLooked ? 'look' : 'search'));
}
