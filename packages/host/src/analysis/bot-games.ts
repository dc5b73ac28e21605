import {
  awaited,
  entryOf,
  open,
  play,
  rollDue,
  seeded,
  setupOf,
  silence,
  type AnyTitle,
  type Entry,
  type Log,
} from '@ridotto/kernel';

const MOST = 4000; // entries; Coach may go on for ever

/** A game of the house's bots; undefined where they come to no end. */
export function botGame(title: AnyTitle, seats: number, seed: number): Log | undefined {
  const { game, manifest, edition } = title;
  const rng = seeded(seed);
  const table = open(title, seats, setupOf(title, {}, seats)!);
  const answers: Entry[] = [];
  while (answers.length < MOST) {
    if (game.turn(table.state).kind === 'over') {
      return { game: manifest.id, edition, seats, setup: {}, answers };
    }
    const roll = rollDue(title, table, rng);
    const steps = roll
      ? [roll]
      : awaited(title, table).map((seat) => ({
          kind: 'answer' as const,
          seat,
          answer: title.bot(game.view(table.state, seat), game.options(table.state, seat), rng),
        }));
    for (const step of steps) {
      answers.push(entryOf(title, step));
      play(title, table, step, silence);
    }
  }
  return undefined;
}
