import { countRu, type WhyWordsOf } from '@ridotto/kernel';
import { writeCell } from '../rules/notation.ts';
import { KIND_NAMES } from './ru.ts';
import type { Whys } from './hints.ts';

const percent = (chance: number) => `${Math.round(chance * 100)} %`;
const inFront = (ladies: number) =>
  ladies === 0 ? 'впереди нет ни одной Дамы' : `впереди, под боем, ${countRu(ladies, ['Дама', 'Дамы', 'Дам'])}`;

export const HINT_WORDS: WhyWordsOf<Whys> = {
  arrives: () => 'Ваш Кандидат входит во дворец: это победа.',
  ends: ({ cell, chance }) =>
    `Маска на ${writeCell(cell)} может оказаться Кандидатом (${percent(chance)}): это была бы победа.`,
  stops: ({ chance }) => `Останавливает Кандидата соперника: он мог войти в ваш дворец (${percent(chance)}).`,
  escapes: ({ before, after }) =>
    `Ваш Кандидат уходит из-под боя: опасность ${percent(before)} становится ${percent(after)}.`,
  shields: ({ before, after }) =>
    `Прикрывает вашего Кандидата: опасность ${percent(before)} становится ${percent(after)}.`,
  exposes: ({ chance }) => `Осторожно: вашего Кандидата могут взять следующим ходом (${percent(chance)}).`,
  risksLady: ({ cell, chance }) => `Осторожно: на ${writeCell(cell)} может быть Дама (${percent(chance)}).`,
  takes: ({ cell, kind, chance }) =>
    `Берёт маску на ${writeCell(cell)}, скорее всего это ${KIND_NAMES[kind]} (${percent(chance)}).`,
  offersLady: ({ cell, chance, lost }) =>
    `Дама идёт на ${writeCell(cell)}, где её могут взять (${percent(chance)}): ${lost > 0 ? 'кто берёт вторую Даму, проигрывает' : 'кто берёт Даму, сам теряет маску'}.`,
  threatens: ({ cell, chance }) =>
    `Угрожает маске на ${writeCell(cell)}, это может быть Кандидат (${percent(chance)}).`,
  nears: () => 'Ваш Кандидат теперь в одном шаге от дворца соперника.',
  advances: ({ kind }) => `${KIND_NAMES[kind]} продвигается почти без риска.`,
  ventures: ({ kind, chance }) => `${KIND_NAMES[kind]} идёт вперёд и рискует быть взятым (${percent(chance)}).`,
  waits: ({ kind }) => `Спокойный ход (${KIND_NAMES[kind]}): всё остальное опаснее.`,
  behind: ({ ladies }) => `Кандидат в безопасности сзади, ${inFront(ladies)}.`,
  infront: ({ ladies }) => `Кандидата впереди мало кто ждёт; ${inFront(ladies)}.`,
};
