import { heard, type AnyKinds, type AnyTitle, type Seat } from '@ridotto/kernel';
import { levelAt } from './bot-seats.ts';
import { isEntry, type LogLine, type Made } from './deeds.ts';
import { isLeftToBot, newSitting, take, type Sitting } from './sitting.ts';
import { choose, seedAt, thoughtOf } from './thoughts.ts';

/** An answer of a bot, and what the same bot answers when it is asked again. */
export interface Remade {
  readonly line: number; // of the log
  readonly seat: Seat;
  readonly said: string;
  readonly again: string;
}

/**
 * Thinks every thought of a table's bots once more, from what their seats were told and the seeds that follow from
 * the table's key. Where nothing went wrong then, each says again what it said.
 */
export async function* remade(made: Made, title: AnyTitle, lines: readonly LogLine[]): AsyncGenerator<Remade> {
  const sitting = newSitting(made, title);
  const told: AnyKinds['event'][] = [];
  let foreseen: { readonly seat: Seat; readonly length: number; readonly says: readonly string[] } | undefined;
  for (const [at, line] of lines.entries()) {
    const { deed } = line;
    if (isEntry(deed) && 'seat' in deed && isLeftToBot(sitting, deed.seat)) {
      const { seat, say: said } = deed;
      const { length } = sitting.table!;
      const isForeseen = foreseen?.seat === seat && foreseen.length === length && foreseen.says[0] === said;
      const [again = '', ...rest] = isForeseen ? foreseen!.says : await thinkAgain(sitting, seat, told);
      foreseen = rest.length > 0 && !sitting.window ? { seat, length: length + 1, says: rest } : undefined;
      yield { line: at, seat, said, again };
    }
    take(
      sitting,
      line,
      () => 0,
      (event) => told.push(event),
    );
  }
}

async function thinkAgain(
  sitting: Sitting,
  seat: Seat,
  told: readonly AnyKinds['event'][],
): Promise<readonly string[]> {
  const { title, table, made } = sitting;
  const options = title.game.options(table!.state, seat);
  if (options.length === 1) return [title.notation.answer.write(options[0]!)];
  const own = title.manifest.forgets ? heard(title.game, told, seat, made.seats) : [];
  const seed = seedAt(made.key, table!, seat, 0);
  return choose(title, thoughtOf(title, table!, { seat, level: levelAt(sitting, seat), told: own, seed }));
}
