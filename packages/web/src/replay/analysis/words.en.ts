import type { Grade } from '@ridotto/host/analysis';
import { percent, signed } from './numbers.ts';

const gradesEn: Readonly<Record<Grade, string>> = {
  blunder: 'a blunder',
  mistake: 'a mistake',
  doubtful: 'doubtful',
  sound: 'sound',
  strong: 'strong',
};

export const en = {
  analysis: 'Analysis',
  about:
    'How good the chances were: as the player could know it, and with everything open. The house plays the game on from each moment many thousand times; this stays in your browser.',
  analyse: 'Analyse this game',
  working: (done: number) => `The game is being played on: ${percent(done)} %`,
  stop: 'Stop',
  running: 'Only finished games are analysed.',
  broken: 'The analysis has failed.',
  whose: 'Whose chances',
  curves: (name: string) => `${name}’s chances to win`,
  honest: 'As the player could know it',
  open: 'With everything open',
  chance: (p: number, low: number, high: number) =>
    low === high ? `${percent(p)} %` : `${percent(p)} % (${percent(low)}–${percent(high)})`,
  at: (at: number, honest: string, open: string) => `Moment ${at}: ${honest} as known, ${open} with everything open`,
  now: 'At this moment',
  said: (name: string, answer: string) => `${name}: ${answer}`,
  judged: (grade: Grade, change: string) => `${gradesEn[grade]} (${change})`,
  bot: (answer: string) => `The house’s bot would have chosen: ${answer}.`,
  likeBot: 'The house’s bot would have chosen the same.',
  risk: (share: number) =>
    `The chance to lose the game by it at once was ${percent(share)} %, as the player could know it.`,
  points: (change: number) => `${signed(change * 100, 0)} points of a hundred`,
  range: (low: number, high: number) => `from ${signed(low * 100, 0)} to ${signed(high * 100, 0)}`,
  unhidden: 'There was nothing to hide yet.',
  worlds: (count: number, bits: number) =>
    count === 1
      ? 'Nothing was hidden from the player.'
      : `The player could not tell ${count.toLocaleString('en')} worlds apart (${bits.toFixed(1)} bits).`,
  given: (bits: number) => `gave away ${bits.toFixed(1)} bits`,
  gained: (bits: number) => `gained ${bits.toFixed(1)} bits`,
  hidden: (bits: number) => `${bits.toFixed(1)} bits were hidden anew`,
  knew: (name: string) => `What ${name} knew`,
  knewNothing: 'Nothing for certain.',
  sums: 'Luck and choices',
  seat: 'Player',
  luck: 'Luck of draws',
  choices: 'Own choices',
  sumsAbout:
    'In points of a hundred, with the bounds that hold in 95 cases of 100. A choice is measured against what the house’s bot would have done; here the bot sees what ends the game at once.',
  luckAbout: 'Luck moves the open curve and a choice the honest one, so the two don’t add up to the result.',
  grades: gradesEn,
  all: 'All figures',
  moment: 'Moment',
  choice: 'Choice',
  grade: 'Judged',
  left: 'Worlds',
  draw: 'A draw',
  leftOut: (n: number) => `This game is very long: ${n} of its moments were passed over.`,
  keys: 'Tap the picture, or use the arrows.',
};

export type AnalysisWords = typeof en;
