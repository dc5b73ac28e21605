import type { Seat, Tell, Turn } from '@ridotto/kernel';
import {
  PASS,
  ask,
  drawFor,
  keepLimit,
  mayReact,
  move,
  mustChoose,
  never,
  next,
  seatsOf,
  type Rule,
} from './agenda.ts';
import { kindsOf } from './bag.ts';
import { DUEL_ITEMS, leftOf } from './model.ts';
import type { AnswerOf, Duel, DuelItem, Event, Item, Profession, Side, State, Matter } from './model.ts';
import { canUse, mightUse, openProfession } from './professions.ts';
import { outcomeOf, pointsOf } from './points.ts';
import { record } from './record.ts';

export function attack(state: State, defender: Seat, tell: Tell<Event>): void {
  const attacker = state.active!;
  state.duel = { attacker, defender, support: state.items.map(() => null), isAlone: false, out: null, used: [] };
  record(state, tell, { type: 'attacked', by: attacker, to: defender });
  openWindow(state, 'priest');
}

/** The windows before the priority rounds, in order, with those who are asked [C51]. */
const WINDOWS = {
  priest: (state, { attacker }) => mighty(state, 'priest').filter((seat) => seat !== attacker),
  duellist: (state, { attacker, defender }) =>
    mighty(state, 'duellist').filter((seat) => seat === attacker || seat === defender),
  support: (state, { attacker, defender, isAlone }) =>
    isAlone ? [] : seatsOf(state).filter((seat) => seat !== attacker && seat !== defender),
  hypnotist: (state, { attacker, isAlone }) =>
    isAlone ? [] : mighty(state, 'hypnotist').filter((seat) => seat === attacker),
} as const satisfies Partial<Record<Matter['step'], (state: State, duel: Duel) => Seat[]>>;
type Window = keyof typeof WINDOWS;
const ORDER = Object.keys(WINDOWS) as Window[];

const mighty = (state: State, profession: Profession): Seat[] =>
  seatsOf(state).filter((seat) => mightUse(state, seat, profession));

/** The first window from this one on in which somebody might act; then the priority rounds. */
function openWindow(state: State, from: Window): void {
  const duel = state.duel!;
  const window = ORDER.slice(ORDER.indexOf(from)).find((one) => WINDOWS[one](state, duel).length > 0);
  next(state, window ? { step: window } : { step: 'priority', seat: duel.attacker, passes: 0 });
}

const askWindow =
  (window: Window) =>
  (state: State): Turn =>
    mayReact(WINDOWS[window](state, state.duel!));

const useOrPass = (profession: Profession) => (state: State, _step: Matter, seat: Seat) =>
  canUse(state, seat, profession) ? ([{ kind: 'use', what: profession }, PASS] as const) : [PASS];

/** Who of those asked used a profession. */
const userAmong = (asked: readonly Seat[], answers: readonly { kind: string }[]): Seat | undefined =>
  asked[answers.findIndex(({ kind }) => kind === 'use')];

export const priest: Rule<'priest', 'use' | 'pass'> = {
  asked: askWindow('priest'),
  options: useOrPass('priest'),
  apply(state, _step, answers, tell) {
    const duel = state.duel!;
    const user = userAmong(WINDOWS.priest(state, duel), answers);
    if (user === undefined) return openWindow(state, 'duellist');
    openProfession(state, user, 'priest', null, tell);
    if (state.items[duel.attacker]!.length >= 2) next(state, { step: 'pay', to: user }); // [C48]
  },
};

export const pay: Rule<'pay', 'pay'> = {
  asked: (state) => ask(state.duel!.attacker),
  options: (state, _step, seat) => kindsOf(state.items[seat]!).map((item) => ({ kind: 'pay', item })),
  apply(state, { to }, [{ item } = never()], tell) {
    const by = state.duel!.attacker;
    move(state, item, by, to);
    record(state, tell, { type: 'paid', by, to, item });
    keepLimit(state, to);
  },
};

export const duellist: Rule<'duellist', 'use' | 'pass'> = {
  asked: askWindow('duellist'),
  options: useOrPass('duellist'),
  apply(state, _step, answers, tell) {
    const duel = state.duel!;
    const user = userAmong(WINDOWS.duellist(state, duel), answers);
    if (user !== undefined) {
      duel.isAlone = true;
      openInDuel(state, user, 'duellist', null, tell);
    }
    openWindow(state, 'support');
  },
};

