import {
  isRecord,
  shuffle,
  type Game,
  type Kinds,
  type Seat,
  type Tell,
  type Turn,
  type Viewer,
} from '@ridotto/kernel';
import { toyTitle } from './toys.ts';

// A toy with hidden roles: five seats, two of them spies who know each other. The leader names a partner
// (a chain of short questions), all vote at once (sealed), an approved pair acts in secret (sealed).
// Three successes win for the loyal, three failures or five refusals in a row for the spies.

export const SEATS = 5;
const SPIES = 2;
const GOAL = 3;
const PATIENCE = 5;

type Role = 'loyal' | 'spy';
export interface State {
  phase: 'deal' | 'name' | 'vote' | 'act' | 'over';
  roles: Role[];
  leader: Seat;
  team: Seat[];
  votes: boolean[][]; // one row per proposal, by seat
  teams: Seat[][]; // the team of each proposal
  fails: (number | null)[]; // sabotages in each proposal's mission; null if refused
  refusals: number; // in a row
}
export type Answer = { type: 'name'; seat: Seat } | { type: 'vote'; yes: boolean } | { type: 'act'; sabotage: boolean };
export type Event =
  | { type: 'dealt'; roles: (Role | null)[] }
  | { type: 'named'; leader: Seat; seat: Seat }
  | { type: 'voted'; votes: boolean[] }
  | { type: 'acted'; team: Seat[]; fails: number }
  | { type: 'unmasked'; roles: Role[] };
export interface View extends Omit<State, 'roles'> {
  viewer: Viewer;
  roles: (Role | null)[];
}

export interface Spies extends Kinds {
  state: State;
  answer: Answer;
  roll: { type: 'deal'; spies: Seat[] };
  event: Event;
  view: View;
  setup: object;
}

const ALL = [...Array(SEATS).keys()];
const count = <T>(items: readonly T[], is: (item: T) => boolean) => items.filter(is).length;
const lost = ({ fails }: State) => count(fails, (f) => f !== null && f > 0);
const won = ({ fails }: State) => count(fails, (f) => f === 0);

/** The seats that know what `seat` is: itself, and every spy. */
const confidants = (roles: readonly (Role | null)[], seat: Seat) =>
  roles.flatMap((role, other) => (other === seat || role === 'spy' ? [other] : []));

const isKnown = ({ phase, roles }: State, seat: Seat, viewer: Viewer) =>
  phase === 'over' || (viewer !== 'public' && confidants(roles, seat).includes(viewer));

