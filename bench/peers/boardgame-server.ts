import type { Server as HttpServer } from 'node:http';
import { title as volto, type State } from '@ridotto/games/volto';
import { serving } from '../child.ts';
import { arranged, isLegal, type Beginning, type Move } from '../load/scripts.ts';
import { requirePeer } from './install.ts';
import { voltoForBoardgame, type MoveContext } from './volto-boardgame.ts';

interface BoardgameServer {
  Server(options: object): { run(config: object): Promise<{ appServer: HttpServer }> };
}

process.env.NODE_ENV = 'production';
const peer = requirePeer('boardgame.io');
const { Server } = peer('boardgame.io/server') as BoardgameServer;
const { INVALID_MOVE } = peer('boardgame.io/core') as { INVALID_MOVE: string };
const { original } = peer('immer') as { original<T>(draft: T): T };

const plain = voltoForBoardgame((_context, setupData) => arranged(setupData as Beginning));
const checked = {
  ...plain,
  moves: {
    answer(context: MoveContext, choice: Move): string | undefined {
      if (!isLegal(original(context.G), choice)) return INVALID_MOVE;
      plain.moves.answer(context, choice);
      return undefined;
    },
  },
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) =>
    volto.game.view(G, playerID === null ? 'public' : Number(playerID)),
};

console.log = () => {}; // it tells the terminal its address
const { appServer } = await Server({ games: [checked], origins: [] }).run({ port: { port: 0, host: '127.0.0.1' } });
serving(appServer.address());
