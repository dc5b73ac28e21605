import { once } from 'node:events';
import { wholeUpdate, type Message, type Update } from '@ridotto/host';
import { WebSocket } from 'ws';
import { comeIn } from './ridotto.ts';
import { PLAIN, fail, post } from './wire.ts';

type Guest = Awaited<ReturnType<typeof comeIn>>;

/** Lets bots of the house play game after game at one table, until they have taken so many turns together. */
export async function letBotsPlay(base: string, number: number, game: string, seats: number, turns: number) {
  const owner = await comeIn(base, `owner ${number}`);
  let done = 0;
  for (let games = 0; done < turns; games++) {
    const wishes = { id: `table-${games}`, game, seats, open: 'link' };
    const { table } = (await post(base, '/api/tables', owner, wishes)).body as { table: string };
    const commands = `/api/tables/${table}/commands`;
    await post(base, commands, owner, { type: 'fill', id: 'fill' });
    done += await watchGame(base, table, owner, turns - done, () =>
      post(base, commands, owner, { type: 'start', id: 'start' }),
    );
  }
}

/** Looks on until the game is over, or so many turns are taken; gives back how many. */
async function watchGame(base: string, table: string, headers: Guest, most: number, start: () => Promise<unknown>) {
  const address = `${base.replace('http', 'ws')}/api/tables/${table}/socket?views=changes`;
  const socket = new WebSocket(address, { headers, ...PLAIN });
  socket.on('error', fail);
  await once(socket, 'open');
  let update: Update | undefined;
  const turnOf = () => (update?.view as { readonly turn?: number } | null)?.turn ?? 0;
  const over = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as Message;
      if (message.type !== 'update') return;
      update = wholeUpdate(message, update?.view);
      if (message.table?.phase === 'over' || turnOf() >= most) resolve();
    });
  });
  await start();
  await over;
  socket.terminate();
  return Math.max(1, turnOf());
}
