import { countRu } from '@ridotto/kernel';
import type { Grade } from '@ridotto/host/analysis';
import { comma, percent, signed } from './numbers.ts';
import type { AnalysisWords } from './words.en.ts';

const gradesRu: Readonly<Record<Grade, string>> = {
  blunder: 'грубая ошибка',
  mistake: 'ошибка',
  doubtful: 'сомнительно',
  sound: 'разумно',
  strong: 'сильно',
};

export const ru: AnalysisWords = {
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
  risk: (share) =>
    `Насколько мог знать игрок, сразу проиграть этим партию можно было с вероятностью ${percent(share)} %.`,
  points: (change) => `${signed(change * 100, 0)} из ста`,
  range: (low, high) => `от ${signed(low * 100, 0)} до ${signed(high * 100, 0)}`,
  unhidden: 'Скрывать было ещё нечего.',
  worlds: (count, bits) =>
    count === 1
      ? 'От игрока ничего не было скрыто.'
      : `Неразличимых для игрока миров: ${count.toLocaleString('ru')} (${comma(bits.toFixed(1))} бита).`,
  given: (bits) => `выдано ${comma(bits.toFixed(1))} бита`,
  gained: (bits) => `узнано ${comma(bits.toFixed(1))} бита`,
  hidden: (bits) => `заново скрыто ${comma(bits.toFixed(1))} бита`,
  knew: (name) => `Что знал игрок: ${name}`,
  knewNothing: 'Ничего наверняка.',
  sums: 'Удача и выбор',
  seat: 'Игрок',
  luck: 'Удача при раздаче',
  choices: 'Свой выбор',
  sumsAbout:
    'В пунктах из ста, с границами, которые верны в 95 случаях из 100. Выбор сравнивается с тем, что сделал бы здешний бот; здесь он видит, чем партия кончилась бы сразу.',
  luckAbout: 'Удача двигает открытую кривую, а выбор — честную, поэтому вместе они не складываются в исход.',
  grades: gradesRu,
  all: 'Все числа',
  moment: 'Момент',
  choice: 'Выбор',
  grade: 'Оценка',
  left: 'Миры',
  draw: 'Случай',
  leftOut: (n) => `Партия очень длинная: пропущено ${countRu(n, ['момент', 'момента', 'моментов'])}.`,
  keys: 'Коснитесь картинки или нажимайте стрелки.',
};
