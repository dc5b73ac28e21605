import type { Seat, WhyWordsOf } from '@ridotto/kernel';
import { nameRu } from '@ridotto/kernel/names-ru';
import type { Whys } from './hints.ts';
import { ITEM_NAMES, itemIn } from './names.ru.ts';

const of = (seat: Seat, names: readonly string[]) => nameRu(names[seat]!, 'genitive');
const percent = (chance: number) => `${Math.round(chance * 100)} %`;

export const HINT_WORDS: WhyWordsOf<Whys> = {
  certain: () => 'Всё, что вы видели, это доказывает: такое объявление побеждает.',
  declares: ({ chance }) => `По всему, что вы видели, объявление верно с вероятностью ${percent(chance)}.`,
  lodge: () => 'У вас есть всё для Гербовой Печати Ложи: вы побеждаете в одиночку.',
  handsOver: ({ item, seat }, names) =>
    `${names[seat]} — наверняка союзник, и сокровище там уже есть: ${itemIn(item)} лучше держать в одних руках.`,
  learns: ({ seat }, names) => `Вы узнаете, в каком обществе состоит ${names[seat]}.`,
  looks: ({ seat, item, chance }, names) =>
    `Вы увидите предметы ${of(seat, names)}: там может быть ${ITEM_NAMES[item]} (${percent(chance)}).`,
  draws: () => 'Вы получите предмет из колоды, а там может быть ваше.',
  burdens: ({ seat }, names) => `${names[seat]} — вероятно, соперник, а с Чёрной Жемчужиной не объявляют.`,
  token: ({ seat }, names) => `Если ${names[seat]} откажется, вы получите жетон, а если нет, потеряете немного.`,
  trades: ({ item, seat }, names) =>
    `Без предмета «${ITEM_NAMES[item]}» можно обойтись; видно будет, что даст ${names[seat]}.`,
  seeks: ({ seat, item, chance }, names) =>
    `Возможно, у ${of(seat, names)} есть ${ITEM_NAMES[item]} (${percent(chance)}): вы узнаете больше.`,
  robs: ({ seat, item, chance }, names) =>
    `Возможно, у ${of(seat, names)} есть ${ITEM_NAMES[item]} (${percent(chance)}): обыск может это принести.`,
  tries: ({ seat, chance }, names) =>
    `Победа в дуэли покажет общество ${of(seat, names)}; пока вероятность, что это союзник, ${percent(chance)}.`,
  ties: ({ seat }, names) => `Ничья с ${nameRu(names[seat]!, 'instrumental')} вероятна и приносит предмет из колоды.`,
  demands: ({ item, seat }, names) => `У ${of(seat, names)} точно есть ${ITEM_NAMES[item]}.`,
  foresees: () => 'Взгляд в колоду ничего не стоит и покажет, что придёт.',
  accepts: ({ got, gave }) => `${ITEM_NAMES[got]} для вас ценнее, чем ${ITEM_NAMES[gave]}.`,
  refuses: ({ item }) => `${ITEM_NAMES[item]}: столько за это отдавать не стоит.`,
  sides: ({ seat, chance }, names) => `Из двоих союзник скорее ${names[seat]} (${percent(chance)}).`,
  guesses: () => 'Об обоих известно слишком мало: ни одна сторона для вас не лучше.',
  adds: () => 'Это решает дуэль, меньшим её не решить.',
  saves: () => 'Здесь это ничего не изменит: приберегите.',
  protects: ({ seat }, names) => `Спасает от поражения: ${names[seat]}.`,
  weakens: ({ seat }, names) => `Выводит из дуэли сторонника другой стороны: ${names[seat]}.`,
  gains: ({ item }) => `${ITEM_NAMES[item]} в вашей руке ценнее всего.`,
  parts: ({ item }) => `Из того, что можно отдать, дешевле всего для вас ${ITEM_NAMES[item]}.`,
  serves: () => 'Вам это ничего не стоит и может пригодиться.',
};
