import type { PlayedGame } from '@ridotto/host';
import type { Refusal } from '@ridotto/host/protocol';
import { storage } from '@ridotto/kit/storage.ts';
import type { Guest, HouseDoor } from './house.ts';
import { accountId, type Errands, type FromWorker, type GuestNumber, type PlayingOn, type ToWorker } from './errand.ts';
import type { OpenWire, WireEnd } from './wire.ts';
import { address } from './worker.ts?worker-address';

const PLACE = 'ridotto.local-name';
const LOST: Refusal = { ok: false, refused: 'stopping' };

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, (answer: unknown) => void>();
const ends = new Map<number, WireEnd>();

/** The worker that runs the house, from the first moment that somebody needs it. */
function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(address, { type: 'module', name: 'ridotto-house' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
  worker.addEventListener('error', lose);
  return worker;
}

/** The worker is of no use any more; whoever asks next, or comes back, finds another. */
function lose(): void {
  worker?.terminate();
  worker = undefined;
  for (const answer of waiting.values()) answer(LOST);
  waiting.clear();
  for (const end of ends.values()) end.closed(LOST.refused);
}

function hear(data: FromWorker): void {
  switch (data.kind) {
    case 'answer':
      waiting.get(data.n)?.(data.answer);
      waiting.delete(data.n);
      return;
    case 'heard':
      return ends.get(data.wire)?.heard(data.message);
    case 'closed':
      return ends.get(data.wire)?.closed(data.refused);
    case 'gone':
      return lose();
  }
}

const post = (message: ToWorker): void => theWorker().postMessage(message);

const send = <Kind extends keyof Errands>(
  kind: Kind,
  given: Errands[Kind]['given'],
): Promise<Errands[Kind]['answer']> =>
  new Promise((resolve) => {
    const n = count++;
    waiting.set(n, resolve as (answer: unknown) => void);
    post({ kind, n, given } as ToWorker);
  });

/** The house in this browser. */
export const localDoor: HouseDoor = {
  async me(): Promise<Guest | null> {
    const name = storage.get(PLACE);
    return name === null ? null : { id: accountId(0), name };
  },
  async welcome(name) {
    storage.set(PLACE, name);
    return { id: accountId(0), name };
  },
  tables: async () => [], // nobody comes in from outside
  table: (table) => send('table', { table }),
  make: (wishes) => send('make', { wishes, name: storage.get(PLACE) ?? '' }),
  tell: (table, command, guest = 0) => send('tell', { table, guest, command }),
  export: (table) => send('export', { table }),
  past: (table, guest) => send('past', { table, guest }),
  notation: (table) => send('notation', { table }),
};

/** A table of this browser where a game is taken up in its middle. */
export const playOn = (wanted: PlayingOn): Promise<Errands['playOn']['answer']> =>
  send('playOn', { ...wanted, name: storage.get(PLACE) ?? '' });

/** What was played in this browser. */
export const gamesHere = async (): Promise<readonly PlayedGame[]> => orThrow(await send('games', null));

/** Deletes all that was played in this browser. */
export const forgetGames = async (): Promise<null> => orThrow(await send('forget', null));

function orThrow<T>(answer: T | Refusal): T {
  if (typeof answer === 'object' && answer !== null && 'refused' in answer) throw new Error(answer.refused);
  return answer;
}

/** A guest's wire to a table of the house in this browser. */
export const wireTo =
  (table: string, guest: GuestNumber): OpenWire =>
  (since, end) => {
    const wire = count++;
    ends.set(wire, end);
    post({ kind: 'open', wire, table, guest, since });
    return {
      send: (command) => post({ kind: 'say', wire, command }),
      close() {
        ends.delete(wire);
        post({ kind: 'close', wire });
      },
    };
  };
