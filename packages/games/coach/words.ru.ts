import { countRu, type Seat, type Viewer, type Words } from '@ridotto/kernel';
import { cannotBeRefused, handLimit, neighbour, rivalOf } from './model.ts';
import type { Choice, DuelItem, EffectItem, Event, Item, Profession, Reason, Side, View } from './model.ts';
import {
  DIRECTION_NAMES,
  ITEM_NAMES,
  PROFESSIONS_INSTRUMENTAL,
  PROFESSION_NAMES,
  SIDES_ACCUSATIVE,
  SIDE_NAMES,
  SOCIETIES_GENITIVE,
  SOCIETY_NAMES,
  itemIn,
} from './names.ru.ts';
import { pointsOf } from './points.ts';
import { REASON_WORDS } from './reasons.ru.ts';
import { contrabandOf, eventIn, fortuneOf, optionIn, overIn, questionIn, reasonIn } from './words.ts';
import type { EventWords, OptionWords, QuestionWords } from './words.ts';

type Voice = ReturnType<typeof voiceFor>;

/** How a seat is spoken of to one viewer: names are never declined, so the word `игрок` is. */
function voiceFor(viewer: Viewer, names: readonly string[]) {
  const you = (seat: Seat) => seat === viewer;
  const name = (seat: Seat) => names[seat]!;
  const who = (seat: Seat) => (you(seat) ? 'вы' : name(seat));
  return {
    you,
    name,
    who,
    whom: (seat: Seat) => (you(seat) ? 'вас' : `игрока ${name(seat)}`), // genitive and accusative
    toWhom: (seat: Seat) => (you(seat) ? 'вам' : `игроку ${name(seat)}`),
    withWhom: (seat: Seat) => (you(seat) ? 'вами' : `игроком ${name(seat)}`),
    /** `Вы шпионите`, `Анна шпионит`. */
    does: (seat: Seat, mine: string, theirs: string) => (you(seat) ? `Вы ${mine}` : `${name(seat)} ${theirs}`),
    all: (seats: readonly Seat[]) => listed(seats.map(who)),
  };
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} и ${parts.at(-1)}`;
const itemsIn = (items: readonly Item[]): string => items.map((item) => ITEM_NAMES[item]).join(', ') || 'ничего';
const professionsIn = (professions: readonly Profession[]): string =>
  professions.map((profession) => PROFESSION_NAMES[profession]).join(', ');
const tokensIn = (count: number): string => `${countRu(count, ['жетон', 'жетона', 'жетонов'])} дуэли`;
const itemCount = (count: number): string => countRu(count, ['предмет', 'предмета', 'предметов']);

/** What opening a profession leads to; null where the next event tells it. */
const OPENED: Record<Profession, null | ((on: Seat | Side | null, voice: Voice) => string)> = {
  alchemist: (on) => `победит ${SIDE_NAMES[on as Side]}`,
  bodyguard: () => 'очко той стороне, которую он поддерживает',
  clairvoyant: null,
  diplomat: null,
  doctor: () => 'исход дуэли отменён',
  duellist: () => 'поддерживать никого нельзя, и ещё очко в его пользу',
  grandMaster: () => 'очко защите',
  hypnotist: (on, { you, name }) =>
    you(on as Seat) ? 'вы выбываете из дуэли' : `${name(on as Seat)} выбывает из дуэли`,
  priest: () => 'дуэли не будет',
  thug: () => 'очко нападению',
};

const EVENTS: EventWords<Voice> = {
  dealt: ({ societies, professions, items, first }, { you, name }) => {
    const me = societies.findIndex((_society, seat) => you(seat));
    const begins = you(first) ? 'Первый ход за вами.' : `Первый ход: ${name(first)}.`;
    if (me < 0) return `Карты розданы. ${begins}`;
    const [society, profession] = [SOCIETY_NAMES[societies[me]!], PROFESSION_NAMES[professions[me]!]];
    return `Ваше общество — ${society}, профессия — ${profession}, на руках: ${itemsIn(items[me]!)}. ${begins}`;
  },
  spies: ({ by, to }, { does, withWhom }) => `${does(by, 'шпионите', 'шпионит')} за ${withWhom(to)}.`,
  spied: ({ to, item }, { whom }) => `Вы видите у ${whom(to)} ${itemIn(item)}.`,
  offered: ({ by, to, item }, { does, toWhom }) =>
    `${does(by, 'предлагаете', 'предлагает')} ${toWhom(to)} ${item === null ? 'обмен' : itemIn(item)}.`,
  refused: ({ by, to, token }, { does }) => {
    const comfort = token ? `${does(to, 'берёте', 'берёт')} жетон дуэли.` : 'Жетонов дуэли больше нет.';
    return `${does(by, 'отказываетесь', 'отказывается')} от обмена. ${comfort}`;
  },
  traded: ({ by, to, gave, got }, { you, name, toWhom, all }) => {
    if (gave === null) return `${all([by, to])} обмениваются предметами.`;
    if (you(by)) return `Вы отдаёте ${toWhom(to)} ${itemIn(gave)} и получаете ${itemIn(got)}.`;
    return `${name(by)} отдаёт вам ${itemIn(gave)} и получает ${itemIn(got)}.`;
  },
  read: ({ by, to, item }, { you, name, does }) =>
    `${does(by, 'читаете', 'читает')} вслух: ${ITEM_NAMES[item]}. ${you(to) ? 'Свойством распоряжаетесь вы.' : `Свойством распоряжается ${name(to)}.`}`,
  skipped: ({ by, item }, { does }) => `${does(by, 'не применяете', 'не применяет')} ${itemIn(item)}.`,
  drew: ({ by, item }, { does }) => `${does(by, 'берёте', 'берёт')} из колоды ${itemIn(item)}.`,
  sawSociety: ({ by, to, society }, { you, does, whom }) => {
    const card = you(to) ? 'вашу карту общества' : `карту общества ${whom(to)}`;
    return `${does(by, 'смотрите', 'смотрит')} ${card}${society === null ? '' : `: ${SOCIETY_NAMES[society]}`}.`;
  },
  sawItems: ({ by, to, items }, { you, does, whom }) => {
    const hand = you(to) ? 'ваши предметы' : `предметы ${whom(to)}`;
    return `${does(by, 'смотрите', 'смотрит')} ${hand}${items && you(by) ? `: ${itemsIn(items)}` : ''}.`;
  },
  swapped: ({ by, to, gave, got }, { you, does, withWhom }) => {
    const mine = you(by) ? got : you(to) ? gave : null;
    const now = mine === null ? '' : `: теперь ваша профессия — ${PROFESSION_NAMES[mine]}`;
    return `${does(by, 'меняетесь', 'меняется')} профессиями с ${withWhom(to)}${now}.`;
  },
  browsed: ({ by, professions }, { does }) =>
    `${does(by, 'просматриваете', 'просматривает')} свободные профессии${professions ? `: ${professionsIn(professions)}` : ''}.`,
  became: ({ by, profession }, { name }) =>
    profession === null
      ? `${name(by)} втайне берёт одну из них.`
      : `Теперь ваша профессия — ${PROFESSION_NAMES[profession]}.`,
  kept: ({ by }, { does }) => `${does(by, 'оставляете', 'оставляет')} прежнюю профессию.`,
  turnedSextant: ({ by, to }, { does }) =>
    `${does(by, 'поворачиваете', 'поворачивает')} Секстант ${DIRECTION_NAMES[to]}.`,
  passed: ({ to, items }, { you, whom, toWhom }) => {
    const me = items.findIndex((_item, seat) => you(seat));
    if (me < 0) return `Все передают по предмету ${DIRECTION_NAMES[to]}.`;
    const next = neighbour(me, to, items.length);
    const before = items.findIndex((_item, seat) => neighbour(seat, to, items.length) === me);
    return `Вы передаёте ${toWhom(next)} ${itemIn(items[me]!)} и получаете от ${whom(before)} ${itemIn(items[before]!)}.`;
  },
  gave: ({ by, to, item }, { does, toWhom }) =>
    `Предел превышен. ${does(by, 'отдаёте', 'отдаёт')} ${toWhom(to)} ${itemIn(item)}.`,
  attacked: ({ by, to }, { does, whom }) => `${does(by, 'нападаете', 'нападает')} на ${whom(to)}.`,
  opened: ({ by, profession, on }, voice) => {
    const outcome = OPENED[profession]?.(on, voice);
    const opens = `${voice.does(by, 'открываете', 'открывает')} профессию «${PROFESSION_NAMES[profession]}»`;
    return `${opens}${outcome ? `: ${outcome}` : ''}.`;
  },
  paid: ({ by, to, item }, { you, does }) =>
    `${does(by, 'отдаёте', 'отдаёт')} ${you(to) ? 'вам' : 'Священнику'} ${itemIn(item)}.`,
  supported: ({ support }, { all }) => {
    const on = (side: Side) => all(support.flatMap((one, seat) => (one === side ? [seat] : []))) || 'никто';
    return `За нападающего: ${on('attacker')}. За защитника: ${on('defender')}.`;
  },
  showed: ({ by, item }, { does }) => `${does(by, 'показываете', 'показывает')} ${itemIn(item)}.`,
  spent: ({ by, count }, { does }) => `${does(by, 'тратите', 'тратит')} ${tokensIn(count)}.`,
  decided: ({ winner, points: [attack, defence], by }) => {
    const score = `Нападение — ${attack}, защита — ${defence}`;
    if (winner === null) return `${score}: ничья.`;
    const how = { points: '', ring: ' благодаря Отравленному кольцу', alchemist: ' по слову Алхимика' }[by];
    return `${score}: побеждает ${SIDE_NAMES[winner]}${how}.`;
  },
  took: ({ by, to, item }, { does, whom }) => `${does(by, 'забираете', 'забирает')} у ${whom(to)} ${itemIn(item)}.`,
  returned: ({ by, to, item }, { does, toWhom }) =>
    `${does(by, 'отдаёте', 'отдаёт')} взамен ${toWhom(to)} ${itemIn(item)}.`,
  demanded: ({ by, to, item, hit }, { does, whom }) =>
    `${does(by, 'требуете', 'требует')} у ${whom(to)} ${itemIn(item)}: ${hit ? 'обмен обязателен' : 'напрасно'}.`,
  foresaw: ({ by, items }, { does }) =>
    `${does(by, 'просматриваете', 'просматривает')} колоду предметов${items ? `: ${itemsIn(items)}` : ''}.`,
  topped: ({ by, items, count }, { does }) =>
    `${does(by, 'кладёте', 'кладёт')} на верх колоды ${items ? items.map(itemIn).join(', ниже — ') : itemCount(count)}.`,
  over: ({ result: { by, reason }, named, societies }, { does, all }) => {
    const naming = named.length > 0 ? `; названы: ${all(named)}` : '';
    const society = societies[by]!;
    const declares = `${does(by, 'объявляете', 'объявляет')} победу ${SOCIETIES_GENITIVE[society]}${naming}`;
    const divines = `${does(by, 'гадаете', 'гадает')}, у кого предметы ${SOCIETIES_GENITIVE[rivalOf(society)]}${naming}`;
    const seal = `${does(by, 'показываете', 'показывает')} Печать ложи и три Ключа или Кубка`;
    const claim: Record<Reason, string> = {
      declared: declares,
      failed: declares,
      divined: divines,
      misdivined: divines,
      seal,
    };
    return `${claim[reason]}. Все карты открыты.`;
  },
};

/** What an item is used for in a duel. */
const SHOWN: Record<DuelItem, string> = {
  dagger: 'Показать Кинжал: очко вашему нападению',
  gloves: 'Показать Перчатки: очко вашей защите',
  knives: 'Показать Метательные ножи: очко нападающему',
  whip: 'Показать Хлыст: очко защитнику',
  ring: 'Показать Отравленное кольцо: при ничьей победа за вами',
};

/** What a profession is opened for, where the option doesn't name more. */
const OPENS: Partial<Record<Profession, string>> = {
  bodyguard: 'Открыть Телохранителя: очко тому, кого вы поддерживаете',
  clairvoyant: 'Открыть Ясновидца: просмотреть колоду',
  doctor: 'Открыть Доктора: отменить исход дуэли',
  duellist: 'Открыть Дуэлянта: никакой поддержки и очко вам',
  grandMaster: 'Открыть Великого магистра: очко вашей защите',
  priest: 'Открыть Священника: дуэли не будет',
  thug: 'Открыть Громилу: очко вашему нападению',
};

const OPTIONS: OptionWords<Voice> = {
  deal: 'Раздать карты',
  turned: ({ item }) => ITEM_NAMES[item],
  spy: ({ at }, { withWhom }) => `Шпионить за ${withWhom(at)}`,
  offer: ({ item, to }, { toWhom }) => `Предложить ${toWhom(to)} ${itemIn(item)}`,
  accept: ({ item }) => `Согласиться и отдать ${itemIn(item)}`,
  refuse: 'Отказаться',
  attack: ({ at }, { whom }) => `Напасть на ${whom(at)}`,
  support: ({ side }, { name }, { duel }) => `Поддержать ${SIDES_ACCUSATIVE[side]} (${name(duel![side])})`,
  declare: ({ named }, { all }) =>
    named.length === 0 ? 'Объявить победу, никого не называя' : `Объявить победу и назвать: ${all(named)}`,
  divine: ({ named }, { whom }) => `Гадание: предметы другого общества — у ${listed(named.map(whom))}`,
  seal: 'Победить в одиночку с Печатью ложи',
  demand: ({ item, of }, { whom }) => `Открыть Дипломата: потребовать у ${whom(of)} ${itemIn(item)}`,
  exchange: ({ item }) => `Отдать в обмен ${itemIn(item)}`,
  top: ({ items }) => `Положить на верх колоды: ${items.map((item) => ITEM_NAMES[item]).join(', ниже — ')}`,
  use: ({ what }) => SHOWN[what as DuelItem] ?? OPENS[what as Profession] ?? `Применить ${itemIn(what as Item)}`,
  tokens: ({ count }) => `Потратить ${tokensIn(count)}`,
  hypnotise: ({ seat }, { whom }) => `Открыть Гипнотизёра: убрать из дуэли ${whom(seat)}`,
  name: ({ side }, { name }, { duel }) => `Открыть Алхимика: победит ${SIDE_NAMES[side]} (${name(duel![side])})`,
  pass: (_choice, _voice, { agenda }) => PASSES[agenda.at(-1)!.step] ?? 'Пас',
  become: ({ profession }) => `Стать ${PROFESSIONS_INSTRUMENTAL[profession]}`,
  direct: ({ to }) => `Все передают по предмету ${DIRECTION_NAMES[to]}`,
  hand: ({ item }) => `Передать ${itemIn(item)}`,
  give: ({ item, to }, { toWhom }) => `Отдать ${toWhom(to)} ${itemIn(item)}`,
  pay: ({ item }) => `Отдать Священнику ${itemIn(item)}`,
  look: 'Посмотреть карту общества проигравшего',
  search: 'Просмотреть предметы проигравшего и забрать один',
  take: ({ item }) => `Забрать ${itemIn(item)}`,
  return: ({ item }) => `Отдать взамен ${itemIn(item)}`,
};

const PASSES: Partial<Record<View['agenda'][number]['step'], string>> = {
  become: 'Оставить свою профессию',
  effect: 'Не применять свойство',
  contraband: 'Промолчать о предмете',
};

/** What the giver of an item may do. */
const EFFECTS: Record<EffectItem, (partner: Seat, voice: Voice) => string> = {
  bagGoblet: () => 'взять предмет из колоды',
  bagKey: () => 'взять предмет из колоды',
  cloak: () => 'просмотреть свободные профессии и взять одну',
  monocle: (partner, { whom }) => `посмотреть карту общества ${whom(partner)}`,
  privilege: (partner, { whom }) => `просмотреть предметы ${whom(partner)}`,
  sextant: () => 'пустить предметы по кругу налево или направо',
  tome: (partner, { withWhom }) => `поменяться профессиями с ${withWhom(partner)}`,
};

/** `Анна нападает на вас.` */
const attackIn = ({ duel }: View, { does, whom }: Voice): string =>
  `${does(duel!.attacker, 'нападаете', 'нападает')} на ${whom(duel!.defender)}.`;

const QUESTIONS: QuestionWords<Voice> = {
  deal: null,
  act: 'Ваш ход: шпионить, предложить обмен, напасть или объявить победу?',
  top: 'Какие два предмета положить на верх колоды? Верхний — первым.',
  spied: null,
  answer: (_step, { name }, { offer }) => {
    const isForced = cannotBeRefused(offer!.item!);
    const refusal = isForced ? 'Отказаться нельзя. Что отдать взамен?' : 'Отдать что-нибудь взамен или отказаться?';
    return `${name(offer!.by)} предлагает вам ${itemIn(offer!.item)}. ${refusal}`;
  },
  exchange: ({ item, of }, { toWhom }) => `Что отдать ${toWhom(of)} за предмет «${ITEM_NAMES[item]}»?`,
  contraband: ({ by, to }, voice, view) => {
    const item = contrabandOf(view);
    if (!item) return 'Применять здесь нечего: пасуйте.';
    return `Огласить ${itemIn(item)}, чтобы ${EFFECTS[item](voice.you(by) ? to : by, voice)}?`;
  },
  effect: ({ item, partner }, voice) =>
    item === 'sextant'
      ? 'Вы отдали Секстант. В какую сторону все передадут по предмету?'
      : `Вы отдали ${itemIn(item)}. Хотите ${EFFECTS[item](partner, voice)}?`,
  become: 'Какую профессию взять? Можно оставить свою.',
  sextant: ({ to }, { toWhom }, { me, seats }) =>
    `Какой предмет передать ${toWhom(neighbour(me as Seat, to, seats))} (${DIRECTION_NAMES[to]})?`,
  draw: null,
  gift: (_step, _voice, { seats, items }) =>
    `У вас ${itemCount(items.length)}, а можно держать не больше ${handLimit(seats)}: отдайте один.`,
  priest: (_step, voice, view) => `${attackIn(view, voice)} Священник может предотвратить дуэль.`,
  pay: ({ to }, { name }) => `Какой предмет отдать Священнику (${name(to)})?`,
  duellist: (_step, voice, view) => `${attackIn(view, voice)} Дуэлянт может запретить поддержку.`,
  support: (_step, voice, view) => `${attackIn(view, voice)} Кого вы поддержите?`,
  hypnotist: 'Поддержка известна. Гипнотизёр может убрать из дуэли одного из поддержавших.',
  priority: (_step, _voice, { duel }) => {
    const [attack, defence] = pointsOf(duel!);
    return `Нападение — ${attack}, защита — ${defence}. Добавить что-нибудь или спасовать?`;
  },
  doctor: ({ winner }) =>
    `${winner === null ? 'В дуэли ничья.' : `В дуэли побеждает ${SIDE_NAMES[winner]}.`} Доктор может это отменить.`,
  spoils: ({ loser }, { whom }) =>
    `Вы победили. Посмотреть карту общества ${whom(loser)} или просмотреть предметы и забрать один?`,
  take: ({ loser }, { whom }) => `Какой предмет забрать у ${whom(loser)}?`,
  return: ({ loser }, { whom }) => `У ${whom(loser)} ничего не осталось. Какой предмет отдать взамен?`,
};

/** How a claim came out: of others in the present, which shows no gender. */
const ENDINGS: Record<Reason, (by: Seat, voice: Voice) => string> = {
  declared: (by, { does }) => does(by, 'верно объявили победу', 'верно объявляет победу'),
  failed: (by, { does }) => does(by, 'ошибочно объявили победу', 'ошибочно объявляет победу'),
  divined: (by, { does }) => does(by, 'гадали верно', 'гадает верно'),
  misdivined: (by, { does }) => does(by, 'гадали неверно', 'гадает неверно'),
  seal: (by, { toWhom }) => `Печать ложи приносит победу только ${toWhom(by)}`,
};

const FORTUNES = { won: 'Вы выиграли. ', lost: 'Вы проиграли. ', watched: '' };

export const ru: Words<Choice, Event, View> = {
  name: 'Карета к замку дьявола',
  event: (event, viewer, names) => eventIn(EVENTS, event, viewer, voiceFor(viewer, names)),
  question: (view, names) => questionIn(QUESTIONS, voiceFor(view.me, names), view),
  option: (choice, view, names) => optionIn(OPTIONS, choice, voiceFor(view.me, names), view),
  reason: (reason) => reasonIn(REASON_WORDS, reason),
  ending(view, names) {
    const { by, reason, winners } = view.result!;
    const voice = voiceFor(view.me, names);
    const told = `${FORTUNES[fortuneOf(view)]}${ENDINGS[reason](by, voice)}`;
    if (reason === 'seal') return `${told}.`;
    const society = overIn(view).societies[winners[0]!]!;
    return `${told}: побеждает ${SOCIETY_NAMES[society]} (${voice.all(winners)}).`;
  },
};
