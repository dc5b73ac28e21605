import type { Analyst } from '@ridotto/kernel';
import type { Intrigo } from '../rules/model.ts';
import { quick } from './quick.ts';
import { scales } from './scales.ts';

export const analyst: Analyst<Intrigo> = { quick, scales, playouts: 9000 };
