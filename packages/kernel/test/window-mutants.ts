import type { Game, Tell, Turn } from '@ridotto/kernel';
import { doors, type Answer, type Doors, type Event, type State } from './doors.ts';

/** A fault planted in the doors, and the law that must notice it. */
interface Mutant {
  readonly game: Partial<Game<Doors>>;
  readonly law: RegExp;
}

const { game: honest } = doors;

const turnWith = (change: (turn: Turn & { kind: 'ask' }, state: State) => Turn): Partial<Game<Doors>> => ({
  turn(state) {
    const turn = honest.turn(state);
    return turn.kind === 'ask' ? change(turn, state) : turn;
  },
});

/** As the rules have it, and then something more where all let the porter's question pass. */
const afterPass = (more: (state: State, tell: Tell<Event>) => void): Partial<Game<Doors>> => ({
  apply(state, answers, tell) {
    const isPassed = state.phase === 'porter' && answers.every((answer) => answer === 'pass');
    honest.apply(state, answers, tell);
    if (isPassed) more(state, tell);
  },
});

export const WINDOW_MUTANTS: Record<string, Mutant> = {
  'a question that only the page is asked': {
    game: turnWith((turn, state) => (state.phase === 'page' ? { ...turn, seats: [state.page] } : turn)),
    law: /the questions of a window betray nothing/,
  },
  'a second question that is only there for the page': {
    game: afterPass((state) => {
      if (state.page === 0) state.phase = 'greet';
    }),
    law: /the questions of a window betray nothing/,
  },
  'a pass that comes first': {
    game: { options: (state, seat) => honest.options(state, seat).toReversed() },
    law: /lets a window pass by the same answer/,
  },
  'a pass that tells who could have acted': {
    game: afterPass(({ porter }, tell) => tell({ type: 'said', seat: porter, answer: 'pass' })),
    law: /letting a window pass tells nothing/,
  },
  'a pass that shows who could have acted': {
    game: afterPass((state) => (state.shown = [state.porter, state.shown[1]!])),
    law: /letting a window pass shows nothing/,
  },
  'options that depend on a secret of somebody else': {
    game: {
      options: (state, seat): Answer[] =>
        state.phase === 'page' && seat === state.page && state.porter === 0
          ? ['pass']
          : (honest.options(state, seat) as Answer[]),
    },
    law: /known to it when that opens/,
  },
  'a window without an end': {
    game: {
      apply(state, answers, tell) {
        const round = state.phase === 'page' && state.asked;
        honest.apply(state, answers, tell);
        if (round !== false && answers[0] === 'pass') state.phase = 'page';
      },
    },
    law: /every window ends/,
  },
  'a sure answer that is secretly the only one': {
    game: turnWith((turn, state) =>
      state.phase === 'porter'
        ? { ...turn, sure: turn.seats.filter((seat) => honest.options(state, seat).length === 1) }
        : turn,
    ),
    law: /whose answer is sure betrays nothing/,
  },
  'a sure answer beside another': {
    game: turnWith((turn, state) => (state.phase === 'coin' ? { ...turn, sure: turn.seats } : turn)),
    law: /a sure answer is the only one/,
  },
  'a sure answer of somebody who is not asked': {
    game: turnWith((turn, state) => (state.phase === 'knock' ? { ...turn, sure: [(state.round + 1) % 4] } : turn)),
    law: /only who is asked has a sure answer/,
  },
};
