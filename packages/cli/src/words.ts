import type { Refusal } from '@ridotto/host';
import { countEn, countRu, type Locale } from '@ridotto/kernel';

/** What the terminal house itself says. */
export interface HouseWords {
  readonly welcome: string;
  readonly chooseGame: string;
  readonly players: (min: number, max: number) => string;
  readonly noSuchGame: string;
  readonly bot: (seat: number) => string;
  readonly resumed: (game: string) => string;
  readonly started: (game: string, commitment: string) => string;
  readonly yourTurn: string;
  readonly help: (hasDraw: boolean) => string;
  readonly options: (count: number) => string;
  readonly more: (count: number) => string;
  readonly worlds: (count: number) => string;
  readonly noCount: string;
  readonly canBeChosen: string;
  readonly noHint: string;
  readonly rule: (id: string) => string;
  readonly refused: Partial<Record<Refusal['refused'], string>>;
  readonly refusedElse: string;
  readonly drawOffered: string;
  readonly drawDeclined: (name: string) => string;
  readonly saved: (file: string, command: string) => string;
  readonly kept: (file: string) => string;
  readonly closed: (game: string, edition: number, isOver: boolean) => string;
  readonly keptClosed: (file: string) => string;
}

const en: HouseWords = {
  welcome: 'Ridotto, a house of hidden-information games.',
  chooseGame: 'Which game? Type its name:',
  players: (min, max) => (min === max ? `${min} players` : `${min} to ${max} players`),
  noSuchGame: 'There is no such game here.',
  bot: (seat) => `Bot ${seat}`,
  resumed: (game) => `${game}: your table, as you left it.`,
  started: (game, commitment) => `${game}: a new table. Its chance is promised: ${commitment}`,
  yourTurn: 'Your answer (? for help):',
  help: (hasDraw) =>
    [
      'Type an answer in notation. Several, with ; between them, are taken together or not at all.',
      '  ?            this help',
      '  ? ANSWER     why it can or can’t be chosen',
      '  options      all you can answer',
      '  hint         what the bot would do',
      '  worlds       in how many ways the hidden things can stand',
      `  resign${hasDraw ? ', draw' : ''}, quit (the table is kept)`,
    ].join('\n'),
  options: (count) => `You can answer in ${countEn(count, ['way', 'ways'])}:`,
  more: (count) => `… and ${count} more`,
  worlds: (count) => `The hidden things can stand in ${countEn(count, ['way', 'ways'])}.`,
  noCount: 'This game does not count the ways.',
  canBeChosen: 'That can be chosen.',
  noHint: 'The bot could not think it over. Ask again, or answer by yourself.',
  rule: (id) => `rule ${id}`,
  refused: {
    over: 'The game is over.',
    'not-asked': 'It is not your turn.',
    'already-answered': 'You have already answered; the others are still thinking.',
    'not-an-option': 'That is not among your answers. Type “options” to see them.',
    'waits-for-chance': 'Chance comes first: say the rest after it.',
  },
  refusedElse: 'That can’t be done.',
  drawOffered: 'You offer a draw.',
  drawDeclined: (name) => `${name} plays on.`,
  saved: (file, command) => `The table is kept in ${file}. Go on with: ${command}`,
  kept: (file) => `The game is kept in ${file}; “ridotto verify ${file}” checks its chance.`,
  closed: (game, edition, isOver) =>
    `${game}: this table is closed. It was played by edition ${edition} of the rules, which this house no longer has. ` +
    (isOver ? 'This was the game:' : 'The game was not over; these are your own answers:'),
  keptClosed: (file) => `The table is kept in ${file}.`,
};

const ru: HouseWords = {
  welcome: 'Ридотто — дом игр со скрытой информацией.',
  chooseGame: 'Во что играем? Введите название:',
  players: (min, max) => (min === max ? countRu(min, ['игрок', 'игрока', 'игроков']) : `от ${min} до ${max} игроков`),
  noSuchGame: 'Такой игры здесь нет.',
  bot: (seat) => `Бот ${seat}`,
  resumed: (game) => `${game}: ваш стол, как вы его оставили.`,
  started: (game, commitment) => `${game}: новый стол. Обещание честного жребия: ${commitment}`,
  yourTurn: 'Ваш ответ (? — помощь):',
  help: (hasDraw) =>
    [
      'Введите ответ в записи игры. Несколько ответов через ; принимаются вместе или не принимаются вовсе.',
      '  ?            эта помощь',
      '  ? ОТВЕТ      почему его можно или нельзя выбрать',
      '  options      все возможные ответы',
      '  hint         что сделал бы бот',
      '  worlds       сколькими способами может стоять скрытое',
      `  resign — сдаться${hasDraw ? ', draw — ничья' : ''}, quit — выйти (стол сохранится)`,
    ].join('\n'),
  options: (count) => `Можно ответить ${countRu(count, ['способом', 'способами', 'способами'])}:`,
  more: (count) => `… и ещё ${count}`,
  worlds: (count) => `Скрытое может стоять ${countRu(count, ['способом', 'способами', 'способами'])}.`,
  noCount: 'В этой игре способы не считаются.',
  canBeChosen: 'Это можно выбрать.',
  noHint: 'Бот не смог этого обдумать. Спросите ещё раз или ответьте сами.',
  rule: (id) => `правило ${id}`,
  refused: {
    over: 'Партия окончена.',
    'not-asked': 'Сейчас не ваш ход.',
    'already-answered': 'Вы уже ответили; остальные ещё думают.',
    'not-an-option': 'Такого ответа нет. Введите «options», чтобы увидеть все.',
    'waits-for-chance': 'Сначала жребий: остальное скажите после него.',
  },
  refusedElse: 'Так нельзя.',
  drawOffered: 'Вы предлагаете ничью.',
  drawDeclined: (name) => `${name} играет дальше.`,
  saved: (file, command) => `Стол сохранён: ${file}. Продолжить: ${command}`,
  kept: (file) => `Партия сохранена: ${file}; «ridotto verify ${file}» проверит жребий.`,
  closed: (game, edition, isOver) =>
    `${game}: этот стол закрыт. За ним играли по ${edition}-му изданию правил, которого в этом доме больше нет. ` +
    (isOver ? 'Вот эта партия:' : 'Партия не окончена; вот ваши собственные ответы:'),
  keptClosed: (file) => `Стол сохранён: ${file}.`,
};

export const HOUSE_WORDS: Record<Locale, HouseWords> = { en, ru };
