import type { Player, Players, Rng, Seat } from '@ridotto/kernel';
import { USES, neighbour, type Answer, type Coach, type Matter, type MatterOf } from '../rules/model.ts';
import { notation } from '../rules/notation.ts';
import { action } from './acting.ts';
import { declaration } from './declaring.ts';
import { addition, defence, doctor, duellist, hypnosis, spoils, support } from './duelling.ts';
import { answerOffer, cheapest, dearest, leastOf, worthOf } from './giving.ts';
import { isAlly, mindOf, type Concert, type Mind } from './mind.ts';
import type { Judgement } from './sides.ts';

interface Strength {
  readonly boldness: number; // how likely a declaration has to be right
  readonly judgement: Judgement;
  readonly concert: Concert;
  readonly overlooks: number; // answers, of a hundred
}

const STRENGTHS = {
  novice: { boldness: 1, judgement: 'none', concert: 'none', overlooks: 34 },
  simple: { boldness: 1, judgement: 'none', concert: 'none', overlooks: 14 },
  able: { boldness: 1, judgement: 'of behaviour', concert: 'gathers', overlooks: 22 },
  keen: { boldness: 0.95, judgement: 'of behaviour', concert: 'gathers', overlooks: 12 },
  master: { boldness: 0.88, judgement: 'of behaviour', concert: 'gathers', overlooks: 0 },
} as const satisfies Record<string, Strength>;

type Habit = (mind: Mind, options: readonly Answer[], rng: Rng, strength: Strength) => Answer | undefined;

const useIt: Habit = (_mind, options) => options.find(({ kind }) => kind === 'use') ?? options[0];

/** What it does at each question. */
const HABITS: Readonly<Record<Matter['step'], Habit>> = {
  deal: useIt,
  spied: useIt,
  draw: useIt,
  act: (mind, options, rng, { boldness }) => declaration(mind, options, boldness) ?? action(mind, options, rng),
  top: (mind, options) =>
    leastOf(options, (one) =>
      one.kind === 'top' ? -2 * worthOf(mind, one.items[0]!) - worthOf(mind, one.items[1] ?? one.items[0]!) : undefined,
    ),
  answer: answerOffer,
  exchange: (mind, options) => cheapest(mind, options, () => matterOf(mind, 'exchange').of),
  contraband: useIt,
  effect(mind, options, ...rest) {
    const { item, partner } = matterOf(mind, 'effect');
    const isLeft = item === 'tome' && !wantsSwap(mind, partner);
    return isLeft ? options.find(({ kind }) => kind === 'pass') : useIt(mind, options, ...rest);
  },
  become: (mind, options) => (mind.concert === 'gathers' && isSpent(mind) ? options[0] : options.at(-1)),
  sextant(mind, options) {
    const to = neighbour(mind.me, matterOf(mind, 'sextant').to, mind.view.seats);
    return cheapest(mind, options, () => to);
  },
  gift: (mind, options) => cheapest(mind, options, (one) => (one as { to: Seat }).to),
  priest: defence,
  pay: (mind, options) => cheapest(mind, options, () => matterOf(mind, 'pay').to),
  duellist,
  support,
  hypnotist: hypnosis,
  priority: addition,
  doctor,
  spoils,
  take: dearest,
  return: (mind, options) => cheapest(mind, options, () => matterOf(mind, 'return').loser),
};

/** Whether the own profession can do nothing more, unless somebody turns it face down [C46]. */
const isSpent = ({ view, me }: Mind): boolean => view.open[me] !== null && USES[view.open[me]!].once;

/** The Tome is for who loses nothing by it, or takes a lasting profession from somebody who is no ally [C27]. */
function wantsSwap(mind: Mind, partner: Seat): boolean {
  const { view, concert } = mind;
  if (concert === 'none' || isSpent(mind)) return true;
  const theirs = view.open[partner] ?? null;
  return theirs !== null && !USES[theirs].once && USES[view.profession!].once && !isAlly(mind, partner);
}

const matterOf = <S extends Matter['step']>({ view }: Mind, _step: S): MatterOf<S> => view.agenda.at(-1) as MatterOf<S>;

export const player =
  (strength: Strength): Player<Coach> =>
  ({ view, options }, rng) => {
    if (options.length === 1) return [options[0]!];
    const mind = mindOf(view, strength.judgement, strength.concert);
    const seen = noticed(options, strength, rng);
    const chosen = HABITS[view.agenda.at(-1)!.step](mind, seen, rng, strength);
    return [among(options, chosen) ?? any(seen, options, rng)];
  };

/** Anything but a word that ends the game. */
function any(seen: readonly Answer[], options: readonly Answer[], rng: Rng): Answer {
  const isQuiet = ({ kind }: Answer) => kind !== 'declare' && kind !== 'divine';
  const quiet = seen.some(isQuiet) ? seen.filter(isQuiet) : options.filter(isQuiet);
  return quiet[rng(quiet.length)]!;
}

/** What it doesn't overlook: never the end of the game, and at least one way to go. */
function noticed(options: readonly Answer[], { overlooks }: Strength, rng: Rng): readonly Answer[] {
  if (overlooks === 0) return options;
  const found = options.filter(({ kind }) => kind === 'pass' || kind === 'refuse' || rng(100) >= overlooks);
  return found.length > 0 ? found : [options[rng(options.length)]!];
}

function among(options: readonly Answer[], chosen: Answer | undefined): Answer | undefined {
  const { write } = notation.answer;
  return chosen && options.find((option) => option === chosen || write(option) === write(chosen));
}

export const players: Players<Coach> = {
  novice: player(STRENGTHS.novice),
  simple: player(STRENGTHS.simple),
  able: player(STRENGTHS.able),
  keen: player(STRENGTHS.keen),
  master: player(STRENGTHS.master),
};
