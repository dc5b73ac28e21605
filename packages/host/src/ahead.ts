import { entryOf, fairRng, rollDue } from '@ridotto/kernel';
import type { Act, LogLine } from './deeds.ts';
import { witness, type Moment } from './history.ts';
import { copySitting, turnOf, wordsOf, type Sitting } from './sitting.ts';
import type { Served } from './times.ts';
import { sureAnswer } from './window-fold.ts';

/** A table as it will be when these lines are stored. */
export interface Ahead {
  readonly ahead: Sitting;
  readonly lines: readonly LogLine[];
  readonly moments: readonly Moment[];
}

interface Around {
  readonly now: number;
  readonly served: Served;
  readonly command: string | undefined; // it stands on the last act's line
  /** What the house has to say as soon as a window opens. */
  opened(ahead: Sitting): readonly Act[];
}

/** Plays acts, with the rolls and the sure answers that they bring, on a copy of the table. */
export function playAhead(sitting: Sitting, acts: readonly Act[], around: Around): Ahead {
  const { now, served, command } = around;
  const ahead = copySitting(sitting);
  const lines: LogLine[] = [];
  const moments: Moment[] = [];
  const at = Math.max(now, ahead.times.at);
  const add = (act: Act, isLast: boolean) => {
    const step = 'step' in act ? act.step : undefined;
    const deed = 'step' in act ? entryOf(ahead.title, act.step) : act;
    const line: LogLine = isLast && command !== undefined ? { at, deed, command } : { at, deed };
    lines.push(line);
    moments.push(witness(ahead, line, served, step));
  };
  acts.forEach((act, i) => add(act, i === acts.length - 1));
  for (let next = byItself(ahead); next; next = byItself(ahead)) add(next, false);
  if (ahead.window?.openedAt === at && sitting.window?.openedAt !== at) {
    for (const act of around.opened(ahead)) add(act, false);
  }
  return { ahead, lines, moments };
}

/** A roll, or an answer that everybody sees to be the only one. */
const byItself = (sitting: Sitting): Act | undefined => rollOf(sitting) ?? sureAnswer(sitting);

/** The roll that is due, from the table's own stream of fair chance. */
function rollOf(sitting: Sitting): Act | undefined {
  const { title, table, made, rolls } = sitting;
  if (turnOf(sitting)?.kind !== 'roll') return undefined;
  return { step: rollDue(title, table!, fairRng(made.key, wordsOf(sitting), rolls))! };
}
