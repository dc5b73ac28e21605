import { isRecord, type Ask, type Game, type Kinds, type Seat, type Turn, type Viewer } from '@ridotto/kernel';
import { toyTitle } from './toys.ts';

// A toy with windows: four seats, one of them secretly the porter, one secretly the page. The leader knocks; the
// porter may bar the door; then each in turn may, as the page, call the guest by name, once; then all others greet, at the
// same time. The guest drops a coin before the leader, who gives one of the coins on: one coin leaves no choice.

export const SEATS = 4;
const ROUNDS = 4;

export interface State {
  phase: 'deal' | 'knock' | 'porter' | 'page' | 'greet' | 'coin' | 'over';
  porter: Seat;
  page: Seat;
  round: number;
  asked: Seat; // in turn, whether it is the page
  shown: (Seat | null)[]; // porter and page, once they have acted
  greetings: string[];
  coins: string[];
}
export type Answer = 'knock' | 'bar' | 'call' | 'bow' | 'nod' | 'gold' | 'silver' | 'pass';
export type Event =
  | { type: 'dealt'; roles: ({ isPorter: boolean; isPage: boolean } | null)[] }
  | { type: 'said'; seat: Seat; answer: Answer }
  | { type: 'greeted'; greetings: string[] };
export interface View extends Omit<State, 'porter' | 'page'> {
  viewer: Viewer;
  porter: Seat | null;
  page: Seat | null;
  isPorter: boolean | null;
  isPage: boolean | null;
}
export interface Doors extends Kinds {
  state: State;
  answer: Answer;
  roll: { porter: Seat; page: Seat };
  event: Event;
  view: View;
  setup: object;
}

const ALL = [...Array(SEATS).keys()];
export const leaderOf = ({ round }: Pick<State, 'round'>): Seat => round % SEATS;
const others = (state: State): Seat[] => ALL.filter((seat) => seat !== leaderOf(state));

function turn(state: State): Turn {
  switch (state.phase) {
    case 'deal':
      return { kind: 'roll' };
    case 'knock':
      return { kind: 'ask', seats: [leaderOf(state)] };
    case 'porter':
      return { kind: 'ask', seats: others(state), window: 'may' };
    case 'page':
      return { kind: 'ask', seats: [state.asked], window: 'may' };
    case 'greet':
      return { kind: 'ask', seats: others(state), window: 'must' };
    case 'coin':
      return { kind: 'ask', seats: [leaderOf(state)], ...(state.coins.length === 1 && { sure: [leaderOf(state)] }) };
    case 'over':
      return { kind: 'over', payoffs: ALL.map(() => 0), reason: 'late' };
  }
}

function options(state: State, seat: Seat): Answer[] {
  switch (state.phase) {
    case 'knock':
      return ['knock'];
    case 'porter':
      return seat === state.porter ? ['bar', 'pass'] : ['pass'];
    case 'page':
      return seat === state.page && state.shown[1] === null ? ['call', 'pass'] : ['pass'];
    case 'greet':
      return ['bow', 'nod'];
    case 'coin':
      return [...new Set(state.coins)] as Answer[];
    case 'deal':
    case 'over':
      return [];
  }
}

function endRound(state: State): void {
  state.round++;
  state.phase = state.round === ROUNDS ? 'over' : 'knock';
}

const game: Game<Doors> = {
  start: () => ({
    phase: 'deal',
    porter: -1,
    page: -1,
    round: 0,
    asked: 0,
    shown: [null, null],
    greetings: [],
    coins: [],
  }),
  turn,
  options,
  apply(state, answers, tell) {
    const seats = (turn(state) as Ask).seats;
    const at = answers.findIndex((answer) => answer === 'bar' || answer === 'call');
    const actor = seats[at];
    if (actor !== undefined) tell({ type: 'said', seat: actor, answer: answers[at]! });
    switch (state.phase) {
      case 'knock':
        tell({ type: 'said', seat: leaderOf(state), answer: 'knock' });
        state.phase = 'porter';
        return;
      case 'porter':
        if (actor !== undefined) {
          state.shown = [actor, state.shown[1]!];
          return endRound(state);
        }
        state.phase = 'page';
        state.asked = leaderOf(state);
        return;
      case 'page':
        if (actor !== undefined) state.shown = [state.shown[0]!, actor];
        state.asked = (state.asked + 1) % SEATS;
        if (actor !== undefined || state.asked === leaderOf(state)) state.phase = 'greet';
        return;
      case 'greet':
        state.greetings = [...answers];
        state.coins = [...state.coins, answers[0] === 'bow' ? 'gold' : 'silver'];
        tell({ type: 'greeted', greetings: [...answers] });
        state.phase = 'coin';
        return;
      case 'coin':
        tell({ type: 'said', seat: leaderOf(state), answer: answers[0]! });
        if (state.coins.length > 1) state.coins = state.coins.toSpliced(state.coins.indexOf(answers[0]!), 1);
        return endRound(state);
      case 'deal':
      case 'over':
        throw new Error('nobody is asked');
    }
  },
  roll: (_state, rng) => ({ porter: rng(SEATS), page: rng(SEATS) }),
  canRoll: () => true,
  applyRoll(state, { porter, page }, tell) {
    Object.assign(state, { porter, page, phase: 'knock' });
    tell({ type: 'dealt', roles: ALL.map((seat) => ({ isPorter: seat === porter, isPage: seat === page })) });
  },
  audiences: {
    dealt: { roles: 'own' },
    said: { seat: 'all', answer: 'all' },
    greeted: { greetings: 'all' },
  },
  clone: (state) => ({
    ...state,
    shown: [...state.shown],
    greetings: [...state.greetings],
    coins: [...state.coins],
  }),
  view(state, viewer) {
    const { porter, page, ...open } = game.clone(state);
    const isDealt = state.phase !== 'deal';
    const knows = (seat: Seat, at: number) => isDealt && (viewer === seat || state.shown[at] === seat);
    return {
      ...open,
      viewer,
      porter: knows(porter, 0) ? porter : null,
      page: knows(page, 1) ? page : null,
      isPorter: isDealt && viewer !== 'public' ? viewer === porter : null,
      isPage: isDealt && viewer !== 'public' ? viewer === page : null,
    };
  },
  guess({ viewer, isPorter: _p, isPage: _g, porter, page, ...open }, rng) {
    const rest = ALL.filter((seat) => seat !== viewer);
    const any = () => (viewer === 'public' ? rng(SEATS) : rest[rng(rest.length)]!);
    const isDealt = open.phase !== 'deal';
    return game.clone({
      ...open,
      porter: isDealt ? (porter ?? any()) : -1,
      page: isDealt ? (page ?? any()) : -1,
    });
  },
};

export const doors = toyTitle<Doors>(
  {
    id: 'doors',
    seats: SEATS,
    answers: ['knock', 'bar', 'call', 'bow', 'nod', 'gold', 'silver', 'pass'],
    isRoll: isRecord,
  },
  game,
);
