import { kuhn } from './kuhn.ts';

/** A second edition of Kuhn poker, with other rules: whoever begins has to bet, and the lower card wins. */
export const kuhn2: typeof kuhn = {
  ...kuhn,
  edition: 2,
  game: {
    ...kuhn.game,
    options: (state) => (state.actions.length === 0 ? ['bet'] : ['pass', 'bet']),
    turn(state) {
      const turn = kuhn.game.turn(state);
      const isShown = turn.kind === 'over' && !state.closed && state.actions.at(-1) === 'bet';
      return isShown ? { ...turn, payoffs: turn.payoffs.map((won) => -won) } : turn;
    },
  },
};
