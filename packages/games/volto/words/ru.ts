import { countRu, reasonIn, whyIn, type Words } from '@ridotto/kernel';
import type { Kind, Volto } from '../rules/model.ts';
import { writeCell } from '../rules/notation.ts';
import { HINT_WORDS } from './hints.ru.ts';
import { isMe, fortuneOf, type EndingWords, type ReasonWords } from './common.ts';

export const KIND_NAMES: Record<Kind, string> = {
  noble: 'Дворянин',
  advisor: 'Советник',
  lady: 'Дама',
  soldier: 'Солдат',
  candidate: 'Кандидат',
};

/** On masks: the first letter of the name, and where two names share it, the first one that tells them apart. */
export const KIND_LETTERS: Record<Kind, string> = {
  noble: 'Дв',
  advisor: 'Св',
  lady: 'Да',
  soldier: 'Сл',
  candidate: 'К',
};

const KIND_FORMS: Record<Kind, readonly [string, string, string]> = {
  noble: ['Дворянин', 'Дворянина', 'Дворян'],
  advisor: ['Советник', 'Советника', 'Советников'],
  lady: ['Дама', 'Дамы', 'Дам'],
  soldier: ['Солдат', 'Солдата', 'Солдат'],
  candidate: ['Кандидат', 'Кандидата', 'Кандидатов'],
};

const REASON_WORDS: ReasonWords = {
  'game-over': 'Партия окончена.',
  'not-your-turn': 'Сейчас ход соперника.',
  'not-a-player': 'Вы зритель: ходят только двое игроков.',
  'wait-for-first': 'Жребий ещё выбирает, кто начнёт.',
  'not-notation': 'Ход записывается так: b2-b3.',
  'arrange-first': 'Сначала расставьте десять масок, например NAANL CNSLA.',
  'arrange-ten': 'Расстановка — десять букв, сначала ряд дворца: N Дворянин, A Советник, L Дама, S Солдат, C Кандидат.',
  'arrange-counts': ({ kind, count }) => `Должно быть ровно ${countRu(count, KIND_FORMS[kind])}.`,
  'already-arranged': 'Маски уже расставлены.',
  'off-board': ({ cell }) => `Клетки ${cell} нет: столбцы от a до e, ряды от 1 до 7.`,
  'empty-cell': ({ cell }) => `На клетке ${cell} никого нет.`,
  'not-your-mask': ({ cell }) => `На клетке ${cell} маска соперника.`,
  'no-pass': 'Маска должна куда-то пойти: пропускать ход нельзя.',
  'own-mask-there': ({ cell }) => `На клетке ${cell} стоит ваша же маска.`,
  'noble-steps': 'Дворянин ходит на одну клетку прямо: вперёд, назад или вбок.',
  'advisor-steps': 'Советник ходит на одну клетку по диагонали.',
  'candidate-steps': 'Кандидат ходит на одну клетку в любую сторону.',
  'lady-steps': 'Дама ходит на одну клетку в любую сторону, но только на пустую.',
  'lady-never-captures': 'Дама никого не берёт: ей нужна пустая клетка.',
  'soldier-ahead': 'Солдат ходит только прямо вперёд, к дворцу соперника.',
  'soldier-blocked': 'На пути кто-то стоит: Солдат идёт только по пустым клеткам.',
  'soldier-in-palace': 'Солдат во дворце соперника больше не ходит.',
  'mask-blocked': ({ kind }) => `Этой маске (${KIND_NAMES[kind]}) некуда пойти.`,
};

const WON: EndingWords = {
  candidate: 'Кандидат соперника выбыл',
  ladies: 'соперник взял обеих Дам',
  palace: 'Кандидат вошёл во дворец соперника',
  stuck: 'сопернику некуда ходить',
  resigned: 'соперник сдался',
  repetition: 'позиция повторилась в третий раз',
  quiet: 'прошло сто ходов без взятия',
  agreed: 'по согласию сторон',
};

const LOST: EndingWords = {
  ...WON,
  candidate: 'ваш Кандидат выбыл',
  ladies: 'вы взяли обеих Дам соперника',
  palace: 'Кандидат соперника вошёл в ваш дворец',
  stuck: 'вам некуда ходить',
  resigned: 'вы сдались',
};

export const ru: Words<Volto> = {
  event(event, viewer, names) {
    switch (event.type) {
      case 'first':
        return isMe(event.seat, viewer) ? 'Первый ход за вами.' : `Начинает ${names[event.seat]}.`;
      case 'arranged':
        return 'Обе семьи заняли свои места.';
      case 'moved': {
        const path = `${writeCell(event.from)} на ${writeCell(event.to)}`;
        return isMe(event.seat, viewer) ? `Вы ходите с ${path}.` : `${names[event.seat]} ходит с ${path}.`;
      }
      case 'captured': {
        const loses = isMe(event.seat, viewer) ? 'Вы теряете' : `${names[event.seat]} теряет`;
        return `${loses} маску на ${writeCell(event.at)}: это ${KIND_NAMES[event.kind]}.`;
      }
      case 'left':
        return `Тот, кто взял Даму, уходит вместе с ней: это ${KIND_NAMES[event.kind]}.`;
      case 'over':
        return 'Маски сняты.';
    }
  },

  question: ({ phase }) =>
    phase === 'arrange'
      ? 'Расставьте десять масок, сначала ряд дворца, например NAANL CNSLA: N — Дворянин (трое), A — Советник (трое), L — Дама (две), S — Солдат, C — Кандидат.'
      : undefined,

  task: ({ phase }) => (phase === 'arrange' ? 'Расставьте десять масок и подтвердите расстановку' : undefined),

  option(answer) {
    switch (answer.kind) {
      case 'arrange':
        return `Дворец ${answer.masks.slice(0, 5)}, перед ним ${answer.masks.slice(6)}`;
      case 'move':
        return `${writeCell(answer.from)} на ${writeCell(answer.to)}`;
    }
  },

  reason: (reason) => reasonIn(REASON_WORDS, reason),

  why: (why, names) => whyIn(HINT_WORDS, why, names),

  ending(view, names) {
    const { winner, by } = view.result!;
    switch (fortuneOf(view)) {
      case 'won':
        return `Вы выиграли: ${WON[by]}.`;
      case 'lost':
        return `Вы проиграли: ${LOST[by]}.`;
      case 'watched':
        return `Побеждает ${names[winner!]}: ${WON[by]}.`;
      case 'drawn':
        return `Ничья: ${WON[by]}.`;
    }
  },
};
