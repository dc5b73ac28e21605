import type { Analyst } from '@ridotto/kernel';
import type { Volto } from '../rules/model.ts';
import { quick } from './quick.ts';
import { scales } from './scales.ts';

export const analyst: Analyst<Volto> = { quick, scales, playouts: 30_000 };
