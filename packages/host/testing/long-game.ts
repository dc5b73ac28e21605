import { title as coach } from '@ridotto/games/coach';
import { awaited, commit, entryOf, fairRng, open, play, rollDue, seeded, silence, type Entry } from '@ridotto/kernel';
import type { LogLine, Made } from '../src/index.ts';

const KEY = '5e'.repeat(32);
const ENDS: readonly string[] = ['declare', 'divine', 'seal'];

export interface WrittenGame {
  readonly made: Made;
  readonly lines: readonly LogLine[];
}

/** A game of Coach as a table's log: at random, and nobody ends it before the turn that is wanted. */
export function longCoach(turns: number, seats = 8, id = 'long'): WrittenGame {
  const words = Array.from({ length: seats }, (_, seat) => `words ${seat}`);
  const made: Made = {
    id,
    game: coach.manifest.id,
    edition: coach.edition,
    seats,
    setup: {},
    open: 'public',
    clock: { kind: 'none' },
    late: 'bot',
    absence: null,
    notebook: true,
    owner: 'p0',
    at: 1000,
    commitment: commit(KEY),
    key: KEY,
    invite: 'invite',
  };
  const sits = words.map((words, seat) => ({ kind: 'sit' as const, seat, who: `p${seat}`, name: `P${seat}`, words }));
  const deeds = [...sits, { kind: 'start' as const }, ...entriesOf(turns, seats, words)];
  return { made, lines: deeds.map((deed, i) => ({ at: 2000 + i, deed, command: `c${i}` })) };
}

function entriesOf(turns: number, seats: number, words: readonly string[]): Entry[] {
  const rng = seeded(turns);
  const table = open(coach, seats, {});
  const entries: Entry[] = [];
  for (let rolls = 0; coach.game.turn(table.state).kind !== 'over';) {
    const roll = rollDue(coach, table, fairRng(KEY, words, rolls));
    if (roll) rolls++;
    const seat = awaited(coach, table)[0]!;
    const options = roll ? [] : coach.game.options(table.state, seat);
    const isEnd = ({ kind }: { kind: string }) => ENDS.includes(kind);
    const wanted = options.filter((option) => isEnd(option) === table.state.turn >= turns);
    const some = wanted.length > 0 ? wanted : options;
    const step = roll ?? { kind: 'answer' as const, seat, answer: some[rng(some.length)]! };
    entries.push(entryOf(coach, step));
    play(coach, table, step, silence);
  }
  return entries;
}
