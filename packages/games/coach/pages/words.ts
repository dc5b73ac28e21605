import type { Answer, Society } from '../title.ts';
import { countEn, countRu } from '@ridotto/kernel';
import type { Catalogue } from '@ridotto/kit/words.svelte.ts';
import { allEn, allRu } from '@ridotto/kit/words/lists.ts';
import type { Where } from './seating.ts';

type Said = Partial<Record<Answer['kind'], string>>;

const ORDINALS_EN = ['Nearest', 'Second', 'Third', 'Fourth'];
const ORDINALS_RU = ['Ближайшее место', 'Второе место', 'Третье место', 'Четвёртое место'];

/** Whose victory. */
const GENITIVE: Record<Society, string> = {
  order: 'Ордена Открытых Секретов',
  brotherhood: 'Братства Правдивой Лжи',
};

/** What acts are called where the answer itself isn't told. */
const ACTS_EN: Record<string, string> = {
  spy: 'Spy',
  offer: 'Trade',
  attack: 'Attack',
  give: 'Give',
  demand: 'Demand',
  hypnotise: 'Hypnotise',
  declare: 'Declare victory',
  divine: 'Divination',
  seal: 'Show the Seal',
  say: 'Say it',
  swear: 'Yes, before everybody',
  'support attacker': 'For the attack',
  'support defender': 'For the defence',
};

const ACTS_RU: Record<string, string> = {
  spy: 'Шпионить',
  offer: 'Обмен',
  attack: 'Напасть',
  give: 'Отдать',
  demand: 'Потребовать',
  hypnotise: 'Гипноз',
  declare: 'Объявить победу',
  divine: 'Гадание',
  seal: 'Показать Печать',
  say: 'Произнести',
  swear: 'Да, при всех',
  'support attacker': 'За нападение',
  'support defender': 'За защиту',
};

