import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Lines } from '../src/lines.ts';
import { openSqlite } from '../src/sqlite.ts';
import { temporaryFolder } from './house.ts';

test('what a job has settled waits in the journal again when the job fails, whoever looked there meanwhile', async () => {
  const { db, database } = await openSqlite(path.join(temporaryFolder(), 'house.sqlite'));
  onTestFinished(() => db.destroy());
  const lines = new Lines(database);
  const say = (length: number, command: string) =>
    lines.append([{ table: 't', length, lines: [{ at: 1, deed: { seat: 0, say: command }, command }] }]);
  expect(say(0, 'x')).toEqual(['appended']);
  database.exec('begin immediate');
  lines.rename('t', 'anna', 'Bob');
  expect(lines.has('t', 'x')).toBe(true);
  database.exec('rollback');
  expect(lines.read('t', 0).map(({ command }) => command)).toEqual(['x']);
  expect(say(0, 'y')).toEqual(['conflict']);
  expect(say(1, 'x')).toEqual(['repeated']);
  expect(say(1, 'y')).toEqual(['appended']);
  lines.settle();
  expect(lines.read('t', 0).map(({ command }) => command)).toEqual(['x', 'y']);
});
