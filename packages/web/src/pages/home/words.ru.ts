import type { HomeWords } from './words.en.ts';

export const ru: HomeWords = {
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
