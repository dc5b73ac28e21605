import { loadTitle } from '@ridotto/games/catalog';
import { catalogTitles, thinkHere, type Message, type Titles, type Update, type Wishes } from '@ridotto/host';
import { Guest, type Connection } from './client.ts';
import { SWIFT, startHouse, type OpenHouse } from './settings.ts';

// Two worlds that seat 5 and a spectator can't tell apart, on a real clock, through real servers and sockets. In the
// first the others have something to use, think, answer and change their answers; in the second they only choose sides.

const HOUR = 3_600_000; // milliseconds
const SEATS = 6;
const VIEWER = 5;

/** Deals in which the viewer and what is open are the same. */
const DEALS = [
  {
    professions: ['hypnotist', 'duellist', 'priest', 'doctor', 'bodyguard', 'clairvoyant'],
    items: [['bagKey'], ['gloves'], ['goblet'], ['bagGoblet'], ['whip'], ['key']],
  },
  {
    professions: ['grandMaster', 'thug', 'diplomat', 'alchemist', 'duellist', 'clairvoyant'],
    items: [['goblet'], ['bagKey'], ['dagger'], ['bagGoblet'], ['cloak'], ['key']],
  },
].map((deal) => ({
  kind: 'deal',
  first: 0,
  societies: ['order', 'brotherhood', 'brotherhood', 'order', 'order', 'brotherhood'],
  removed: null,
  ...deal,
}));

type Said = readonly [at: number, seat: number, say: string]; // at: shares of the candle

const SIDES: readonly Said[] = [
  [0, 2, 'support attacker'],
  [0, 3, 'support defender'],
  [0, 4, 'support defender'],
  [0, 5, 'support attacker'],
];

const BEFORE: readonly (readonly Said[])[] = [
  [
    [0.05, 2, 'use priest'],
    [0.1, 1, 'use duellist'],
    [0.3, 1, 'pass'],
    [0.35, 0, 'pass'],
    [0.4, 4, 'support attacker'],
    ...SIDES.map(([, seat, say], i): Said => [0.42 + i * 0.03, seat, say]),
  ],
  [...SIDES, [0, 0, 'pass'], [0, 1, 'pass']],
];
const AFTER: readonly (readonly Said[])[] = [
  [
    [0.1, 0, 'use hypnotist 2'],
    [0.2, 1, 'use gloves'],
    [0.3, 3, 'use doctor'],
    [0.35, 0, 'pass'],
    [0.4, 1, 'pass'],
    [0.45, 3, 'pass'],
    [0.47, 4, 'pass'],
    [0.49, 2, 'pass'],
    [0.5, 5, 'pass'],
  ],
  [0, 1, 2, 3, 4, 5].map((seat): Said => [0, seat, 'pass']),
];

/** What reached one viewer in one window, and when it came to an end. */
export interface Seen {
  readonly frames: readonly string[]; // times aside
  readonly lasted: number; // milliseconds from its opening to the next frame that tells its end
}

export interface WindowTwins {
  readonly windows: number;
  readonly differences: readonly string[];
  readonly lasted: readonly [first: readonly number[], second: readonly number[]];
  readonly gaps: readonly number[]; // milliseconds between the two worlds, by window and viewer
}

interface Options {
  readonly folder: string;
  readonly duels: number;
  readonly second: number; // of candles, in milliseconds
  readonly candle?: Wishes['candle'];
}

/** Plays duels in both worlds at the same time, two windows each. */
export async function playTwins({ folder, duels, second, candle = 5 }: Options): Promise<WindowTwins> {
  const houses = await Promise.all([0, 1].map((which) => openWorld(`${folder}/window-${which}.sqlite`, which, second)));
  const lasted: [number[], number[]] = [[], []];
  const differences: string[] = [];
  const gaps: number[] = [];
  try {
    for (let duel = 0; duel < duels; duel++) {
      const [one, other] = await Promise.all(
        houses.map((house, which) => playDuel(house, which, candle * second || second, candle)),
      );
      one!.forEach((seen, i) => {
        const twin = other![i]!;
        const at = seen.frames.findIndex((frame, n) => frame !== twin.frames[n]);
        if (at >= 0 || seen.frames.length !== twin.frames.length)
          differences.push(`${seen.frames[at]}\n${twin.frames[at]}`);
        lasted[0].push(seen.lasted);
        lasted[1].push(twin.lasted);
        gaps.push(Math.abs(seen.lasted - twin.lasted));
      });
    }
  } finally {
    await Promise.all(houses.map((house) => house.stop()));
  }
  return { windows: duels * 2, differences, lasted, gaps };
}

