import type { Analyst } from '@ridotto/kernel';
import type { Twilight } from '../rules/model.ts';
import { knows } from './knows.ts';
import { quick } from './quick.ts';
import { scales } from './scales.ts';

/** The curves have a point before each turn: the cards of one are played together. */
export const analyst: Analyst<Twilight> = {
  quick,
  scales,
  knows,
  playouts: 16_000,
  isPoint: ({ phase, played }) => phase === 'turn' && played.length === 0,
};
