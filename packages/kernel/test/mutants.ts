import { seeded, type Game, type Title } from '@ridotto/kernel';
import { SEATS, spies, type Spies, type State } from './spies.ts';

/** A fault planted in the spies, and the law that must notice it. */
interface Mutant extends Partial<Pick<Title<Spies>, 'notation'>> {
  readonly game?: Partial<Game<Spies>>;
  readonly law: RegExp;
}

const { game: honest, notation } = spies;
const isSpy = (state: State, seat: number) => state.roles[seat] === 'spy';
const viewWith = (extra: (state: State) => object): Partial<typeof honest> => ({
  view: (state, viewer) => ({ ...honest.view(state, viewer), ...extra(state) }),
});

const hidden = seeded(1); // of a chance that no log knows

const SEEN = /looks the same|shows only what was told/;

export const MUTANTS: Record<string, Mutant> = {
  'a secret in every view': {
    game: viewWith(({ roles }) => ({ roles: [...roles] })),
    law: SEEN,
  },
  'a secret in the spectators’ view': {
    game: {
      view: (state, viewer) =>
        viewer === 'public' ? { ...honest.view(state, viewer), roles: [...state.roles] } : honest.view(state, viewer),
    },
    law: SEEN,
  },
  'a number derived from a secret in the view': {
    game: viewWith(({ roles }) => ({ leftSpies: roles.slice(0, 2).filter((role) => role === 'spy').length })),
    law: SEEN,
  },
  'a secret in the length of a list': {
    game: viewWith((state) => ({ envelopes: Array(state.roles.indexOf('spy') + 1).fill('closed') })),
    law: SEEN,
  },
  'a secret in the order of a list': {
    game: viewWith((state) => ({
      seating: state.roles.map((_, seat) => seat).sort((a, b) => Number(isSpy(state, a)) - Number(isSpy(state, b))),
    })),
    law: SEEN,
  },
  'a secret in an event to all': {
    game: {
      audiences: { ...honest.audiences, dealt: { roles: 'all' } },
    },
    law: /the view remembers/,
  },
  'a secret in an id': {
    game: {
      apply: (state, answers, tell) =>
        honest.apply(state, answers, (event) =>
          tell(
            event.type === 'named' ? { ...event, leader: event.leader + Number(isSpy(state, event.seat)) / 2 } : event,
          ),
        ),
    },
    law: /the view remembers/,
  },
  'a secret in the options': {
    game: {
      options: (state, seat) =>
        state.phase === 'name' && !isSpy(state, seat)
          ? honest.options(state, seat).filter((answer) => answer.type === 'name' && !isSpy(state, answer.seat))
          : honest.options(state, seat),
    },
    law: /options betray nothing|looks the same|an asked seat can answer/,
  },
  'a secret in the order of the options': {
    game: {
      options: (state, seat) =>
        [...honest.options(state, seat)].sort((a, b) =>
          a.type === 'name' && b.type === 'name' ? Number(isSpy(state, a.seat)) - Number(isSpy(state, b.seat)) : 0,
        ),
    },
    law: /options betray nothing/,
  },
  'a secret in who is asked': {
    game: {
      turn: (state) =>
        state.phase === 'act' && state.team.some((seat) => isSpy(state, seat))
          ? { kind: 'ask', seats: state.team.filter((seat) => isSpy(state, seat)) }
          : honest.turn(state),
    },
    law: /whom the rules ask/,
  },
  'a secret in the order of those asked': {
    game: {
      turn(state) {
        const turn = honest.turn(state);
        return turn.kind === 'ask'
          ? { ...turn, seats: [...turn.seats].sort((a, b) => Number(isSpy(state, b)) - Number(isSpy(state, a))) }
          : turn;
      },
    },
    law: /whom the rules ask/,
  },
  'a secret in what is a window': {
    game: {
      turn(state) {
        const turn = honest.turn(state);
        const isTold = state.phase === 'act' && state.team.some((seat) => isSpy(state, seat));
        return turn.kind === 'ask' && isTold ? { ...turn, window: 'must' } : turn;
      },
    },
    law: /what is a window|the questions of a window/,
  },
  'a guess that ignores the evidence': {
    game: {
      guess: ({ viewer: _viewer, ...view }) =>
        honest.clone({ ...view, roles: view.roles.map((role) => role ?? 'loyal') }),
    },
    law: /could have come about/,
  },
  'a guess that forgets what the view shows': {
    game: { guess: (view, rng) => honest.guess({ ...view, roles: view.roles.map(() => null) }, rng) },
    law: SEEN,
  },
  'a clone that shares the votes': {
    game: { clone: (state) => ({ ...honest.clone(state), votes: state.votes }) },
    law: /shows only what was told|a clone shares nothing/,
  },
  'a view that shares the state': {
    game: viewWith(({ fails }) => ({ fails })),
    law: /a view is a snapshot/,
  },
  'hidden randomness': {
    game: {
      apply(state, answers, tell) {
        honest.apply(state, answers, tell);
        if (state.phase === 'name' && hidden(5) === 0) state.leader = (state.leader + 1) % SEATS;
      },
    },
    law: /depends on nothing but its arguments|shows only what was told|the log alone gives the table back/, // whichever comes first
  },
  'a state that is not plain data': {
    game: { clone: (state) => ({ ...honest.clone(state), extra: new Set([1]) }) as State },
    law: /a state is plain data/,
  },
  'a view that forgets what was told': {
    game: viewWith((state) => ({ votes: state.votes.map((row) => row.map(() => true)) })),
    law: /looks the same|the view remembers/,
  },
  'an asked seat without an option': {
    game: { options: (state, seat) => (state.phase === 'act' && seat === 4 ? [] : honest.options(state, seat)) },
    law: /an asked seat can answer/,
  },
  'a game without an end': {
    game: {
      apply(state, answers, tell) {
        state.refusals = 0;
        if (answers[0]!.type !== 'act') return honest.apply(state, answers, tell);
        state.phase = 'name';
        state.team = [];
      },
    },
    law: /every game ends/,
  },
  'two options that look alike': {
    notation: { ...notation, answer: { ...notation.answer, write: ({ type }) => type } },
    law: /two options never look alike/,
  },
  'an answer that is read as another': {
    notation: { ...notation, answer: { ...notation.answer, read: () => ({ type: 'vote', yes: true }) } },
    law: /an answer is read as it was/,
  },
  'a roll that is read as another': {
    notation: { ...notation, roll: { ...notation.roll, read: () => ({ type: 'deal', spies: [0, 1] }) } },
    law: /a roll is read as it was/,
  },
  'a roll that chance makes and may not': {
    game: { canRoll: () => false },
    law: /what chance rolls it can roll/,
  },
  'a position that is read as another': {
    notation: {
      ...notation,
      position: { ...notation.position, read: () => honest.start(SEATS, {}) },
    },
    law: /a position that was read is written alike/,
  },
};