async function openWorld(file: string, which: number, second: number): Promise<OpenHouse> {
  const coach = await loadTitle('coach');
  const deal = coach.notation.roll.read(DEALS[which])!;
  const game: typeof coach.game = {
    ...coach.game,
    roll: (state, rng) => (coach.game.canRoll(state, deal) ? deal : coach.game.roll(state, rng)),
  };
  const titles: Titles = async (id) => (id === 'coach' ? { ...coach, game } : catalogTitles(id));
  const ports = { titles, thinker: thinkHere(titles) };
  return startHouse(file, { ports, rules: { pace: SWIFT, alone: SWIFT, second, sweep: HOUR } }); // the machine's pauses are no absences
}

/** One duel: what the viewer and a spectator got in each of its two windows. */
async function playDuel({ base }: OpenHouse, which: number, burns: number, candle: Wishes['candle']): Promise<Seen[]> {
  const guests = await Promise.all(Array.from({ length: SEATS }, (_, seat) => Guest.named(base, `Guest ${seat}`)));
  const table = await guests[0]!.make({ game: 'coach', seats: SEATS, open: 'public', candle });
  for (const [seat, guest] of guests.entries()) await guest.command(table, { type: 'sit', seat, words: `w${seat}` });
  const lines = guests.map((guest) => guest.connect(table));
  const onlooker = (await Guest.named(base, 'Onlooker')).connect(table);
  const ears = [lines[VIEWER]!, onlooker].map((line) => new Ear(line));
  await Promise.all([...lines, onlooker].map((line) => line.first()));
  await guests[0]!.command(table, { type: 'start' });
  await Promise.all(lines.map((line) => line.until(() => line.update?.asked.includes(0) ?? false)));
  const opened = (kind?: string) => (line: Connection) => line.until(() => line.update?.window?.kind === kind);

  await lines[0]!.command({ type: 'say', says: ['attack 1'] });
  await Promise.all([lines[VIEWER]!, onlooker].map(opened('must')));
  const settle = candle === 0 ? lasting : (says: readonly Said[]) => says; // an act would end a window that isn't lit
  await say(lines, settle(BEFORE[which]!), burns);
  await Promise.all([lines[VIEWER]!, onlooker].map(opened('may')));
  const first = ears.map((ear) => ear.window('must', 'may'));
  await say(lines, settle(AFTER[which]!), burns);
  await Promise.all([lines[VIEWER]!, onlooker].map(opened(undefined)));
  const second = ears.map((ear) => ear.window('may', undefined));
  for (const line of [...lines, onlooker]) line.socket.terminate();
  return [...first, ...second];
}

/** What each says last. */
const lasting = (says: readonly Said[]): Said[] =>
  says.filter(([, seat], at) => !says.slice(at + 1).some(([, later]) => later === seat));

/** Everything is said at its share of the candle, as people would. */
async function say(lines: readonly Connection[], says: readonly Said[], burns: number): Promise<void> {
  const begun = performance.now();
  for (const [share, seat, text] of says) {
    const wait = share * burns - (performance.now() - begun);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    void lines[seat]!.command({ type: 'say', says: [text] }).catch(() => {});
  }
}

interface Heard {
  readonly at: number;
  readonly message: Message;
}

/** All that reaches a line, with the moment at which it does. */
class Ear {
  readonly #heard: Heard[] = [];

  constructor({ socket }: Connection) {
    socket.on('message', (data: Buffer) =>
      this.#heard.push({ at: performance.now(), message: JSON.parse(data.toString()) as Message }),
    );
  }

  /** The frames from the window's opening to its end. */
  window(kind: string, next: string | undefined): Seen {
    const isOf = ({ message }: Heard, wanted: string | undefined) =>
      message.type === 'update' && message.window?.kind === wanted;
    const from = this.#heard.findIndex((heard) => isOf(heard, kind));
    const to = this.#heard.findIndex((heard, i) => i > from && isOf(heard, next));
    const frames = this.#heard.slice(from, to + 1).filter(({ message }) => isTold(message));
    return {
      frames: frames.map(({ message }) => JSON.stringify(withoutTimes(message as Update))),
      lasted: this.#heard[to]!.at - this.#heard[from]!.at,
    };
  }
}

/** What a viewer is told besides the confirmation of its own answers. */
const isTold = (message: Message): boolean => message.type === 'update' && message.said === undefined;

/** Milliseconds that have passed between writing and sending are the machine's. */
function withoutTimes({ window, table: _table, ...update }: Update): unknown {
  return { ...update, window: window && { ...window, left: null } };
}
