import { requirePeer } from '../peers/install.ts';
import type { Meter } from './meter.ts';
import { scriptOf } from './scripts.ts';
import { fail } from './wire.ts';

interface RoomState {
  readonly moves: number;
  readonly toMove: number; // -1 when the game is over
  readonly games: number;
}
interface Room {
  readonly roomId: string;
  readonly state: RoomState;
  onStateChange(hear: (state: RoomState) => void): void;
  onError(hear: (code: number, message: string) => void): void;
  send(type: string, data: unknown): void;
}
interface Sdk {
  Client: new (base: string) => {
    create(name: string): Promise<Room>;
    joinById(room: string): Promise<Room>;
  };
}

/** Two clients of a Colyseus room; when a game is over they begin the next in the same room. */
export async function openColyseus(base: string, number: number, meter: Meter): Promise<() => void> {
  const { Client } = requirePeer('colyseus')('@colyseus/sdk') as Sdk;
  const client = new Client(base);
  const own = await client.create('volto');
  const other = await client.joinById(own.roomId);
  [own, other].forEach((room, seat) => takeSeat(room, seat, number, meter));
  return () => own.send('begin', beginning(number));
}

function beginning(game: number) {
  const { first, masks } = scriptOf(game % 2, game);
  return { first, masks };
}

function takeSeat(room: Room, seat: number, number: number, meter: Meter): void {
  let sentAt: number | undefined;
  room.onError((code, message) => fail(new Error(`${code} ${message}`)));
  room.onStateChange(({ games, moves, toMove }) => {
    if (games === 0) return; // not begun
    if (sentAt !== undefined) meter.answered(sentAt);
    sentAt = undefined;
    const game = number + games - 1;
    if (toMove === seat) {
      sentAt = performance.now();
      room.send('move', scriptOf(game % 2, game).moves[moves]!);
    } else if (toMove < 0 && seat === 0) room.send('begin', beginning(game + 1));
  });
}
