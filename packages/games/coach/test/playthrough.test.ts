import { playthrough } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { patient } from './patient.ts';

test('the first turns of a game, every view beside the truth', async () => {
  const written = playthrough(patient(8), { seats: 4, setup: {}, seed: 5, steps: 60 });
  await expect(written).toMatchFileSnapshot('./playthroughs/four.txt');
});

test('with the variants', async () => {
  const setup = { contraband: true, divination: true };
  const written = playthrough(patient(4), { seats: 5, setup, seed: 2, steps: 40 });
  await expect(written).toMatchFileSnapshot('./playthroughs/variants.txt');
});
