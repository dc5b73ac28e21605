import { countEn, type WhyWordsOf } from '@ridotto/kernel';
import type { Whys } from './hints.ts';

const percent = (chance: number) => `${Math.round(chance * 100)} %`;
const cellsIn = (cells: number) => countEn(cells, ['cell', 'cells']);

const COURT = {
  merchant: 'The Merchant comes',
  harlequin: 'The Harlequin comes',
  both: 'The Merchant and the Harlequin together come',
} as const;

export const HINT_WORDS: WhyWordsOf<Whys> = {
  wins: ({ piece }) => `${piece === 'doge' ? 'The Doge' : 'The Favourite'} comes to your mansion: the round is yours.`,
  stops: ({ seat, before, after }, names) =>
    `It makes it harder for ${names[seat]} to win the round next turn: from ${percent(before)} to ${percent(after)}.`,
  allows: ({ seat, chance }, names) => `Mind that ${names[seat]} could win the round next turn (${percent(chance)}).`,
  doge: ({ cells }) => `The Doge comes ${cellsIn(cells)} nearer to your mansion.`,
  favourite: ({ cells }) => `The Favourite comes ${cellsIn(cells)} nearer to you.`,
  turns: ({ cells }) =>
    cells > 0
      ? `The Favourite will go on toward you, ${cellsIn(cells)} a turn, if nothing changes.`
      : 'The Favourite no longer goes away from you.',
  guards: ({ cells }) => `The Guards come ${cellsIn(cells)} nearer to your end: the Doge has room on your side.`,
  court: ({ cells, who }) => `${COURT[who]} ${cellsIn(cells)} nearer to your end.`,
  masquerade: () => 'The Harlequin comes to your side of the Doge: your Harlequin cards may then move anybody.',
  unmasks: ({ seat }, names) => `The Harlequin leaves ${names[seat]}’s side: no Masquerade for them.`,
  keeps: ({ cards }) =>
    cards === 0 ? 'It costs no card.' : `It costs only ${countEn(cards, ['card', 'cards'])} and gives nothing away.`,
  redraws: ({ cards }) => `Nothing here helps: ${countEn(cards, ['new card', 'new cards'])} promise more.`,
};
