import { title as coach } from '../title.ts';

const DECLARATIONS: readonly string[] = ['declare', 'divine', 'seal'];

/** The same game among people who declare nothing before this turn: random play gets to know it better. */
export const patient = (turns: number): typeof coach => ({
  ...coach,
  game: {
    ...coach.game,
    options(state, seat) {
      const options = coach.game.options(state, seat);
      return state.turn < turns ? options.filter(({ kind }) => !DECLARATIONS.includes(kind)) : options;
    },
  },
});
