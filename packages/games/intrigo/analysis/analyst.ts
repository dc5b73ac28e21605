import type { Analyst } from '@ridotto/kernel';
import type { Intrigo } from '../rules/model.ts';
import { knows } from './knows.ts';
import { quick } from './quick.ts';
import { scales } from './scales.ts';

export const analyst: Analyst<Intrigo> = { quick, scales, knows, playouts: 9000 };
