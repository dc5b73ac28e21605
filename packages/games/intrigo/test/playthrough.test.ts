import { playthrough } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { title as intrigo } from '../title.ts';

// A first round and the beginning of the second.
test.each([
  { seats: 3, steps: 23 },
  { seats: 4, steps: 29 },
])('a playthrough with $seats players', async ({ seats, steps }) => {
  const text = playthrough(intrigo, { seats, setup: {}, seed: seats, steps });
  await expect(text).toMatchFileSnapshot(`./playthroughs/${seats}-seats.txt`);
});
