import { isRecord, type Game, type Tell, type Turn } from '@ridotto/kernel';
import { act } from './act.ts';
import { CHANCE, draw, endTurn, gift, type Question, type Rule } from './agenda.ts';
import { drawn } from './bag.ts';
import { applyDeal, readDeal, rollDeal, start } from './deal.ts';
import { doctor, duellist, hypnotist, pay, priest, priority, support } from './duel.ts';
import { become, carryOut, effect, sextant } from './effects.ts';
import { guess } from './knowledge/guess.ts';
import type { Choice, Event, Item, Result, Setup, State, Step, StepOf, View } from './model.ts';
import { exchange, top } from './professions.ts';
import { giveBack, spoils, take } from './spoils.ts';
import { spied } from './spy.ts';
import { answer, contraband } from './trade.ts';
import { view } from './view.ts';

const deal: Rule<'deal', 'deal'> = {
  asked: () => CHANCE,
  options: () => [],
  apply: (state, _step, [dealt], tell) => applyDeal(state, dealt!, tell),
};

/** Every question of the rules. */
const RULES: { readonly [K in Step['step']]: Question<StepOf<K>, Choice> } = {
  deal,
  act,
  top,
  spied,
  answer,
  exchange,
  contraband,
  effect,
  become,
  sextant,
  draw,
  gift,
  priest,
  pay,
  duellist,
  support,
  hypnotist,
  priority,
  doctor,
  spoils,
  take,
  return: giveBack,
};

const ruleOf = (step: Step) => RULES[step.step] as Question<Step, Choice>;

export const game: Game<State, Choice, Event, View, Setup> = {
  start,

  turn(state) {
    if (state.result) return over(state.seats, state.result);
    const step = state.agenda.at(-1)!;
    return ruleOf(step).asked(state, step);
  },

  options(state, seat) {
    const step = state.agenda.at(-1)!;
    return ruleOf(step).options(state, step, seat);
  },

  roll(state, rng) {
    const step = state.agenda.at(-1)!;
    return step.step === 'deal' ? rollDeal(state, rng) : { kind: 'turned', item: drawn(turnedFrom(state, step), rng) };
  },

  apply(state, answers, tell) {
    const step = state.agenda.pop()!;
    ruleOf(step).apply(state, step, answers, tell);
    settle(state, tell);
  },

  clone: (state) => ({
    ...state,
    agenda: [...state.agenda],
    societies: [...state.societies],
    professions: state.professions.map(({ is, open }) => ({ is, open })),
    unused: [...state.unused],
    items: state.items.map((hand) => [...hand]),
    deck: [...state.deck],
    top: [...state.top],
    tokens: [...state.tokens],
    duel: state.duel && { ...state.duel, support: [...state.duel.support], used: [...state.duel.used] },
    history: [...state.history],
  }),

  view,
  guess,
};

/** Goes on to the next question that somebody must answer. */
function settle(state: State, tell: Tell<Event>): void {
  if (state.result) return;
  for (;;) {
    const step = state.agenda.at(-1);
    if (!step) return endTurn(state);
    if (step.step !== 'effect' || !step.isSure || step.item === 'sextant') return;
    state.agenda.pop();
    carryOut(state, step, tell);
  }
}

const over = (seats: number, { winners, reason }: Result): Turn => ({
  kind: 'over',
  payoffs: Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : -1)),
  reason,
});

/** The cards of which chance turns up one. */
function turnedFrom(state: State, step: Step): readonly Item[] {
  return step.step === 'spied' ? state.items[step.at]! : state.deck;
}

/** The answer of chance that this JSON stands for, if chance could answer so now. */
export function readRoll(state: State, answer: unknown): Choice | undefined {
  const step = state.agenda.at(-1);
  if (step?.step === 'deal') return readDeal(state, answer);
  if (step?.step !== 'spied' && step?.step !== 'draw') return undefined;
  if (!isRecord(answer) || answer.kind !== 'turned' || Object.keys(answer).length !== 2) return undefined;
  const item = turnedFrom(state, step).find((one) => one === answer.item);
  return item && { kind: 'turned', item };
}
