import { KIND_NAMES, type Clue, type Kind } from '../title.ts';
import { wordsOf, type Catalogue } from '@ridotto/kit/words.svelte.ts';
import { allEn, allRu, eitherEn, eitherRu } from '@ridotto/kit/words/lists.ts';
import type { Preset } from './arrangement.ts';

const NAMES = KIND_NAMES.en;
const A_KIND: Record<Kind, string> = {
  noble: 'a Noble',
  advisor: 'an Advisor',
  lady: 'a Lady',
  soldier: 'the Soldier',
  candidate: 'the Candidate',
};
const NAMES_RU = KIND_NAMES.ru;

/** A cell as it is said: all its parts, one after another. */
const joined = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ');

const en = {
  board: 'Piazza. Arrow keys walk the cells, Enter picks up and puts down, Escape lets go.',
  families: ['the Moon', 'the Sun'],
  cell: joined,
  empty: 'empty',
  yours: (kind: Kind) => `your ${NAMES[kind]}`,
  known: (kind: Kind, family: string) => `${NAMES[kind]} of ${family}`,
  hidden: (family: string) => `hidden mask of ${family}`,
  canGo: (cells: readonly string[]) => `can move to ${allEn(cells)}`,
  goHere: 'move here',
  takeHere: 'capture here',
  picked: 'picked up',
  last: 'last move',
  canBe: (kinds: readonly Kind[]) => `can be ${eitherEn(kinds.map((kind) => A_KIND[kind]))}`,
  mustBe: (kind: Kind) => `must be ${A_KIND[kind]}`,
  marked: (kinds: readonly Kind[]) => `you marked ${allEn(kinds.map((kind) => NAMES[kind]))}`,
  captured: (family: string, kinds: readonly Kind[]) =>
    `Captured from ${family}: ${kinds.length === 0 ? 'nobody yet' : allEn(kinds.map((kind) => NAMES[kind]))}.`,

  tools: 'Pencil and notebook',
  pencil: 'Pencil',
  pencilHint: 'Choose a letter, then tap their masks. Only you see the marks.',
  rubber: 'Rub out',
  notebook: 'Notebook',
  notes: {
    title: 'Notebook',
    intro: 'What each hidden mask can still be. Letters stand on a mask as soon as something is certain.',
    nothing: 'Nothing is hidden any more.',
    unseen: 'Has not moved yet.',
    at: (cells: readonly string[]) => `On ${allEn(cells)}`,
    must: 'certain',
    clues: {
      diagonal: 'Moved diagonally.',
      aside: 'Moved one cell sideways or back.',
      ahead: 'Moved one cell forward.',
      far: 'Moved several cells forward.',
      captured: 'Captured: not a Lady.',
      palace: 'Entered the palace and play went on: not the Candidate.',
    } satisfies Record<Clue, string> as Record<Clue, string>,
    counts: (kinds: readonly Kind[]) =>
      `Not ${eitherEn(kinds.map((kind) => A_KIND[kind]))}: the numbers of masks leave no room for it.`,
  },

  legend: {
    title: 'Masks',
    kinds: {
      noble: 'One cell straight, in four directions. Captures.',
      advisor: 'One cell diagonally. Captures.',
      lady: 'One cell in any direction, to an empty cell only: never captures. Whoever captures her leaves with her.',
      soldier: 'Straight ahead as far as the way is free. Captures what stops it.',
      candidate: 'One cell in any direction. Captures. Lose it, and you lose the game.',
    } satisfies Record<Kind, string> as Record<Kind, string>,
    goal: 'You win when your Candidate stands in the opponent’s palace, or theirs is gone.',
  },

  arrange: {
    title: 'Take your places',
    how: 'Drag a mask onto another to exchange them, or tap one and then the other.',
    board: 'Your ten masks. Arrow keys walk them, Enter picks one up and exchanges it, Escape lets go.',
    first: 'You will move first.',
    second: 'Your opponent will move first.',
    slot: (cell: string, kind: Kind, isPalace: boolean) => joined(cell, NAMES[kind], isPalace && 'in the palace'),
    swapped: (a: Kind, b: Kind) => `${NAMES[a]} and ${NAMES[b]} exchanged.`,
    presets: 'Arrangements of the house',
    preset: { guard: 'Bodyguard', ladies: 'Ladies first', wing: 'Side door', vanguard: 'Vanguard' } satisfies Record<
      Preset,
      string
    > as Record<Preset, string>,
    shuffle: 'Shuffle',
    saved: 'Your arrangements',
    save: 'Save',
    name: 'Name for this arrangement',
    noName: 'Give it a name first.',
    kept: (name: string) => `Saved: ${name}.`,
    forget: (name: string) => `Delete ${name}`,
    confirm: 'Confirm the places',
    sent: 'Your places are taken. The other family is still arranging.',
    watching: 'Both families are taking their places. Nobody sees anything before both are ready.',
  },
  again: 'Once more',
};

const ru: typeof en = {
  board: 'Площадь. Стрелки водят по клеткам, Enter берёт и ставит маску, Escape отпускает.',
  families: ['Луны', 'Солнца'],
  cell: joined,
  empty: 'пусто',
  yours: (kind) => `ваша маска: ${NAMES_RU[kind]}`,
  known: (kind, family) => `маска ${family}: ${NAMES_RU[kind]}`,
  hidden: (family) => `скрытая маска ${family}`,
  canGo: (cells) => `может пойти на ${allRu(cells)}`,
  goHere: 'сюда можно пойти',
  takeHere: 'можно взять',
  picked: 'выбрана',
  last: 'последний ход',
  canBe: (kinds) => `это ${eitherRu(kinds.map((kind) => NAMES_RU[kind]))}`,
  mustBe: (kind) => `это точно ${NAMES_RU[kind]}`,
  marked: (kinds) => `ваша пометка: ${allRu(kinds.map((kind) => NAMES_RU[kind]))}`,
  captured: (family, kinds) =>
    `Взяты маски ${family}: ${kinds.length === 0 ? 'пока ни одной' : allRu(kinds.map((kind) => NAMES_RU[kind]))}.`,

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
    counts: (kinds) => `Это ${allRu(kinds.map((kind) => `не ${NAMES_RU[kind]}`))}: иначе не сойдётся число масок.`,
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
    goal: 'Вы победите, когда ваш Кандидат войдёт во дворец соперника или соперник лишится своего.',
  },

  arrange: {
    title: 'Займите места',
    how: 'Перетащите одну маску на другую, чтобы поменять их местами, или коснитесь сначала одной, потом другой.',
    board: 'Ваши десять масок. Стрелки водят по ним, Enter выбирает маску и меняет её с другой, Escape отпускает.',
    first: 'Первый ход за вами.',
    second: 'Первый ход за соперником.',
    slot: (cell, kind, isPalace) => joined(cell, NAMES_RU[kind], isPalace && 'во дворце'),
    swapped: (a, b) => `Поменялись местами: ${NAMES_RU[a]} и ${NAMES_RU[b]}.`,
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

export const WORDS: Catalogue<typeof en> = { en, ru };
export const voltoWords = wordsOf(WORDS);
