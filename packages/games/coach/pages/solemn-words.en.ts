import type { Society } from '../title.ts';

export const en = {
  declare: (me: string, _society: Society, name: string, allies: string) =>
    `I, ${me}, declare the victory of the ${name}${allies ? `, with ${allies}` : ', alone'}.`,
  divine: (me: string, _society: Society, name: string, holders: string) =>
    `I, ${me}, see the treasure of the ${name}: ${holders || '…'}.`,
  seal: (me: string, _society: Society, _name: string, _allies: string) =>
    `I, ${me}, hold the Seal of the Lodge, and win alone.`,
  label: 'Your declaration',
  you: 'you',
  holds: (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`),
  sure: { certain: 'certain', likely: 'likely', unknown: 'unknown', impossible: 'impossible' },
  needs: (society: Society, least: number, most: number) => {
    const what = society === 'order' ? 'Keys' : 'Goblets';
    return least === most
      ? `Needed: ${most} ${what}.`
      : `Needed: ${most} ${what}, or ${least} if your society is the smaller one.`;
  },
};

export type SolemnWords = typeof en;
