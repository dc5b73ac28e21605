import { once } from 'node:events';
import { requirePeer } from '../peers/install.ts';
import type { Meter } from './meter.ts';
import { scriptOf, type Script } from './scripts.ts';
import { fail, post } from './wire.ts';

interface SocketIo {
  io(url: string, options: object): NodeJS.EventEmitter;
}
interface MatchState {
  readonly ctx: { readonly turn: number; readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}
interface Match {
  readonly matchID: string;
  readonly script: Script;
  readonly credentials: readonly string[];
}
type Metadata = readonly { readonly isConnected?: boolean }[];

const PLAYERS = ['0', '1'] as const;

/** Two clients of boardgame.io's server, which speak its own protocol over socket.io. */
export async function openBoardgame(base: string, number: number, meter: Meter): Promise<() => void> {
  const { io } = requirePeer('boardgame.io')('socket.io-client') as SocketIo;
  const sockets = PLAYERS.map(() => io(`${base}/volto`, { transports: ['websocket'], forceNew: true }));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const match = await makeMatch(base, scriptAt(number));
  return () => void playOn(base, sockets, match, number, meter).catch(fail);
}

const scriptAt = (game: number): Script => scriptOf(game % 2, game);

async function playOn(base: string, sockets: NodeJS.EventEmitter[], first: Match, number: number, meter: Meter) {
  let match = first;
  for (let game = number + 1; ; game++) {
    await Promise.all(sockets.map((socket, seat) => playMatch(socket, match, seat, meter)));
    match = await makeMatch(base, scriptAt(game));
  }
}

async function makeMatch(base: string, script: Script): Promise<Match> {
  const { first, masks } = script;
  const wishes = { numPlayers: 2, unlisted: true, setupData: { first, masks } };
  const { matchID } = (await post(base, '/games/volto/create', {}, wishes)).body as { matchID: string };
  const joined = await Promise.all(
    PLAYERS.map((playerID) =>
      post(base, `/games/volto/${matchID}/join`, {}, { playerID, playerName: `player ${playerID}` }),
    ),
  );
  return {
    matchID,
    script,
    credentials: joined.map(({ body }) => (body as { playerCredentials: string }).playerCredentials),
  };
}

/** Plays one seat's moves until the match is over. */
function playMatch(socket: NodeJS.EventEmitter, match: Match, seat: number, meter: Meter): Promise<void> {
  const { matchID, script } = match;
  const playerID = PLAYERS[seat]!;
  const credentials = match.credentials[seat]!;
  let state: MatchState;
  let sentAt: number | undefined;
  return new Promise((resolve) => {
    const hear = (next: MatchState) => {
      state = next;
      if (sentAt !== undefined) meter.answered(sentAt);
      sentAt = undefined;
      if (state.ctx.gameover !== undefined) return end();
      if (state.ctx.currentPlayer === playerID) move();
    };
    const move = () => {
      sentAt = performance.now();
      const args = [script.moves[state.ctx.turn - 1]!];
      const action = { type: 'MAKE_MOVE', payload: { type: 'answer', args, playerID, credentials } };
      socket.emit('update', action, state._stateID, matchID, playerID);
    };
    const end = () => {
      socket.removeAllListeners();
      resolve();
    };
    socket.on('sync', (_id: string, sync: { state: MatchState }) => (state = sync.state));
    socket.on('update', (_id: string, next: MatchState) => hear(next));
    socket.on('matchData', (_id: string, players: Metadata) => {
      // Whoever is not connected yet would miss the first move.
      if (players.every(({ isConnected }) => isConnected) && sentAt === undefined && isToBegin()) move();
    });
    const isToBegin = () => state.ctx.turn === 1 && state.ctx.currentPlayer === playerID;
    socket.emit('sync', matchID, playerID, credentials, 2);
  });
}
