import { countEn } from '@ridotto/kernel';

export const en = {
  wentBy: 'What you saw go by',
  packNumber: (n: number) => `Pack ${n}`,
  whoHolds: 'Who can hold which card',
  worlds: (n: number) => `Counted in ${countEn(n, ['way', 'ways'])} in which the hands can lie.`,
  card: 'Card',
  passed: (n: number, to: string) => `It was in pack ${n}, which you handed on to ${to}.`,
  unseen: {
    coming: 'It is in a pack that has not come by yet: nobody has kept a card so far.',
    maybe: 'It has not come by: its pack is still to come, or somebody has kept it.',
    taken: 'It never came by: somebody kept it before its pack reached you.',
  },
  lacked: (who: string) => `When it was called, these didn’t have it: ${who}.`,
  chances: (percent: number) => (percent === 0 ? 'impossible' : percent === 100 ? 'certain' : `${percent} %`),
  markOf: (card: string, who: string, chance: string, mark: string) =>
    `${card}, ${who}: ${chance}${mark && `, ${mark}`}`,
  marks: { yes: 'marked: has it', no: 'marked: hasn’t it' },
  markHint: 'Touch a number to make a mark of your own: ✓ has it, ✗ hasn’t.',
};

export type NotebookWords = typeof en;
