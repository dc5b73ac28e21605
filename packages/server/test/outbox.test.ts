import { expect, test } from 'vitest';
import { framesOf } from '../src/outbox.ts';

const a = (length: number) => 'a'.repeat(length);

test.each([
  [a(125), [0x81, 125]],
  [a(126), [0x81, 126, 0, 126]],
  [a(65_535), [0x81, 126, 0xff, 0xff]],
  [a(65_536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ['дукат', [0x81, 10]],
])('a frame begins with the length of its text (%#)', (text, head) => {
  const frame = framesOf([text]);
  expect([...frame.subarray(0, head.length)]).toEqual(head);
  expect(frame.toString('utf8', head.length)).toBe(text);
});

test('frames follow one another', () => {
  const [first, second] = [framesOf(['one']), framesOf(['другой'])];
  expect(framesOf(['one', 'другой'])).toEqual(Buffer.concat([first, second]));
});