const SUPPORTS = [
  { kind: 'support', side: 'attacker' },
  { kind: 'support', side: 'defender' },
] as const;

export const support: Rule<'support', 'support'> = {
  asked: (state) => mustChoose(WINDOWS.support(state, state.duel!)),
  options: () => SUPPORTS,
  apply(state, _step, answers, tell) {
    const duel = state.duel!;
    WINDOWS.support(state, duel).forEach((seat, i) => (duel.support[seat] = answers[i]!.side));
    record(state, tell, { type: 'supported', support: [...duel.support] });
    openWindow(state, 'hypnotist');
  },
};

export const hypnotist: Rule<'hypnotist', 'hypnotise' | 'pass'> = {
  asked: askWindow('hypnotist'),
  options(state, _step, seat) {
    if (!canUse(state, seat, 'hypnotist')) return [PASS];
    const { support } = state.duel!;
    const supporters = seatsOf(state).filter((one) => support[one] !== null);
    return [...supporters.map((one) => ({ kind: 'hypnotise', seat: one }) as const), PASS];
  },
  apply(state, _step, [chosen = never()], tell) {
    const duel = state.duel!;
    if (chosen.kind === 'hypnotise') {
      duel.out = chosen.seat;
      openInDuel(state, duel.attacker, 'hypnotist', chosen.seat, tell);
    }
    next(state, { step: 'priority', seat: duel.attacker, passes: 0 });
  },
};

function openInDuel(state: State, by: Seat, use: Profession, on: Seat | Side | null, tell: Tell<Event>): void {
  state.duel!.used.push({ by, use, count: 1 });
  openProfession(state, by, use, on, tell);
}

/** The side a seat is on: nobody's, if it may not support or is out. */
export function sideOf({ attacker, defender, support, out }: Duel, seat: Seat): Side | null {
  if (seat === attacker) return 'attacker';
  if (seat === defender) return 'defender';
  return seat === out ? null : support[seat]!;
}

/** Who has priority in turn: all on a side, and whoever might still be the Alchemist [C32] [C52]. */
const hasPriority = (state: State, seat: Seat): boolean =>
  sideOf(state.duel!, seat) !== null || (seat !== state.duel!.out && mightUse(state, seat, 'alchemist'));

export const priority: Rule<'priority', 'use' | 'tokens' | 'name' | 'pass'> = {
  asked: (_state, { seat }) => mayReact([seat]),

  options: (state, _step, seat) => [
    ...kindsOf(state.items[seat]!)
      .filter((item): item is DuelItem => whyNotItem(state.duel!, seat, item) === null)
      .map((what) => ({ kind: 'use', what }) as const),
    ...tokenOptions(state, seat),
    ...professionOptions(state, seat),
    PASS,
  ],

  apply(state, { seat, passes }, [chosen = never()], tell) {
    switch (chosen.kind) {
      case 'name':
        openInDuel(state, seat, 'alchemist', chosen.side, tell);
        return decide(state, chosen.side, tell);
      case 'tokens':
        spend(state, seat, chosen.count, tell);
        break;
      case 'use':
        if (chosen.what in DUEL_ITEMS) show(state, seat, chosen.what as DuelItem, tell);
        else openInDuel(state, seat, chosen.what as Profession, null, tell);
        break;
      case 'pass':
        return passOn(state, seat, passes + 1, tell);
    }
    return next(state, { step: 'priority', seat, passes: 0 }); // may add more
  },
};

/** It ends when everybody has passed in a row [C32]. */
function passOn(state: State, seat: Seat, passes: number, tell: Tell<Event>): void {
  const entitled = seatsOf(state).filter((one) => hasPriority(state, one));
  if (passes >= entitled.length) return decide(state, null, tell);
  let follower = leftOf(seat, state.seats);
  while (!entitled.includes(follower)) follower = leftOf(follower, state.seats);
  return next(state, { step: 'priority', seat: follower, passes });
}

const TOKEN_CHOICES = Array.from({ length: 12 }, (_, i) => ({ kind: 'tokens', count: i + 1 }) as const);

