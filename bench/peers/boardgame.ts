import { seeded, silence } from '@ridotto/kernel';
import { title as volto, type Answer, type State } from '@ridotto/games/volto';
import { report } from '../child.ts';
import { requirePeer } from './install.ts';
import { voltoForBoardgame } from './volto-boardgame.ts';

interface BoardgameClient {
  readonly moves: Record<'answer', (choice: Answer) => void>;
  getState(): { readonly G: State; readonly ctx: { readonly gameover?: unknown; readonly currentPlayer: string } };
}
interface BoardgameModule {
  Client(options: object): BoardgameClient;
}

process.env.NODE_ENV = 'production';
const peer = requirePeer('boardgame.io');
const { Client } = peer('boardgame.io/client') as BoardgameModule;
const { game } = volto;
const rng = seeded(1);

function arrangeAtRandom(): State {
  const state = game.start(2, {});
  game.applyRoll(state, game.roll(state, rng), silence);
  const arrange = () => game.options(state, 0)[rng(50_400)]!;
  game.apply(state, [arrange(), arrange()], silence);
  return state;
}

/** Plays one random game on boardgame.io's own client and reducer. */
function playGame(): void {
  const client = Client({ game: voltoForBoardgame(arrangeAtRandom), numPlayers: 2, debug: false });
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
