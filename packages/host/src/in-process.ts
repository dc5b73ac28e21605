import { CATALOG, loadFrom, type Editions } from '@ridotto/games/catalog';
import type { Bus, Chance, Clock, Meter, Thinker, Titles, Wake } from './ports.ts';
import { choose, rehearse } from './thoughts.ts';

/** Carries wake-ups to everybody in this process. */
export function localBus(): Bus {
  const listeners = new Set<(wake: Wake) => void>();
  return {
    publish: (wake) => listeners.forEach((listener) => listener(wake)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const LONGEST_TIMER = 2 ** 31 - 1; // what setTimeout can hold

/** What the clock on the wall says at the start, and then what passes by a clock that nobody can set. */
export function steadyClock(start: number = Date.now()): Clock {
  const zero = performance.now();
  const now = () => Math.floor(start + performance.now() - zero);
  return {
    now,
    at(time, run) {
      let timer: ReturnType<typeof setTimeout>;
      const set = () => {
        const wait = time - now();
        timer = setTimeout(wait > LONGEST_TIMER ? set : run, Math.min(Math.max(0, wait), LONGEST_TIMER));
      };
      set();
      return () => clearTimeout(timer);
    },
  };
}

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'; // no i, l, o, u: ids are read aloud
const ID_LENGTH = 16; // of 5 bits each

/** Chance from the platform's own secure generator. */
export const secureChance: Chance = {
  key: () => Array.from(randomBytes(32), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  id: () => Array.from(randomBytes(ID_LENGTH), (byte) => LETTERS[byte & 31]).join(''),
  rng(below) {
    const fair = 2 ** 32 - (2 ** 32 % below);
    for (;;) {
      const drawn = crypto.getRandomValues(new Uint32Array(1))[0]!;
      if (drawn < fair) return drawn % below;
    }
  },
};

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** How long one piece of work may take, in milliseconds. */
export interface Budgets {
  readonly choose?: number;
  readonly advise?: number;
  readonly rehearse?: number;
}

/** Thinks here and now: for tests, and for the helpers of a house. */
export function thinkHere(titles: Titles, budgets: Budgets = {}): Thinker {
  const titleOf = async ({ game, edition }: { game: string; edition: number }) => {
    const title = await titles(game, edition);
    if (!title) throw new Error(`there is no edition ${edition} of ${game}`);
    return title;
  };
  return {
    choose: async (_table, thought) => choose(await titleOf(thought), thought, budgets.choose),
    async advise(_table, thought) {
      const { advise } = await import('./analysis/advise.ts'); // no bot needs it
      return advise(await titleOf(thought), thought, budgets.advise);
    },
    rehearse: async (_table, rehearsal) => rehearse(await titleOf(rehearsal), rehearsal, budgets.rehearse),
  };
}

/** The games of a catalogue, in all the editions that it has. */
export const titlesIn =
  (catalog: Readonly<Record<string, Editions>>): Titles =>
  (game, edition) =>
    loadFrom(catalog, game, edition);

export const catalogTitles: Titles = titlesIn(CATALOG);

export const noMeter: Meter = { answered() {}, refused() {}, healed() {}, broken() {} };
