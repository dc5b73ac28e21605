import type { Game, Tell, Turn } from '@ridotto/kernel';
import { act } from './act.ts';
import { audiences } from './audiences.ts';
import { draw, endTurn, gift, type Question, type Turning } from './agenda.ts';
import { drawn } from './bag.ts';
import { applyDeal, canDeal, rollDeal, start } from './deal.ts';
import { doctor, duellist, hypnotist, pay, priest, priority, support } from './duel.ts';
import { become, carryOut, effect, sextant } from './effects.ts';
import { guess } from './knowledge/guess.ts';
import type { Answer, ChanceMatter, Coach, Event, Result, State, Matter, MatterOf } from './model.ts';
import { exchange, top } from './professions.ts';
import { giveBack, spoils, take } from './spoils.ts';
import { spied } from './spy.ts';
import { answer, contraband } from './trade.ts';
import { view } from './view.ts';

type Asked = Exclude<Matter, ChanceMatter>;

/** Every question of the rules to seats. */
const RULES: { readonly [K in Asked['step']]: Question<MatterOf<K>, Answer> } = {
  act,
  top,
  answer,
  exchange,
  contraband,
  effect,
  become,
  sextant,
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

const ruleOf = (step: Asked) => RULES[step.step] as Question<Matter, Answer>;

/** Every question to chance, but for the deal. */
const TURNINGS = { spied, draw };
type Turned = Exclude<ChanceMatter, MatterOf<'deal'>>;
const turningOf = (step: Turned) => TURNINGS[step.step] as Turning<ChanceMatter>;

const CHANCE: Turn = { kind: 'roll' };
const isChance = (step: Matter): step is ChanceMatter => step.step === 'deal' || step.step in TURNINGS;

export const game: Game<Coach> = {
  start,

  turn(state) {
    if (state.result) return over(state.seats, state.result);
    const step = state.agenda.at(-1)!;
    return isChance(step) ? CHANCE : ruleOf(step).asked(state, step);
  },

  options(state, seat) {
    const step = state.agenda.at(-1)!;
    return isChance(step) ? [] : ruleOf(step).options(state, step, seat);
  },

  apply(state, answers, tell) {
    const step = state.agenda.pop() as Asked;
    ruleOf(step).apply(state, step, answers, tell);
    settle(state, tell);
  },

  roll(state, rng) {
    const step = state.agenda.at(-1) as ChanceMatter;
    if (step.step === 'deal') return rollDeal(state, rng);
    return { kind: 'turned', item: drawn(turningOf(step).from(state, step), rng) };
  },

  canRoll(state, roll) {
    const step = state.agenda.at(-1)!;
    if (!isChance(step)) return false;
    if (step.step === 'deal') return roll.kind === 'deal' && canDeal(state, roll);
    return roll.kind === 'turned' && turningOf(step).from(state, step).includes(roll.item);
  },

  applyRoll(state, roll, tell) {
    const step = state.agenda.pop()!;
    if (roll.kind === 'deal') applyDeal(state, roll, tell);
    else turningOf(step as Turned).apply(state, step as Turned, roll.item, tell);
    settle(state, tell);
  },

  audiences,

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
