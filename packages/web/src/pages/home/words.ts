import { countEn } from '@ridotto/kernel';
import { wordsOf } from '@ridotto/kit/words.svelte.ts';

const en = {
  home: {
    promise:
      'Nobody gets to see more than their seat allows. Every roll follows from a promise made before the game, and afterwards anybody can check it.',
    motto: 'A Venetian gaming room where everyone keeps a secret.',
    games: 'The games',
    bots: 'Play now',
    botsHint: 'against bots, also offline',
    friends: 'With friends',
    friendsHint: 'by a link or a code',
    device: 'On one device',
    deviceHint: 'passing it around',
    options: 'Options',
    rules: 'Rules',
    lesson: 'First game',
    about: (game: string, what: string) => `${what}: ${game}`,
    by: (author: string) => `by ${author}`,
  },
  known: {
    title: 'Where you left off',
    yours: 'Your turn',
    theirs: 'Their turn',
    open: 'Waiting for players',
    over: 'Finished',
    local: 'on this device',
    with: (names: string) => `with ${names}`,
    alone: 'against bots',
    forget: (game: string) => `Forget this table: ${game}`,
  },
  tables: {
    title: 'At the tables',
    none: 'No public tables at the moment.',
    make: 'Open one',
    seats: (taken: number, seats: number) => `${taken} of ${countEn(seats, ['seat', 'seats'])} taken`,
    playing: 'Playing',
    open: 'Open',
    join: 'Sit down',
    watch: 'Watch',
    unreachable: 'The house can’t be reached. Against bots and on one device you can play all the same.',
    at: (game: string, what: string) => `${what}: ${game}`,
  },
};

const ru: typeof en = {
  home: {
    promise:
      'Никто не видит больше, чем положено его месту. Любая случайность следует из обещания, данного до игры, и после неё это может проверить каждый.',
    motto: 'Венецианский игорный дом, где у каждого есть тайна.',
    games: 'Игры',
    bots: 'Играть сейчас',
    botsHint: 'против ботов, можно без сети',
    friends: 'С друзьями',
    friendsHint: 'по ссылке или коду',
    device: 'На одном устройстве',
    deviceHint: 'передавая из рук в руки',
    options: 'Условия',
    rules: 'Правила',
    lesson: 'Первая партия',
    about: (game, what) => `${what}: ${game}`,
    by: (author) => `Автор: ${author}`,
  },
  known: {
    title: 'Вы не доиграли',
    yours: 'Ваш ход',
    theirs: 'Чужой ход',
    open: 'Ждём игроков',
    over: 'Окончена',
    local: 'на этом устройстве',
    with: (names) => `Играют: ${names}`,
    alone: 'против ботов',
    forget: (game) => `Забыть этот стол: ${game}`,
  },
  tables: {
    title: 'За столами',
    none: 'Открытых столов сейчас нет.',
    make: 'Открыть свой',
    seats: (taken, seats) => `Занято ${taken} из ${seats}`,
    playing: 'Идёт игра',
    open: 'Можно сесть',
    join: 'Сесть',
    watch: 'Смотреть',
    unreachable: 'Нет связи с домом. Против ботов и на одном устройстве можно играть и так.',
    at: (game, what) => `${what}: ${game}`,
  },
};

/** The words of the first page. */
export const homeWords = wordsOf({ en, ru });
