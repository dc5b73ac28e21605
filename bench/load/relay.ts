import { once } from 'node:events';
import type { Seat } from '@ridotto/kernel';
import { WebSocket } from 'ws';
import type { Meter } from './meter.ts';
import { scriptOf } from './scripts.ts';
import { PLAIN, fail } from './wire.ts';

/** Two clients that know the game by themselves; the relay only carries what they say. */
export async function openRelay(base: string, number: number, meter: Meter): Promise<() => void> {
  const url = `${base.replace('http', 'ws')}/${number}`;
  const sockets = [new WebSocket(url, PLAIN), new WebSocket(url, PLAIN)];
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  return () => sockets.forEach((socket, seat) => takeSeat(socket, seat, number, meter));
}

function takeSeat(socket: WebSocket, seat: Seat, number: number, meter: Meter): void {
  let game = number;
  let script = scriptOf(0, game);
  let moves = 0;
  let sentAt = 0;
  const mover = () => (script.first + moves) % 2;
  const say = () => {
    sentAt = performance.now();
    socket.send(JSON.stringify({ type: 'say', id: `${game}-${moves}`, says: [script.says[moves]!] }));
  };
  socket.on('error', fail);
  socket.on('message', (data) => {
    const { id } = JSON.parse((data as Buffer).toString()) as { id: string };
    if (id !== `${game}-${moves}`) fail(new Error(`the relay brought ${id} at ${game}-${moves}`));
    if (mover() === seat) meter.answered(sentAt);
    if (++moves === script.says.length) {
      script = scriptOf(0, ++game);
      moves = 0;
    }
    if (mover() === seat) say();
  });
  if (mover() === seat) say();
}
