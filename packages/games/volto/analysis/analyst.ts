import type { Analyst } from '@ridotto/kernel';
import type { Volto } from '../rules/model.ts';
import { knows } from './knows.ts';
import { quick } from './quick.ts';
import { scales } from './scales.ts';

export const analyst: Analyst<Volto> = { quick, scales, knows, playouts: 30_000 };
