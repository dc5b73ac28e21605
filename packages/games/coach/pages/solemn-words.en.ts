import type { Society } from '../title.ts';

export const en = {
  declare: (_society: Society, name: string, allies: string) =>
    `I declare the victory of the ${name}${allies ? `, with ${allies}` : ', alone'}.`,
  divine: (_society: Society, name: string, holders: string) => `I see the treasure of the ${name}: ${holders || '…'}.`,
  seal: (_society: Society, _name: string, _allies: string) => `I hold the Seal of the Lodge, and win alone.`,
  said: (sentence: string) => `“${sentence}”`,
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