const tokenOptions = (state: State, seat: Seat): AnswerOf<'tokens'>[] =>
  sideOf(state.duel!, seat) === null ? [] : TOKEN_CHOICES.slice(0, state.tokens[seat]);

export type WhyNotItem = 'no-duel-item' | 'not-on-a-side' | 'wrong-part' | 'used-already';

/** Why a seat can't use an item in this duel [C35] [C36]. */
export function whyNotItem(duel: Duel, seat: Seat, item: Item): WhyNotItem | null {
  if (!(item in DUEL_ITEMS)) return 'no-duel-item';
  const side = sideOf(duel, seat);
  if (side === null) return 'not-on-a-side';
  const use = DUEL_ITEMS[item as DuelItem];
  const part = isPrincipal(duel, seat) ? 'principal' : 'supporter';
  if (use.part !== part || (use.side !== null && use.side !== side)) return 'wrong-part';
  return duel.used.some((used) => used.use === item) ? 'used-already' : null;
}

/** Who may use a profession in the priority rounds [C47] [C48]. */
const PARTS: Readonly<Partial<Record<Profession, (duel: Duel, seat: Seat) => boolean>>> = {
  alchemist: (duel, seat) => !isPrincipal(duel, seat),
  bodyguard: (duel, seat) => !isPrincipal(duel, seat) && sideOf(duel, seat) !== null,
  grandMaster: ({ defender }, seat) => seat === defender,
  thug: ({ attacker }, seat) => seat === attacker,
};

const isPrincipal = ({ attacker, defender }: Duel, seat: Seat): boolean => seat === attacker || seat === defender;

/** Why a seat can't use its profession in the priority rounds. */
export function whyNotProfession(duel: Duel, seat: Seat, profession: Profession): WhyNotItem | null {
  if (seat === duel.out) return 'not-on-a-side';
  if (duel.used.some((used) => used.use === profession)) return 'used-already';
  return PARTS[profession]?.(duel, seat) ? null : 'wrong-part';
}

const NAMES = [
  { kind: 'name', side: 'attacker' },
  { kind: 'name', side: 'defender' },
] as const;

function professionOptions(state: State, seat: Seat): readonly AnswerOf<'use' | 'name'>[] {
  const { is } = state.professions[seat]!;
  if (!canUse(state, seat, is) || whyNotProfession(state.duel!, seat, is) !== null) return [];
  return is === 'alchemist' ? NAMES : [{ kind: 'use', what: is }];
}

function show(state: State, by: Seat, item: DuelItem, tell: Tell<Event>): void {
  state.duel!.used.push({ by, use: item, count: 1 });
  record(state, tell, { type: 'showed', by, item });
}

/** Used tokens go back to the stack [C34]. */
function spend(state: State, by: Seat, count: number, tell: Tell<Event>): void {
  state.tokens[by]! -= count;
  state.stack += count;
  state.duel!.used.push({ by, use: 'tokens', count });
  record(state, tell, { type: 'spent', by, count });
}

function decide(state: State, named: Side | null, tell: Tell<Event>): void {
  const duel = state.duel!;
  const { winner, by } = outcomeOf(duel, named);
  record(state, tell, { type: 'decided', winner, points: pointsOf(duel), by });
  if (doctors(state).length > 0) return next(state, { step: 'doctor', winner });
  return conclude(state, winner, tell);
}

const doctors = (state: State): Seat[] => mighty(state, 'doctor').filter((seat) => seat !== state.duel!.out);

/** After the outcome is known and before it is carried out [C51]. */
export const doctor: Rule<'doctor', 'use' | 'pass'> = {
  asked: (state) => mayReact(doctors(state)),
  options: useOrPass('doctor'),
  apply(state, { winner }, answers, tell) {
    const user = userAmong(doctors(state), answers);
    if (user === undefined) return conclude(state, winner, tell);
    return openProfession(state, user, 'doctor', null, tell);
  },
};

function conclude(state: State, winner: Side | null, tell: Tell<Event>): void {
  const { attacker, defender } = state.duel!;
  if (winner === null) return drawFor(state, attacker, tell); // [C38]
  const won = winner === 'attacker';
  return next(state, { step: 'spoils', winner: won ? attacker : defender, loser: won ? defender : attacker });
}
