import { seeded, silence, type Rng } from '@ridotto/kernel';
import { volto, type Choice, type State } from '@ridotto/games/volto';
import { report } from '../child.ts';
import { requirePeer } from './install.ts';

interface BoardgameClient {
  readonly moves: Record<'answer', (choice: Choice) => void>;
  getState(): { readonly G: State; readonly ctx: { readonly gameover?: unknown; readonly currentPlayer: string } };
}
interface BoardgameModule {
  Client(options: object): BoardgameClient;
}

const { game } = volto;

/** Volto as a boardgame.io game: the same rules as moves that change G, the state kept by its reducer. */
function voltoForBoardgame(rng: Rng): object {
  return {
    name: 'volto',
    setup: () => {
      const state = game.start(2, {});
      game.apply(state, [game.roll(state, rng)], silence);
      const arrange = () => game.options(state, 0)[rng(50_400)]!;
      game.apply(state, [arrange(), arrange()], silence);
      return state;
    },
    moves: {
      answer: ({ G, events }: { G: State; events: { endTurn(): void } }, choice: Choice) => {
        game.apply(G, [choice], silence);
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
  };
}

process.env.NODE_ENV = 'production';
const peer = requirePeer('boardgame.io', '0.50.2', { 'koa-compose': '4.1.0' });
const { Client } = peer('boardgame.io/client') as BoardgameModule;
const rng = seeded(1);

/** Plays one random game on boardgame.io's own client and reducer. */
function playGame(): void {
  const client = Client({ game: voltoForBoardgame(rng), numPlayers: 2, debug: false });
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) return;
    const options = game.options(G, G.toMove!);
    client.moves.answer(options[rng(options.length)]!);
  }
}

report(() => {
  playGame();
  return 1;
});