const en = {
  coach: 'Who rides in the coach',
  yours: 'Your cards',
  acts: 'What you may do',
  kinds: 'Which one',
  turn: (n: number) => `Turn ${n}`,
  deck: (items: number) => `${countEn(items, ['item', 'items'])} in the deck`,
  stack: (tokens: number) => `${countEn(tokens, ['token', 'tokens'])} left`,
  unused: (n: number) => `${countEn(n, ['profession', 'professions'])} unused`,
  you: 'you',
  items: (n: number) => countEn(n, ['item', 'items']),
  tokens: (n: number) => countEn(n, ['token', 'tokens']),
  where: ({ bench, at, of }: Where) => `${of === 1 ? 'Opposite' : ORDINALS_EN[at]} on the ${bench}`,
  unknownProfession: 'profession unknown',
  chosen: 'chosen',
  mayBe: 'may be chosen',
  can: (acts: readonly string[]) => `can be ${acts.join(', ')}`,
  canBe: {
    spy: 'spied on',
    offer: 'offered to',
    attack: 'attacked',
    give: 'given to',
    demand: 'asked for an item',
    hypnotise: 'hypnotised',
  } as Said,
  act: (which: string) => ACTS_EN[which] ?? which,
  atTurn: 'at turn',
  fights: { attacker: 'attacks', defender: 'defends' },
  parts: { attacker: 'for the attack', defender: 'for the defence' },
  out: 'out of this duel',
  won: 'has won',
  sure: (what: string) => `surely: ${what}`,
  society: 'Society',
  profession: 'Profession',
  isOpen: 'open',
  short: { order: 'Order', brotherhood: 'Brotherhood' },
  called: { bagKey: 'Secret Bag', bagGoblet: 'Secret Bag', knives: 'Knives', seal: 'Seal' } as Partial<
    Record<string, string>
  >, // where there is little room
  faceDown: 'face down',
  duel: 'Duel',
  duelTokens: 'Duel tokens',
  alone: 'Nobody may support anybody.',
  sealedSides: (n: number) => `${countEn(n, ['side is', 'sides are'])} still to be taken`,
  points: (attack: number, defence: number) => `Attack ${attack}, defence ${defence}`,
  never: 'Never mind',
  whatIsIt: 'What is it?',
  about: {
    rider: (name: string) => `${name}: what do you do?`,
    card: (name: string) => `${name}: whom do you offer it?`,
    cardUse: (name: string) => name,
    give: (name: string) => `What do you give? It goes to ${name}.`,
    offer: (name: string) => `What do you offer? ${name} will answer.`,
    demand: (name: string) => `Which item do you demand? ${name} must trade it.`,
    demandOf: 'Of whom do you demand an item?',
    hypnotise: 'Which supporter is sent away?',
    second: 'And the one below it?',
  },
  all: allEn,
  canNow: 'You can use it now.',
  goal: 'How far your society is',
  since: {
    label: 'Since your last turn',
    hit: 'and it was there',
    miss: 'in vain',
    unread: 'nothing was read aloud',
    refused: 'refused',
    prevented: 'came to nothing',
    spied: 'saw an item',
    tie: 'a tie',
    won: (name: string) => `won by ${name}`,
    saw: 'who saw the society',
    took: 'who took an item',
  },
  verdict: {
    label: 'What was claimed, and what was true',
    short: { order: 'Order', brotherhood: 'Brotherhood' },
    claim: (by: string, society: Society) =>
      `${by} claimed three ${society === 'order' ? 'Keys' : 'Goblets'} for the ${society === 'order' ? 'Order' : 'Brotherhood'}`,
    seal: (by: string) => `${by} showed the Seal of the Lodge with three treasures`,
    count: (society: Society, n: number) => countEn(n, society === 'order' ? ['Key', 'Keys'] : ['Goblet', 'Goblets']),
    sum: (society: Society, n: number, need: number) =>
      `${countEn(n, society === 'order' ? ['Key', 'Keys'] : ['Goblet', 'Goblets'])} in all, ${need} needed`,
  },
  solemn: {
    declare: (me: string, _society: Society, name: string, allies: string) =>
      `I, ${me}, declare the victory of the ${name}${allies ? `, with ${allies}` : ', alone'}.`,
    divine: (me: string, _society: Society, name: string, holders: string) =>
      `I, ${me}, see the treasure of the ${name}: ${holders || '…'}.`,
    seal: (me: string, _society: Society, _name: string, _allies: string) =>
      `I, ${me}, hold the Seal of the Lodge, and win alone.`,
    touch: 'Touch those who ride for your society and hold its treasure; then say it.',
    divineTouch: 'Touch those who hold the other society’s treasure; then say it.',
    alone: 'Everything that this needs is in your own hand.',
    surely: 'It will be decided, one way or the other. Say it before everybody?',
    label: 'Your declaration',
    you: 'you',
    holds: (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`),
    sure: { certain: 'certain', likely: 'likely', unknown: 'unknown', impossible: 'impossible' },
    needs: (society: Society, least: number, most: number) => {
      const what = society === 'order' ? 'Keys' : 'Goblets';
      return least === most
        ? `Needed: ${most} ${what}.`
        : `Needed: ${most} ${what}, or ${least} if your society is the smaller one.`;
    },
  },
};

const ru: typeof en = {
  coach: 'Кто едет в карете',
  yours: 'Ваши карты',
  acts: 'Что можно сделать',
  kinds: 'Что именно',
  turn: (n) => `Ход ${n}`,
  deck: (items) => `в колоде ${countRu(items, ['предмет', 'предмета', 'предметов'])}`,
  stack: (tokens) => `в запасе ${countRu(tokens, ['жетон', 'жетона', 'жетонов'])}`,
  unused: (n) => countRu(n, ['свободная профессия', 'свободные профессии', 'свободных профессий']),
  you: 'вы',
  items: (n) => countRu(n, ['предмет', 'предмета', 'предметов']),
  tokens: (n) => countRu(n, ['жетон', 'жетона', 'жетонов']),
  where: ({ bench, at, of }) => `${of === 1 ? 'Напротив' : ORDINALS_RU[at]} ${bench === 'left' ? 'слева' : 'справа'}`,
  unknownProfession: 'профессия неизвестна',
  chosen: 'выбрано',
  mayBe: 'можно выбрать',
  can: (acts) => `можно ${acts.join(', ')}`,
  canBe: {
    spy: 'шпионить',
    offer: 'предложить обмен',
    attack: 'напасть',
    give: 'отдать предмет',
    demand: 'потребовать предмет',
    hypnotise: 'загипнотизировать',
  },
  act: (which) => ACTS_RU[which] ?? which,
  atTurn: 'ходит',
  fights: { attacker: 'нападает', defender: 'защищается' },
  parts: { attacker: 'за нападение', defender: 'за защиту' },
  out: 'выбывает из дуэли',
  won: 'победа',
  sure: (what) => `точно: ${what}`,
  society: 'Общество',
  profession: 'Профессия',
  isOpen: 'открыта',
  short: { order: 'Орден', brotherhood: 'Братство' },
  called: {
    bagKey: 'Саквояж',
    bagGoblet: 'Саквояж',
    knives: 'Ножи',
    mirror: 'Зеркало',
    pearl: 'Жемчужина',
    ring: 'Кольцо',
    seal: 'Печать',
    grandMaster: 'Магистр',
  },
  faceDown: 'закрыта',
  duel: 'Дуэль',
  duelTokens: 'Жетоны дуэли',
  alone: 'Поддерживать никого нельзя.',
  sealedSides: (n) => countRu(n, ['сторона ещё не выбрана', 'стороны ещё не выбраны', 'сторон ещё не выбраны']),
  points: (attack, defence) => `Нападение ${attack}, защита ${defence}`,
  never: 'Отмена',
  whatIsIt: 'Что это?',
  about: {
    rider: (name) => `${name}: что вы делаете?`,
    card: (name) => `${name}: кому предложить?`,
    cardUse: (name) => name,
    give: (name) => `Что отдать? Получит ${name}.`,
    offer: (name) => `Что предложить? Ответит ${name}.`,
    demand: (name) => `Какой предмет потребовать? Отвечает ${name}.`,
    demandOf: 'У кого потребовать предмет?',
    hypnotise: 'Кто из поддержавших выбывает?',
    second: 'А какой под ним?',
  },
  all: allRu,
  canNow: 'Её можно применить сейчас.',
  goal: 'Насколько близко ваше общество',
  since: {
    label: 'После вашего хода',
    hit: 'и он нашёлся',
    miss: 'напрасно',
    unread: 'вслух ничего не прочитано',
    refused: 'отказ',
    prevented: 'дуэль не состоялась',
    spied: 'подсмотрен предмет',
    tie: 'ничья',
    won: (name) => `победа: ${name}`,
    saw: 'увидена карта общества',
    took: 'забран предмет',
  },
  verdict: {
    label: 'Что было объявлено и что было правдой',
    short: { order: 'Орден', brotherhood: 'Братство' },
    claim: (by, society) => `${by}: «${society === 'order' ? 'Ключи Ордена собраны' : 'Кубки Братства собраны'}»`,
    seal: (by) => `${by}: Гербовая Печать Ложи и три сокровища`,
    count: (society, n) => countRu(n, society === 'order' ? ['Ключ', 'Ключа', 'Ключей'] : ['Кубок', 'Кубка', 'Кубков']),
    sum: (society, n, need) =>
      `Всего ${countRu(n, society === 'order' ? ['Ключ', 'Ключа', 'Ключей'] : ['Кубок', 'Кубка', 'Кубков'])}, нужно ${need}`,
  },
  solemn: {
    declare: (me, society, _name, allies) =>
      `Я, ${me}, объявляю победу ${GENITIVE[society]}${allies ? `. Со мной: ${allies}` : '. Больше никого не называю'}.`,
    divine: (me, society, _name, holders) =>
      `Я, ${me}, вижу сокровища ${GENITIVE[society]}. Их держат: ${holders || '…'}.`,
    seal: (me) => `Я, ${me}, владею Гербовой Печатью Ложи и побеждаю в одиночку.`,
    touch: 'Коснитесь тех, кто едет за ваше общество и держит его сокровища, и произнесите.',
    divineTouch: 'Коснитесь тех, кто держит сокровища другого общества, и произнесите.',
    alone: 'Всё нужное для этого у вас на руках.',
    surely: 'Это решит партию, так или иначе. Произнести при всех?',
    label: 'Ваше объявление',
    you: 'у вас',
    holds: (least, most) => (least === most ? `${least}` : `от ${least} до ${most}`),
    sure: { certain: 'точно', likely: 'вероятно', unknown: 'неизвестно', impossible: 'невозможно' },
    needs: (society, least, most) => {
      const what = society === 'order' ? 'Ключей' : 'Кубков';
      return least === most
        ? `Нужно ${what}: ${most}.`
        : `Нужно ${what}: ${most}, а если ваше общество меньше, то ${least}.`;
    },
  },
};

export const WORDS: Catalogue<typeof en> = { en, ru };
export type BoardWords = typeof en;
