import type { Grade } from '@ridotto/host/analysis';
import { wordsOf } from '@ridotto/kit/words.svelte.ts';

const percent = (share: number): string => String(Math.round(share * 100));
const signed = (number: number, digits: number): string =>
  `${number > 0 ? '+' : number < 0 ? '−' : ''}${Math.abs(number).toFixed(digits)}`;
const comma = (text: string): string => text.replaceAll('.', ',');

const gradesEn: Readonly<Record<Grade, string>> = {
  blunder: 'a blunder',
  mistake: 'a mistake',
  doubtful: 'doubtful',
  sound: 'sound',
  strong: 'strong',
};

const gradesRu: typeof gradesEn = {
  blunder: 'грубая ошибка',
  mistake: 'ошибка',
  doubtful: 'сомнительно',
  sound: 'разумно',
  strong: 'сильно',
};

const en = {
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
  points: (change: number) => `${signed(change * 100, 0)} points of a hundred`,
  range: (low: number, high: number) => `from ${signed(low * 100, 0)} to ${signed(high * 100, 0)}`,
  worlds: (count: number, bits: number) =>
    count === 1
      ? 'Nothing was hidden from the player.'
      : `The player could not tell ${count.toLocaleString('en')} worlds apart (${bits.toFixed(1)} bits).`,
  given: (bits: number) => `Gave away ${bits.toFixed(1)} bits`,
  gained: (bits: number) => `gained ${bits.toFixed(1)} bits`,
  hidden: (bits: number) => `${bits.toFixed(1)} bits were hidden anew`,
  knew: (name: string) => `What ${name} knew`,
  sums: 'Luck and choices',
  seat: 'Player',
  luck: 'Luck of draws',
  choices: 'Own choices',
  sumsAbout:
    'In points of a hundred, with the bounds that hold in 95 cases of 100. Luck moves the open curve, a choice the honest one; it is measured against what the house’s bot would have done.',
  grades: gradesEn,
  all: 'All figures',
  moment: 'Moment',
  choice: 'Choice',
  grade: 'Judged',
  left: 'Worlds',
  draw: 'A draw',
  keys: 'Tap the picture, or use the arrows.',
};

const ru: typeof en = {
  analysis: 'Разбор',
  about:
    'Каковы были шансы: как мог знать игрок и если бы всё было открыто. Дом много тысяч раз доигрывает партию с каждого момента; всё это остаётся в вашем браузере.',
  analyse: 'Разобрать партию',
  working: (done) => `Партия доигрывается: ${percent(done)} %`,
  stop: 'Остановить',
  running: 'Разбираются только законченные партии.',
  broken: 'Разбор не удался.',
  whose: 'Чьи шансы',
  curves: (name) => `Шансы на победу: ${name}`,
  honest: 'Как мог знать игрок',
  open: 'Если бы всё было открыто',
  chance: (p, low, high) => (low === high ? `${percent(p)} %` : `${percent(p)} % (${percent(low)}–${percent(high)})`),
  at: (at, honest, open) => `Момент ${at}: ${honest} по знанию игрока, ${open} при открытых картах`,
  now: 'В этот момент',
  said: (name, answer) => `${name}: ${answer}`,
  judged: (grade, change) => `${gradesRu[grade]} (${change})`,
  bot: (answer) => `Бот дома выбрал бы: ${answer}.`,
  likeBot: 'Бот дома выбрал бы то же.',
  points: (change) => `${signed(change * 100, 0)} из ста`,
  range: (low, high) => `от ${signed(low * 100, 0)} до ${signed(high * 100, 0)}`,
  worlds: (count, bits) =>
    count === 1
      ? 'От игрока ничего не было скрыто.'
      : `Неразличимых для игрока миров: ${count.toLocaleString('ru')} (${comma(bits.toFixed(1))} бита).`,
  given: (bits) => `Выдано ${comma(bits.toFixed(1))} бита`,
  gained: (bits) => `узнано ${comma(bits.toFixed(1))} бита`,
  hidden: (bits) => `заново скрыто ${comma(bits.toFixed(1))} бита`,
  knew: (name) => `Что знал игрок: ${name}`,
  sums: 'Удача и выбор',
  seat: 'Игрок',
  luck: 'Удача при раздаче',
  choices: 'Свой выбор',
  sumsAbout:
    'В пунктах из ста, с границами, которые верны в 95 случаях из 100. Удача двигает открытую кривую, выбор — честную; он сравнивается с тем, что сделал бы бот дома.',
  grades: gradesRu,
  all: 'Все числа',
  moment: 'Момент',
  choice: 'Выбор',
  grade: 'Оценка',
  left: 'Миры',
  draw: 'Случай',
  keys: 'Коснитесь картинки или нажимайте стрелки.',
};

export const analysisWords = wordsOf({ en, ru });
