import { entryOf, fairRng, rollDue } from '@ridotto/kernel';
import type { Act, LogLine } from './deeds.ts';
import { witness, type Moment } from './history.ts';
import { copySitting, turnOf, wordsOf, type Sitting } from './sitting.ts';
import type { Served } from './times.ts';

/** A table as it will be when these lines are stored. */
export interface Ahead {
  readonly ahead: Sitting;
  readonly lines: readonly LogLine[];
  readonly moments: readonly Moment[];
}

/** Plays acts, with the rolls that they bring, on a copy of the table. The command stands on the last act's line. */
export function playAhead(
  sitting: Sitting,
  acts: readonly Act[],
  now: number,
  served: Served,
  command: string | undefined,
): Ahead {
  const ahead = copySitting(sitting);
  const lines: LogLine[] = [];
  const moments: Moment[] = [];
  const at = Math.max(now, ahead.times.at);
  const add = (act: Act, isLast: boolean) => {
    const step = 'step' in act ? act.step : undefined;
    const deed = 'step' in act ? entryOf(ahead.title, act.step) : act;
    const line: LogLine = { at, deed, ...(isLast && command !== undefined && { command }) };
    lines.push(line);
    moments.push(witness(ahead, line, served, step));
  };
  acts.forEach((act, i) => add(act, i === acts.length - 1));
  for (let roll = rollOf(ahead); roll; roll = rollOf(ahead)) add(roll, false);
  return { ahead, lines, moments };
}

/** The roll that is due, from the table's own stream of fair chance. */
function rollOf(sitting: Sitting): Act | undefined {
  const { title, table, made, rolls } = sitting;
  if (turnOf(sitting)?.kind !== 'roll') return undefined;
  return { step: rollDue(title, table!, fairRng(made.key, wordsOf(sitting), rolls))! };
}
