import { commit, entryOf, fairRng, headOf, open, play, rollDue, silence } from '@ridotto/kernel';
import type { Entry, Kinds, Log, Rng, Title } from '@ridotto/kernel';

export interface FairGame<K extends Kinds> {
  readonly seats: number;
  readonly setup: K['setup'];
  readonly key: string;
  readonly words: readonly string[];
  readonly rng: Rng; // how the seats choose; chance has its own stream
}

/** Plays a whole game with fair chance and closes its log. */
export function playFair<K extends Kinds>(title: Title<K>, fairGame: FairGame<K>): Log {
  const { seats, setup, key, words, rng } = fairGame;
  const table = open(title, seats, setup);
  const answers: Entry[] = [];
  let rolls = 0;
  for (;;) {
    const turn = title.game.turn(table.state);
    if (turn.kind === 'over') break;
    const roll = rollDue(title, table, fairRng(key, words, rolls));
    if (roll) rolls++;
    const steps = roll
      ? [roll]
      : turn.kind === 'ask'
        ? turn.seats.map((seat) => {
            const options = title.game.options(table.state, seat);
            return { kind: 'answer', seat, answer: options[rng(options.length)]! } as const;
          })
        : [];
    for (const step of steps) {
      answers.push(entryOf(title, step));
      play(title, table, step, silence);
    }
  }
  const log: Log = {
    game: title.manifest.id,
    edition: title.edition,
    seats,
    setup,
    fair: { commitment: commit(key), words, key },
    answers,
  };
  return { ...log, fair: { ...log.fair!, head: headOf(log) } };
}
