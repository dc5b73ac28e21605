import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Command, isSay } from '../src/index.ts';

const LONG = 'x'.repeat(300);
const ids = fc.constantFrom('a', 'b', 'a-1_Z', '', 'b c', 'x'.repeat(40), 'x'.repeat(41), 7, null, undefined);
const says = fc.oneof(
  fc.array(fc.constantFrom('b2-b3', 'pass'), { minLength: 1, maxLength: 3 }),
  fc.array(fc.constantFrom<unknown>('b2-b3', '', LONG, 1, null, undefined, ['b2-b3']), { maxLength: 3 }),
  fc.constantFrom<unknown>(
    Array.from({ length: 64 }, () => 'pass'),
    Array.from({ length: 65 }, () => 'pass'),
  ),
  fc.constantFrom<unknown>(undefined, null, 'b2-b3', { 0: 'b2-b3', length: 1 }),
);
const more = fc.constantFrom({}, {}, {}, { seat: 0 }, { toString: 1 });

test('what is known at a glance to be said is what the schema knows', () => {
  let known = 0;
  const type = fc.constantFrom<unknown>('say', 'say', 'say', 'leave', undefined);
  fc.assert(
    fc.property(type, ids, says, more, (kind, id, said, rest) => {
      const data = { type: kind, id, says: said, ...rest };
      const { success, output } = v.safeParse(Command, data);
      expect(isSay(data)).toBe(success && output.type === 'say');
      if (isSay(data)) expect(output).toEqual(data);
      known += Number(isSay(data));
    }),
    { seed: 1, numRuns: 2000 },
  );
  expect(known).toBeGreaterThan(50);
  for (const data of [null, [], 'say', ['say', 'a', ['x']]]) expect(isSay(data)).toBe(false);
});
