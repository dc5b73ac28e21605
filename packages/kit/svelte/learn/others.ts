import {
  admit,
  awaited,
  isRefusal,
  play,
  type Entry,
  type Kinds,
  type Rng,
  type Table,
  type Title,
} from '@ridotto/kernel';

/** What the simple bots and chance say until the viewer is asked, or something else is to be begun. */
export function othersIn<K extends Kinds>(
  title: Title<K>,
  table: Table<K>,
  viewer: number,
  rng: Rng,
  isEnd: (state: K['state']) => boolean,
): Entry[] {
  const entries: Entry[] = [];
  for (;;) {
    const entry = isEnd(table.state) ? undefined : nextOf(title, table, viewer, rng);
    if (!entry) return entries;
    const step = admit(title, table, entry);
    if (isRefusal(step)) throw new Error(`${JSON.stringify(entry)}: ${step.refused}`);
    play(title, table, step, () => {});
    entries.push(entry);
  }
}

function nextOf<K extends Kinds>(title: Title<K>, table: Table<K>, viewer: number, rng: Rng): Entry | undefined {
  const { game, notation, bot } = title;
  if (game.turn(table.state).kind === 'roll') return { roll: game.roll(table.state, rng) };
  const seat = awaited(title, table).find((one) => one !== viewer);
  if (seat === undefined) return undefined;
  const answer = bot(game.view(table.state, seat), game.options(table.state, seat), rng);
  return { seat, say: notation.answer.write(answer) };
}
