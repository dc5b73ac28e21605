import { GAME_IDS } from '@ridotto/games/catalog';
import type { Titles } from '@ridotto/host';
import {
  admit,
  awaited,
  entryOf,
  isRefusal,
  open,
  play,
  rollDue,
  seeded,
  silence,
  setupOf,
  type AnyTitle,
} from '@ridotto/kernel';

const STEPS = 40;

/** Loads every game and plays the beginning of one: reading rules takes longer than a table may wait for another. */
export async function warmUp(titles: Titles): Promise<void> {
  for (const id of GAME_IDS) {
    const title = await titles(id);
    if (title) begin(title);
  }
}

function begin(title: AnyTitle): void {
  const { game } = title;
  const seats = title.manifest.seats[0];
  const rng = seeded(1);
  const table = open(title, seats, setupOf(title, {}, seats)!);
  for (let i = 0; i < STEPS && game.turn(table.state).kind !== 'over'; i++) {
    const [seat] = awaited(title, table);
    const options = seat === undefined ? [] : game.options(table.state, seat);
    const step = rollDue(title, table, rng) ?? {
      kind: 'answer' as const,
      seat: seat!,
      answer: options[rng(options.length)]!,
    };
    const admitted = admit(title, table, entryOf(title, step));
    if (isRefusal(admitted)) throw new Error(`${title.manifest.id} refuses its own option: ${admitted.refused}`);
    play(title, table, admitted, silence);
  }
}
