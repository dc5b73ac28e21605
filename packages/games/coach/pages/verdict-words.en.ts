import { countEn } from '@ridotto/kernel';
import type { Society } from '../title.ts';

export const en = {
  label: 'What was claimed, and what was true',
  short: { order: 'Order', brotherhood: 'Brotherhood' },
  claim: (by: string, society: Society) =>
    `${by} claimed that the ${society === 'order' ? 'Order has its Keys' : 'Brotherhood has its Goblets'}`,
  seal: (by: string) => `${by} showed the Seal of the Lodge with three treasures`,
  count: (society: Society, n: number) => countEn(n, society === 'order' ? ['Key', 'Keys'] : ['Goblet', 'Goblets']),
  sum: (society: Society, n: number, need: number) =>
    `${countEn(n, society === 'order' ? ['Key', 'Keys'] : ['Goblet', 'Goblets'])} in all, ${need} needed`,
};

export type VerdictWords = typeof en;
