export const en = {
  label: 'Hint',
  chance: (percent: number, spread: number) => `${percent} % ± ${spread}`,
  chanceSaid: (percent: number, spread: number) => `chance to win ${percent} percent, give or take ${spread}`,
  take: 'Do this',
  close: 'Put the hint away',
  nothing: 'There is nothing to choose here.',
  said: (answer: string, chance: string, why: string) => `Hint: ${answer}, ${chance}. ${why}`,
};

export type HintWords = typeof en;
