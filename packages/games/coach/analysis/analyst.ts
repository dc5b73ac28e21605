import type { Analyst } from '@ridotto/kernel';
import type { Coach } from '../rules/model.ts';
import { knows } from './knows.ts';
import { quick } from './quick.ts';
import { scales } from './scales.ts';

/** A seat's chances are looked at when it acts: guesses at a long ride take their time. */
export const analyst: Analyst<Coach> = {
  quick,
  scales,
  knows,
  playouts: 6000,
  most: 1500,
  isPoint: ({ agenda, active }, seat) => active === seat && agenda.at(-1)?.step === 'act',
};
