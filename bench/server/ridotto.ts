import { Guest } from '../../packages/server/test/client.ts';
import { WebSocket } from 'ws';
import type { Contender, Heard } from './load.ts';
import { ARRANGEMENT } from './scripts.ts';

/** Two guests sit down, start and arrange; then their sockets only tell answers from updates. */
export const ridotto: Contender = {
  child: 'ridotto-child.ts',
  async connect(base, table, heard) {
    const guests = await Promise.all(['Anna', 'Bob'].map((name) => Guest.named(base, name)));
    const id = await guests[0]!.make({ game: 'volto', seats: 2, open: 'public' });
    for (const guest of guests) await guest.command(id, { type: 'sit', words: 'w' });
    await guests[0]!.command(id, { type: 'start' });
    for (const guest of guests) await guest.command(id, { type: 'say', says: [ARRANGEMENT] });
    const opened = await Promise.all(guests.map((guest, seat) => openSocket(guest, id, table, seat, heard)));
    const sockets = opened.map(({ socket }) => socket);
    let said = 0;
    return {
      first: opened[0]!.first,
      say({ seat, say }) {
        opened[seat]!.own.updates++;
        sockets[seat]!.send(`{"type":"say","id":"m${said++}","says":["${say}"]}`);
      },
      close: () => sockets.forEach((socket) => socket.terminate()),
    };
  },
};

const [ANSWER, UPDATE] = ['a', 'u'].map((letter) => letter.charCodeAt(0)); // of {"type":"answer" and "update"

async function openSocket({ headers }: Guest, id: string, table: number, seat: number, heard: Heard) {
  const own = { updates: 0 }; // still to come for moves of this seat's own
  const { origin } = headers;
  const socket = new WebSocket(`${origin!.replace('http', 'ws')}/api/tables/${id}/socket`, { headers });
  const first = await new Promise<number>((resolve) =>
    socket.once('message', (data: Buffer) => resolve((JSON.parse(data.toString()) as { asked: [number] }).asked[0])),
  );
  socket.on('message', (data: Buffer) => {
    if (data[9] === ANSWER) heard(table, seat, 'answer');
    else if (data[9] === UPDATE && own.updates === 0) heard(table, seat, 'update');
    else if (data[9] === UPDATE) own.updates--;
  });
  return { socket, first, own };
}
