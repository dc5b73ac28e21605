import { joined } from '../words/common.ts';
import { KIND_NAMES } from '../words/ru.ts';
import { allRu, eitherRu } from '@ridotto/kit/words/lists.ts';
import type { BoardWords } from './words.en.ts';

export const ru: BoardWords = {
  board: 'Площадь. Стрелки водят по клеткам, Enter берёт и ставит маску, Escape отпускает.',
  families: ['Луны', 'Солнца'],
  cell: joined,
  turn: (n) => `Ход ${n}`,
  empty: 'пусто',
  yours: (kind) => `ваша маска: ${KIND_NAMES[kind]}`,
  known: (kind, family) => `маска ${family}: ${KIND_NAMES[kind]}`,
  hidden: (family) => `скрытая маска ${family}`,
  canGo: (cells) => `может пойти на ${allRu(cells)}`,
  goHere: 'сюда можно пойти',
  takeHere: 'можно взять',
  picked: 'выбрана',
  last: 'последний ход',
  canBe: (kinds) => `это ${eitherRu(kinds.map((kind) => KIND_NAMES[kind]))}`,
  mustBe: (kind) => `это точно ${KIND_NAMES[kind]}`,
  marked: (kinds) => `ваша пометка: ${allRu(kinds.map((kind) => KIND_NAMES[kind]))}`,
  captured: (family, kinds) =>
    `Взяты маски ${family}: ${kinds.length === 0 ? 'пока ни одной' : allRu(kinds.map((kind) => KIND_NAMES[kind]))}.`,

  tools: 'Карандаш и блокнот',
  pencil: 'Карандаш',
  pencilHint: 'Выберите букву и коснитесь масок соперника. Пометки видите только вы.',
  rubber: 'Стереть',
  notebook: 'Блокнот',
  notes: {
    title: 'Блокнот',
    intro: 'Кем ещё может быть каждая скрытая маска. Буквы появляются на маске, как только что-то известно наверняка.',
    nothing: 'Скрытых масок больше нет.',
    unseen: 'Ещё не ходила.',
    at: (cells) => `На ${allRu(cells)}`,
    must: 'точно',
    clues: {
      diagonal: 'Ходила по диагонали.',
      aside: 'Ходила на одну клетку вбок или назад.',
      ahead: 'Ходила на одну клетку вперёд.',
      far: 'Прошла вперёд несколько клеток.',
      captured: 'Взяла маску: это не Дама.',
      palace: 'Вошла во дворец, и игра продолжилась: это не Кандидат.',
    },
    counts: (kinds) => `Это ${allRu(kinds.map((kind) => `не ${KIND_NAMES[kind]}`))}: иначе не сойдётся число масок.`,
  },

  legend: {
    title: 'Маски',
    kinds: {
      noble: 'На одну клетку прямо, в четыре стороны. Берёт.',
      advisor: 'На одну клетку по диагонали. Берёт.',
      lady: 'На одну клетку в любую сторону, только на пустую: никогда не берёт. Кто возьмёт её, уйдёт вместе с ней.',
      soldier: 'Прямо вперёд, пока путь свободен. Берёт того, кто на пути.',
      candidate: 'На одну клетку в любую сторону. Берёт. Потеряете — проиграете.',
    },
    goal: 'Вы победите, когда ваш Кандидат войдёт во дворец соперника, когда соперник лишится своего или когда возьмут обеих ваших Дам.',
  },

  arrange: {
    title: 'Займите места',
    how: 'Перетащите одну маску на другую, чтобы поменять их местами, или коснитесь сначала одной, потом другой.',
    board: 'Ваши десять масок. Стрелки водят по ним, Enter выбирает маску и меняет её с другой, Escape отпускает.',
    first: 'Первый ход за вами.',
    second: 'Первый ход за соперником.',
    slot: (cell, kind, isPalace) => joined(cell, KIND_NAMES[kind], isPalace && 'во дворце'),
    swapped: (a, b) => `Поменялись местами: ${KIND_NAMES[a]} и ${KIND_NAMES[b]}.`,
    presets: 'Расстановки дома',
    preset: { guard: 'Телохранители', ladies: 'Дамы вперёд', wing: 'Боковая дверь', vanguard: 'Авангард' },
    shuffle: 'Перемешать',
    saved: 'Ваши расстановки',
    save: 'Сохранить',
    name: 'Название расстановки',
    noName: 'Сначала дайте название.',
    kept: (name) => `Сохранено: ${name}.`,
    forget: (name) => `Удалить: ${name}`,
    confirm: 'Подтвердить расстановку',
    sent: 'Ваши маски на местах. Соперник ещё расставляет свои.',
    watching: 'Обе семьи расставляют маски. Никто ничего не увидит, пока не будут готовы обе.',
  },
  again: 'Ещё раз',
};
