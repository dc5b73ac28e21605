export const en = {
  label: 'Hint',
  chanceSaid: (percent: number, low: number, high: number) =>
    `chance to win ${percent} percent, between ${low} and ${high}`,
  take: 'Do this',
  close: 'Put the hint away',
  nothing: 'There is nothing to choose here.',
  said: (answer: string, chance: string, why: string) => `Hint: ${answer}, ${chance}. ${why}`,
};

export type HintWords = typeof en;
