import { Damaged, NoRoom } from '@ridotto/host';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { faultLog } from '../src/faults.ts';

/** What a log would hold, line by line. */
function logged(...errors: unknown[]) {
  const lines: { msg: string; table?: string }[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as { msg: string }) });
  errors.forEach(faultLog(logger));
  return lines;
}

test('the log names a damaged table', () => {
  expect(logged(new Damaged('t1', 'line 3 can’t be read'))).toMatchObject([{ msg: 'a table is damaged', table: 't1' }]);
});

test('the log says once that there is no room, however much could not be written', () => {
  const many = Array.from({ length: 100 }, () => new NoRoom('full'));
  const said = logged(...many, new Error('another'), ...many).map(({ msg }) => msg);
  expect(said).toEqual(['there is no room left to write', 'something broke']);
});