const game: Game<Spies> = {
  start: () => ({ phase: 'deal', roles: [], leader: 0, team: [], votes: [], teams: [], fails: [], refusals: 0 }),

  turn(state): Turn {
    switch (state.phase) {
      case 'deal':
        return { kind: 'roll' };
      case 'name':
        return { kind: 'ask', seats: [state.leader] };
      case 'vote':
        return { kind: 'ask', seats: ALL };
      case 'act':
        return { kind: 'ask', seats: state.team };
      case 'over': {
        const isLoyal = won(state) === GOAL;
        const payoffs = state.roles.map((role) => Number((role === 'loyal') === isLoyal));
        return { kind: 'over', payoffs, reason: isLoyal ? 'loyal' : 'spies' };
      }
    }
  },

  options(state, seat) {
    switch (state.phase) {
      case 'name':
        return ALL.filter((s) => s !== seat).map((s) => ({ type: 'name', seat: s }));
      case 'vote':
        return [true, false].map((yes) => ({ type: 'vote', yes }));
      case 'act':
        return (state.roles[seat] === 'spy' ? [false, true] : [false]).map((sabotage) => ({ type: 'act', sabotage }));
      case 'deal':
      case 'over':
        return [];
    }
  },

  apply(state, answers, tell) {
    const answer = answers[0]!;
    switch (answer.type) {
      case 'name':
        state.team = [state.leader, answer.seat].sort((a, b) => a - b);
        state.phase = 'vote';
        return tell({ type: 'named', leader: state.leader, seat: answer.seat });
      case 'vote': {
        const votes = answers.map((answer) => answer.type === 'vote' && answer.yes);
        const isApproved = count(votes, (yes) => yes) * 2 > SEATS;
        state.votes.push(votes);
        state.teams.push(state.team);
        state.refusals = isApproved ? 0 : state.refusals + 1;
        tell({ type: 'voted', votes });
        if (!isApproved) return endProposal(state, null, tell);
        state.phase = 'act';
        return;
      }
      case 'act': {
        const fails = count(answers, (answer) => answer.type === 'act' && answer.sabotage);
        tell({ type: 'acted', team: [...state.team], fails });
        return endProposal(state, fails, tell);
      }
    }
  },

  roll: (_state, rng) => ({ type: 'deal', spies: shuffle(ALL, rng).slice(0, SPIES) }),
  canRoll: () => true,

  applyRoll(state, { spies }, tell) {
    state.roles = ALL.map((seat) => (spies.includes(seat) ? 'spy' : 'loyal'));
    state.phase = 'name';
    tell({ type: 'dealt', roles: [...state.roles] });
  },

  audiences: {
    dealt: { roles: { each: (seat, { roles }) => confidants(roles, seat) } },
    named: { leader: 'all', seat: 'all' },
    voted: { votes: 'all' },
    acted: { team: 'all', fails: 'all' },
    unmasked: { roles: 'all' },
  },

  clone: (state) => ({
    ...state,
    roles: [...state.roles],
    team: [...state.team],
    votes: state.votes.map((row) => [...row]),
    teams: state.teams.map((row) => [...row]),
    fails: [...state.fails],
  }),

  view: (state, viewer) => ({
    viewer,
    phase: state.phase,
    roles: state.roles.map((role, seat) => (isKnown(state, seat, viewer) ? role : null)),
    leader: state.leader,
    team: [...state.team],
    votes: [...state.votes],
    teams: [...state.teams],
    fails: [...state.fails],
    refusals: state.refusals,
  }),

  guess({ viewer: _viewer, roles: known, ...open }, rng) {
    const hidden = known.flatMap((role, seat) => (role === null ? [seat] : []));
    const missing = SPIES - count(known, (role) => role === 'spy');
    for (let tries = 0; tries < 10_000; tries++) {
      const placed = shuffle(hidden, rng).slice(0, missing);
      const roles = known.map((role, seat) => role ?? (placed.includes(seat) ? 'spy' : 'loyal'));
      const world = game.clone({ ...open, roles });
      if (isSound(world)) return world;
    }
    throw new Error('no world fits this view');
  },
};

/** Writes the mission down (null: never went) and passes the lead on, unless somebody has won. */
function endProposal(state: State, fails: number | null, tell: Tell<Event>): void {
  state.fails.push(fails);
  state.team = [];
  state.leader = (state.leader + 1) % SEATS;
  const isOver = won(state) === GOAL || lost(state) === GOAL || state.refusals === PATIENCE;
  state.phase = isOver ? 'over' : 'name';
  if (isOver) tell({ type: 'unmasked', roles: [...state.roles] });
}

/** No team has sabotaged more often than it has spies. */
function isSound({ roles, fails, teams }: State): boolean {
  if (roles.length === 0) return true;
  const hasFit = fails.every((n, i) => n === null || n <= count(teams[i]!, (seat) => roles[seat] === 'spy'));
  return hasFit && count(roles, (role) => role === 'spy') === SPIES;
}

const isDeal = (answer: unknown): boolean =>
  isRecord(answer) &&
  answer.type === 'deal' &&
  Array.isArray(answer.spies) &&
  new Set(answer.spies).size === SPIES &&
  answer.spies.every((seat) => ALL.includes(seat as Seat));

const ANSWERS: readonly Answer[] = [
  ...ALL.map((seat) => ({ type: 'name', seat }) as const),
  ...[true, false].map((yes) => ({ type: 'vote', yes }) as const),
  ...[true, false].map((sabotage) => ({ type: 'act', sabotage }) as const),
];

export const spies = toyTitle({ id: 'spies', seats: SEATS, answers: ANSWERS, isRoll: isDeal, isSound }, game);
