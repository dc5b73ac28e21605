import { countRu } from '@ridotto/kernel';
import { ru as shared } from '@ridotto/kit/words/ru.ts';
import type { FrameWords } from './en.ts';

type Forms = readonly [one: string, few: string, many: string];
const PLAYERS: Forms = ['игрок', 'игрока', 'игроков'];
const MINUTES: Forms = ['минута', 'минуты', 'минут'];
const span = (min: number, max: number, forms: Forms) =>
  min === max ? countRu(max, forms) : `${min}–${countRu(max, forms)}`;

export const ru: FrameWords = {
  ...shared,
  description: 'Дом настольных игр со скрытой информацией: против ботов, с друзьями, на одном устройстве.',
  skip: 'К содержанию',
  back: 'Назад',
  loading: 'Минутку',
  news: 'Новости дома',
  menu: {
    label: 'По дому',
    home: 'Ridotto, на главную',
    games: 'Партии',
    rules: 'Правила',
    settings: 'Настройки',
  },
  players: (min, max) => span(min, max, PLAYERS),
  minutes: (least, most) => span(least, most, MINUTES),

  language: 'Язык',
  languages: { en: 'English', ru: 'Русский' },
  speed: 'Темп игры',
  speedHint: 'Сколько длится ход бота и сколько есть времени прочесть, что произошло.',
  speeds: { calm: 'Неспешный', brisk: 'Обычный', instant: 'Быстрый' },

  learn: { none: 'Учебной партии пока нет. Всё есть в правилах.' },

  version: { text: 'Готова новая версия.', now: 'Обновить', later: 'Позже' },
  offline: 'Нет сети. Против ботов и на одном устройстве всё работает.',
  rules: 'Правила',
  nowhere: { title: 'Такой комнаты нет', text: 'По этому адресу ничего нет.' },

  refused: {
    'no-such-table': 'Такого стола нет.',
    'no-such-game': 'Такой игры в доме нет.',
    'wrong-options': 'Эти условия не сочетаются.',
    'wrong-invite': 'Чтобы сесть за этот стол, нужна ссылка с приглашением.',
    'not-signed-in': 'Сначала войдите: дому нужно имя.',
    'wrong-origin': 'Дом слушает только свои страницы.',
    'seat-taken': 'Это место занято.',
    'already-seated': 'Вы уже сидите за этим столом.',
    'seats-free': 'Ещё не все места заняты.',
    'name-taken': 'За этим столом уже есть такое или похожее имя. Выберите другое в настройках.',
    started: 'Игра уже началась.',
    lapsed: 'Стол был открыт целый день, и никто не пришёл, или хозяина стола больше нет в доме.',
    'not-owner': 'Это может только тот, кто накрыл стол.',
    'too-fast': 'Слишком много сразу. Попробуйте через минуту.',
    'too-many': 'Их уже слишком много. Закройте сначала что-нибудь.',
    'too-often': 'Вы слишком часто садились и уходили.',
    'no-such-bot': 'У вас нет такого бота.',
    'no-such-phrase': 'В этой игре так не говорят.',
    'too-slow': 'Связь не успевала за столом. Она открывается заново.',
    stopping: 'Сейчас нет связи с домом.',
    unreachable: 'Дом сейчас не может заглянуть в свои книги. Всё подтверждённое цело: попробуйте через минуту.',
    'no-room': 'Дому негде это записать. Ничего не пропало: попробуйте позже.',
    damaged: 'Дом не может прочитать свои записи об этом столе. Хозяева дома уже знают.',
  },
  refusedElse: 'Не получилось.',
  notCopied: 'Ничего не скопировано: браузер этого не разрешает.',
};
