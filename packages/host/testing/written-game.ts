import {
  awaited,
  commit,
  entryOf,
  fairRng,
  headOf,
  open,
  play,
  rollDue,
  seeded,
  setupOf,
  silence,
  type AnyKinds,
  type AnyTitle,
  type Entry,
  type Log,
  type Rng,
  type Table,
} from '@ridotto/kernel';

const KEY = '5e'.repeat(32);

/** A whole game with fair chance, played by the game's own bot. */
export function writtenGame(title: AnyTitle): Log {
  const { manifest, edition } = title;
  const {
    id: game,
    seats: [seats],
  } = manifest;
  const words = Array.from({ length: seats }, (_, seat) => `words ${seat}`);
  const rng = seeded(1);
  const table = open(title, seats, setupOf(title, {}, seats)!);
  const answers: Entry[] = [];
  for (let rolls = 0; title.game.turn(table.state).kind !== 'over';) {
    const roll = rollDue(title, table, fairRng(KEY, words, rolls));
    const seat = awaited(title, table)[0]!;
    if (roll) rolls++;
    const step = roll ?? { kind: 'answer' as const, seat, answer: answerOf(title, table, seat, rng) };
    answers.push(entryOf(title, step));
    play(title, table, step, silence);
  }
  const log: Log = { game, edition, seats, setup: {}, fair: { commitment: commit(KEY), words, key: KEY }, answers };
  return { ...log, fair: { ...log.fair!, head: headOf(log) } };
}

const answerOf = ({ game, bot }: AnyTitle, { state }: Table<AnyKinds>, seat: number, rng: Rng): AnyKinds['answer'] =>
  bot(game.view(state, seat), game.options(state, seat), rng);
