/** What a rider knew of the others, in sentences. */
export const en = {
  of: (name: string, what: string) => `${name}: ${what}.`,
  deck: 'In the deck',
  unused: 'Not in play',
  count: (what: string, least: number) => (least > 1 ? `${least} × ${what}` : what),
};

export type KnownWords = typeof en;
