import v8 from 'node:v8';
import vm from 'node:vm';
import { loadTitle, type GameId } from '@ridotto/games/catalog';
import { seeded, type AnyKinds, type AnyTitle, type Rng } from '@ridotto/kernel';
import type { Command, Message } from '@ridotto/host';
import { Guest, type Connection } from './client.ts';
import type { OpenHouse } from './settings.ts';

const TYPES = [
  'sit',
  'leave',
  'fill',
  'clear',
  'start',
  'say',
  'back',
  'rematch',
  'look',
  'chat',
  'phrase',
  'mute',
  'report',
];
const ODD = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  '\u202e',
  '🎭'.repeat(20),
  '\ud800',
  'constructor',
  [],
  {},
  [[]],
  { length: 1e9 },
];

/** Nothing in here may change a table where the sender has no seat, or is not asked. */
export function rubbish(rng: Rng, replayable: readonly string[]): string | Buffer {
  const odd = () => ODD[rng(ODD.length)];
  const id = `r${rng(1e9)}`;
  const whole = () =>
    JSON.stringify({ type: TYPES[rng(TYPES.length)], id, seat: odd(), says: [odd()], text: odd(), who: odd() });
  switch (rng(14)) {
    case 0:
      return whole();
    case 1:
      return whole().slice(0, rng(40));
    case 2:
      return JSON.stringify({ type: 'say', id, says: ['x'.repeat(rng(15_000))] });
    case 3:
      return `{"type":"say","id":"${id}","says":["a"],"__proto__":{"ok":true}}`;
    case 4:
      return `{"constructor":{"prototype":{"polluted":1}},"id":"${id}","type":"start"}`;
    case 5:
      return '['.repeat(rng(5000));
    case 6:
      return Buffer.from(Array.from({ length: rng(200) }, () => rng(256)));
    case 7:
      return JSON.stringify({ type: 'say', id, says: Array.from({ length: rng(200) + 2 }, () => 'draw') });
    case 8:
      return JSON.stringify({
        type: 'say',
        id,
        says: [String.fromCharCode(...Array.from({ length: 50 }, () => rng(65_536)))],
      });
    case 9:
      return JSON.stringify({ type: 'say', id, says: ['a1-a2'], seat: rng(4) }); // somebody else's seat
    case 10:
      return JSON.stringify(odd());
    case 11:
      return replayable[rng(replayable.length)] ?? 'x';
    case 12:
      return JSON.stringify({ type: 'sit', id, seat: rng(3), words: 'w', name: '\u0000' });
    default:
      return JSON.stringify({ type: TYPES[rng(4) + 2], id, seat: rng(20), says: ['resign', 'z'] });
  }
}

interface Tally {
  answered: number;
  accepted: number; // beside what had been accepted before and is only repeated
}

export interface Rubbished extends Readonly<Tally> {
  readonly sent: number;
  readonly grown: number; // bytes of heap between the first and the last tenth
}

/** Throws so much rubbish at a table of a game, as one who has a seat but can't answer and as one who has none. */
export async function throwRubbish(
  { base, house }: OpenHouse,
  game: GameId,
  count: number,
  seed: number,
): Promise<Rubbished> {
  const rng = seeded(seed);
  const { table, waiting, replayable } = await waitingTable(base, await loadTitle(game), rng);
  const before = JSON.stringify(await tableAsIs(house, table));
  const lines = [waiting, await Guest.named(base, 'Carl')].map((guest) => guest.connect(table));
  await Promise.all(lines.map((line) => line.first()));
  let grown = 0;
  const tally: Tally = { answered: 0, accepted: 0 };
  const tenth = Math.ceil(count / 10);
  for (let sent = 0; sent < count; sent += 100) {
    if (sent <= tenth) grown = -heapNow();
    await throwSome(lines[(sent / 100) % 2]!, tally, Math.min(100, count - sent), () => rubbish(rng, replayable));
  }
  grown += heapNow();
  if (JSON.stringify(await tableAsIs(house, table)) !== before) throw new Error('rubbish has changed the table');
  for (const line of lines) line.socket.terminate();
  return { sent: count, ...tally, grown };
}

/** A game that has begun, with somebody at the table who can say nothing that counts now, and what it has said. */
async function waitingTable(base: string, { manifest, notation, game: rules }: AnyTitle, rng: Rng) {
  const {
    id: game,
    seats: [least],
  } = manifest;
  const guests = await Promise.all(Array.from({ length: least }, (_, seat) => Guest.named(base, `P${seat}`)));
  const owner = guests[0]!;
  const table = await owner.make({ game, seats: least, open: 'public' });
  const sit = (seat: number): Command => ({ type: 'sit', id: `before-${seat}`, seat, words: 'w' });
  for (const [seat, guest] of guests.entries()) await guest.command(table, sit(seat));
  await owner.command(table, { type: 'start' });
  const look = owner.connect(table);
  const { asked, view } = await look.first();
  look.socket.terminate();
  const seat = guests.findIndex((_, at) => !asked.includes(at));
  if (seat >= 0) return { table, waiting: guests[seat]!, replayable: [JSON.stringify(sit(seat))] };
  const options = rules.options(rules.guess(view as AnyKinds['view'], rng), 0); // all are asked: one that has answered waits for the others
  const says: Command = { type: 'say', id: 'before-all', says: [notation.answer.write(options[rng(options.length)]!)] };
  if (!(await owner.command(table, says)).ok) throw new Error(`${game}: ${says.says[0]} was refused`);
  return { table, waiting: owner, replayable: [sit(0), says].map((command) => JSON.stringify(command)) };
}

async function tableAsIs(house: OpenHouse['house'], table: string): Promise<unknown> {
  const sitting = await house.sitting(table);
  if ('refused' in sitting) throw new Error(sitting.refused);
  const { title: _title, table: played, ...rest } = sitting;
  return [rest, played?.state, [...played!.sealed]];
}

/** Sends messages and waits for exactly one answer to each. */
async function throwSome(line: Connection, tally: Tally, count: number, next: () => string | Buffer): Promise<void> {
  let open = count;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onMessage = (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.type !== 'answer') return;
    tally.answered++;
    if (message.ok && !message.id?.startsWith('before-')) tally.accepted++;
    if (--open === 0) resolve();
  };
  line.socket.on('message', onMessage);
  const onClose = () => reject(new Error('the line was dropped'));
  line.socket.on('close', onClose);
  for (let i = 0; i < count; i++) line.socket.send(next());
  await promise;
  line.socket.off('message', onMessage);
  line.socket.off('close', onClose);
  line.messages.length = 0;
}

function heapNow(): number {
  v8.setFlagsFromString('--expose-gc');
  (vm.runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
