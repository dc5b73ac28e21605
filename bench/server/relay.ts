import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Contender } from './load.ts';

/** A message that comes back to its sender is the answer; to the other it is the update. */
export const relay: Contender = {
  child: 'relay-child.ts',
  async connect(base, table, heard) {
    const sockets = await Promise.all(
      [0, 1].map(async (seat) => {
        const socket = new WebSocket(`${base}/${table}`);
        await once(socket, 'open');
        socket.on('message', (data: Buffer) =>
          heard(table, seat, Number(data.toString()[0]) === seat ? 'answer' : 'update'),
        );
        return socket;
      }),
    );
    return {
      first: 0,
      say: ({ seat, say }) => sockets[seat]!.send(`${seat} {"type":"say","says":["${say}"]}`),
      close: () => sockets.forEach((socket) => socket.terminate()),
    };
  },
};
