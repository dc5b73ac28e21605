import { silence } from '@ridotto/kernel';
import { title as volto, type Answer, type State } from '@ridotto/games/volto';

/** Volto as a boardgame.io game: the same rules as moves that change G, the state kept by its reducer. */
export const voltoForBoardgame = (setup: (context: object, setupData: unknown) => State) => ({
  name: 'volto',
  setup,
  moves: {
    answer: ({ G, events }: MoveContext, choice: Answer): void => {
      volto.game.apply(G, [choice], silence);
      events.endTurn();
    },
  },
  turn: {
    order: {
      first: ({ G }: { G: State }) => G.toMove,
      next: ({ ctx }: { ctx: { playOrderPos: number } }) => (ctx.playOrderPos + 1) % 2,
    },
  },
  endIf: ({ G }: { G: State }) => G.result ?? undefined,
});

export interface MoveContext {
  readonly G: State;
  readonly events: { endTurn(): void };
}
