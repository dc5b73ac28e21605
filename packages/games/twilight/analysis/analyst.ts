import type { Analyst } from '@ridotto/kernel';
import type { Twilight } from '../rules/model.ts';
import { quick } from './quick.ts';
import { scales } from './scales.ts';

export const analyst: Analyst<Twilight> = { quick, scales, playouts: 30_000 };
