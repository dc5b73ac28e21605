// Eight seats that do what they can to keep the house busy: node attackers.ts BASE TABLE RATE
import { seeded } from '@ridotto/kernel';
import { Guest, newId } from './client.ts';

const [base, table, rate] = process.argv.slice(2) as [string, string, string];
const SEATS = 8;
const rng = seeded(1);

/** The token of a seat, as the siege has written it into the house's file. */
export const tokenOf = (seat: number): string => `a-token-of-the-siege-for-seat-${seat}`;

const RUBBISH = ['x1', 'attack 99', 'pass', 'spy 3'];

/** A command that costs as much as it can: whole turns, looks that get everything anew, answers, coming and going. */
function command(options: readonly string[] | undefined): object {
  const some = options?.[rng(options.length)];
  const junk = RUBBISH[rng(RUBBISH.length)]!;
  const commands: object[] = [
    { type: 'say', says: [some ?? junk, junk] },
    { type: 'say', says: Array.from({ length: 64 }, () => some ?? junk) },
    { type: 'say', says: [some ?? junk] },
    { type: 'look', length: 0, hash: 'x' },
    { type: rng(8) > 0 ? 'look' : 'leave', length: 0, hash: '' },
    { type: 'back' },
  ];
  return { id: newId(), ...commands[rng(commands.length)] };
}

function attack(seat: number): void {
  const guest = new Guest(base, { authorization: `Bearer ${tokenOf(seat)}` });
  const line = guest.connect(table);
  const every = (1000 * SEATS) / Number(rate);
  const timer = setInterval(() => {
    if (line.closed) {
      clearInterval(timer);
      return attack(seat);
    }
    const { options } = line.update ?? {};
    if (line.update) line.socket.send(JSON.stringify(command(typeof options === 'number' ? undefined : options)));
  }, every);
}

if (process.argv[1]?.endsWith('attackers.ts')) for (let seat = 0; seat < SEATS; seat++) attack(seat);
