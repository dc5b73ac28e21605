import { countRu, reasonIn, whyIn, type Seat, type Viewer, type Words } from '@ridotto/kernel';
import { nameRu, type Case } from '@ridotto/kernel/names-ru';
import { mayClaim } from '../rules/declare.ts';
import { USES, cannotBeRefused, handLimit, neighbour, rivalOf } from '../rules/model.ts';
import type { Coach, DuelItem, EffectItem, Item, Profession, Reason, Side, View } from '../rules/model.ts';
import {
  DIRECTION_NAMES,
  ITEM_NAMES,
  PROFESSIONS_INSTRUMENTAL,
  PROFESSION_NAMES,
  SIDE_NAMES,
  SOCIETIES_GENITIVE,
  SOCIETY_NAMES,
  itemIn,
} from './names.ru.ts';
import { pointsOf } from '../rules/points.ts';
import { nowRu } from './now.ru.ts';
import { phrasesRu } from './phrases.ru.ts';
import { REASON_WORDS } from './reasons.ru.ts';
import { overIn } from '../rules/record.ts';
import { contrabandOf, eventIn, fortuneOf, optionIn, questionIn } from './common.ts';
import { HINT_WORDS } from './hints.ru.ts';
import type { EventWords, OptionWords, QuestionWords } from './common.ts';

type Voice = ReturnType<typeof voiceFor>;

const PRONOUNS: Record<Case, string> = { genitive: 'вас', dative: 'вам', accusative: 'вас', instrumental: 'вами' };

/** How a seat is spoken of to one viewer. */
function voiceFor(viewer: Viewer, names: readonly string[]) {
  const you = (seat: Seat) => seat === viewer;
  const name = (seat: Seat) => names[seat]!;
  /** `Анне`, `вам`. */
  const inCase = (wanted: Case) => (seat: Seat) => (you(seat) ? PRONOUNS[wanted] : nameRu(name(seat), wanted));
  const [whose, whom, to] = [inCase('genitive'), inCase('accusative'), inCase('dative')];
  const who = (seat: Seat) => (you(seat) ? 'вы' : name(seat));
  const does = (seat: Seat, mine: string, theirs: string) => (you(seat) ? `Вы ${mine}` : `${name(seat)} ${theirs}`);
  return {
    you,
    name,
    /** `Вы шпионите`, `Анна шпионит`. */
    does,
    all: (seats: readonly Seat[]) => listed(seats.map(who)),
    whose,
    whom,
    to,
    withWhom: inCase('instrumental'),
    /** `Анна нападает на вас.`, `Вы нападаете на Анну.` */
    attacks: (by: Seat, on: Seat) => `${does(by, 'нападаете', 'нападает')} на ${whom(on)}.`,
    /** `Анна отдаёт вам Ключ.`, `Вы отдаёте Анне Ключ.` */
    gives: (by: Seat, taker: Seat, what: string) => `${does(by, 'отдаёте', 'отдаёт')} ${to(taker)} ${what}.`,
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
    const begins = you(first) ? 'Первый ход за вами.' : `Начинает ${name(first)}.`;
    if (me < 0) return `Карты розданы. ${begins}`;
    const [society, profession] = [SOCIETY_NAMES[societies[me]!], PROFESSION_NAMES[professions[me]!]];
    return `Ваше общество — ${society}, профессия — ${profession}, на руках: ${itemsIn(items[me]!)}. ${begins}`;
  },
  spies: ({ by, to }, { does, withWhom }) => `${does(by, 'шпионите', 'шпионит')} за ${withWhom(to)}.`,
  spied: ({ by, to, item }, { you, name, does }) =>
    `${does(by, 'видите', 'видит')}, что ${you(to) ? 'вы держите' : `${name(to)} держит`} ${itemIn(item)}.`,
  offered: ({ by, to, item }, voice) =>
    `${voice.does(by, 'предлагаете', 'предлагает')} ${voice.to(to)} ${item === null ? 'обмен' : itemIn(item)}.`,
  refused: ({ by, to, token }, { does }) => {
    const comfort = token ? `${does(to, 'берёте', 'берёт')} жетон дуэли.` : 'Жетонов дуэли больше нет.';
    return `${does(by, 'отказываетесь', 'отказывается')} от обмена. ${comfort}`;
  },
  traded: ({ by, to, gave, got }, { you, name, gives, all }) => {
    if (gave === null) return `${all([by, to])} обмениваются предметами.`;
    if (you(by)) return `${name(to)} берёт у вас ${itemIn(gave)} и отдаёт ${itemIn(got)}.`;
    if (you(to)) return `${name(by)} отдаёт вам ${itemIn(gave)} и получает ${itemIn(got)}.`;
    return `${gives(by, to, itemIn(gave))} Взамен получает ${itemIn(got)}.`;
  },
  read: ({ by, to, item }, { you, name, does }) =>
    `${does(by, 'читаете', 'читает')} вслух: ${ITEM_NAMES[item]}. ${you(to) ? 'Свойством распоряжаетесь вы.' : `Свойством распоряжается ${name(to)}.`}`,
  skipped: ({ by, item }, { does }) => `${does(by, 'не применяете', 'не применяет')} ${itemIn(item)}.`,
  drew: ({ by, item }, { does }) => `${does(by, 'берёте', 'берёт')} из колоды ${itemIn(item)}.`,
  sawSociety: ({ by, to, society }, { you, name, whose }) => {
    if (you(to)) return `${name(by)} смотрит вашу карту общества.`;
    if (you(by)) return `${name(to)} показывает вам карту общества: ${SOCIETY_NAMES[society!]}.`;
    const seen = society === null ? '' : `: ${SOCIETY_NAMES[society]}`;
    return `${name(by)} смотрит карту общества ${whose(to)}${seen}.`;
  },
  sawItems: ({ by, to, items }, { you, name, whose }) => {
    if (you(to)) return `${name(by)} смотрит ваши предметы.`;
    if (you(by)) return `${name(to)} показывает вам свои предметы: ${itemsIn(items!)}.`;
    return `${name(by)} смотрит предметы ${whose(to)}${items ? `: ${itemsIn(items)}` : ''}.`;
  },
  swapped: ({ by, to, gave, got }, { you, name, all }) => {
    const mine = you(by) ? got : you(to) ? gave : null;
    const open =
      gave && got ? `: теперь ${name(by)} — ${PROFESSION_NAMES[got]}, ${name(to)} — ${PROFESSION_NAMES[gave]}` : '';
    if (mine === null) return `${all([by, to])} меняются профессиями${open}.`;
    const now = `теперь ваша профессия — ${PROFESSION_NAMES[mine]}`;
    return `Вы и ${name(you(by) ? to : by)} меняетесь профессиями: ${now}.`;
  },
  browsed: ({ by, professions }, { does }) =>
    `${does(by, 'просматриваете', 'просматривает')} свободные профессии${professions ? `: ${professionsIn(professions)}` : ''}.`,
  became: ({ by, profession }, { you, name, whose }) => {
    if (profession === null) return `${name(by)} втайне берёт одну из них.`;
    return `Теперь ${you(by) ? 'ваша профессия' : `профессия ${whose(by)}`} — ${PROFESSION_NAMES[profession]}.`;
  },
  kept: ({ by }, { does }) => `${does(by, 'оставляете', 'оставляет')} прежнюю профессию.`,
  turnedSextant: ({ by, to }, { does }) =>
    `${does(by, 'поворачиваете', 'поворачивает')} Секстант ${DIRECTION_NAMES[to]}.`,
  passed: ({ to, items }, { you, name }) => {
    const me = items.findIndex((_item, seat) => you(seat));
    if (me < 0) return `Все передают по предмету ${DIRECTION_NAMES[to]}.`;
    const next = neighbour(me, to, items.length);
    const before = items.findIndex((_item, seat) => neighbour(seat, to, items.length) === me);
    return `${itemIn(items[me]!)} от вас получает ${name(next)}, а ${name(before)} передаёт вам ${itemIn(items[before]!)}.`;
  },
  gave: ({ by, to, item }, { gives }) => `Предел превышен. ${gives(by, to, itemIn(item))}`,
  attacked: ({ by, to }, { attacks }) => attacks(by, to),
  opened: ({ by, profession, on }, voice) => {
    const outcome = OPENED[profession]?.(on, voice);
    const isLasting = !USES[profession].once; // it may be open already
    const verb = isLasting ? voice.does(by, 'применяете', 'применяет') : voice.does(by, 'открываете', 'открывает');
    const opens = `${verb} профессию «${PROFESSION_NAMES[profession]}»`;
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
  took: ({ by, to, item }, { does, whose }) => `${does(by, 'забираете', 'забирает')} у ${whose(to)} ${itemIn(item)}.`,
  returned: ({ by, to, item }, { gives }) => gives(by, to, `взамен ${itemIn(item)}`),
  demanded: ({ by, to, item, hit }, { does, whose }) =>
    `${does(by, 'требуете', 'требует')} у ${whose(to)} ${itemIn(item)}: ${hit ? 'обмен обязателен' : 'напрасно'}.`,
  foresaw: ({ by, items }, { does }) =>
    `${does(by, 'просматриваете', 'просматривает')} колоду предметов${items ? `: ${itemsIn(items)}` : ''}.`,
  topped: ({ by, items, count }, { does }) =>
    `${does(by, 'кладёте', 'кладёт')} на верх колоды ${items ? items.map(itemIn).join(', ниже — ') : itemCount(count)}.`,
  over: ({ result: { by, reason }, named, societies }, { does, all }) => {
    const naming = named.length > 0 ? `; названы: ${all(named)}` : '';
    const society = societies[by]!;
    const declares = `${does(by, 'объявляете', 'объявляет')} победу ${SOCIETIES_GENITIVE[society]}${naming}`;
    const divines = `${does(by, 'гадаете', 'гадает')}, у кого предметы ${SOCIETIES_GENITIVE[rivalOf(society)]}${naming}`;
    const seal = `${does(by, 'показываете', 'показывает')} Гербовую Печать Ложи и три Ключа или Кубка`;
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

const SIDES: Record<Side, string> = { attacker: 'за нападение', defender: 'за защиту' };

/** What an item is used for in a duel. */
const SHOWN: Record<DuelItem, string> = {
  dagger: 'Показать Кинжал: очко вашему нападению',
  gloves: 'Показать Перчатки: очко вашей защите',
  knives: 'Показать Метательные ножи: очко нападающему',
  whip: 'Показать Кнут: очко защитнику',
  ring: 'Показать Отравленное кольцо: при ничьей победа за вами',
};

/** What a profession is opened for, where the option doesn't name more. */
const OPENS: Partial<Record<Profession, string>> = {
  bodyguard: 'Применить Телохранителя: очко тому, кого вы поддерживаете',
  clairvoyant: 'Открыть Ясновидящего: просмотреть колоду',
  doctor: 'Открыть Доктора: отменить исход дуэли',
  duellist: 'Открыть Дуэлянта: никакой поддержки и очко вам',
  grandMaster: 'Применить Великого Магистра: очко вашей защите',
  priest: 'Открыть Священника: дуэли не будет',
  thug: 'Применить Головореза: очко вашему нападению',
};

const OPTIONS: OptionWords<Voice> = {
  spy: ({ at }, { withWhom }) => `Шпионить за ${withWhom(at)}`,
  offer: ({ item, to }, voice) => `Предложить ${voice.to(to)} ${itemIn(item)}`,
  accept: ({ item }) => `Согласиться и отдать ${itemIn(item)}`,
  refuse: 'Отказаться',
  attack: ({ at }, { whom }) => `Напасть на ${whom(at)}`,
  support: ({ side }, { whom }, { duel }) => `Поддержать ${whom(duel![side])}: ${SIDES[side]}`,
  declare: ({ named }, { all }) =>
    named.length === 0 ? 'Объявить победу, никого не называя' : `Объявить победу и назвать: ${all(named)}`,
  divine: ({ named }, { all }) =>
    `Гадание: предметы другого общества ${named.length === 1 ? 'держит' : 'держат'} ${all(named)}`,
  seal: 'Победить в одиночку с Гербовой Печатью Ложи',
  demand: ({ item, of }, { whose }) => `Открыть Дипломата: потребовать у ${whose(of)} ${itemIn(item)}`,
  exchange: ({ item }) => `Отдать в обмен ${itemIn(item)}`,
  top: ({ items }) => `Положить на верх колоды: ${items.map((item) => ITEM_NAMES[item]).join(', ниже — ')}`,
  use: ({ what }) => SHOWN[what as DuelItem] ?? OPENS[what as Profession] ?? `Применить ${itemIn(what as Item)}`,
  tokens: ({ count }) => `Потратить ${tokensIn(count)}`,
  hypnotise: ({ seat }, { name }) => `Применить Гипнотизёра: ${name(seat)} выбывает из дуэли`,
  name: ({ side }, { name }, { duel }) => `Открыть Алхимика: победит ${SIDE_NAMES[side]}, то есть ${name(duel![side])}`,
  pass: (_choice, _voice, { agenda }) => PASSES[agenda.at(-1)!.step] ?? 'Пас',
  become: ({ profession }) => `Стать ${PROFESSIONS_INSTRUMENTAL[profession]}`,
  direct: ({ to }) => `Все передают по предмету ${DIRECTION_NAMES[to]}`,
  hand: ({ item }) => `Передать ${itemIn(item)}`,
  give: ({ item, to }, voice) => `Отдать ${voice.to(to)} ${itemIn(item)}`,
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
  monocle: (partner, { whose }) => `посмотреть карту общества ${whose(partner)}`,
  privilege: (partner, { whose }) => `просмотреть предметы ${whose(partner)}`,
  sextant: () => 'пустить предметы по кругу налево или направо',
  tome: (partner, { withWhom }) => `поменяться с ${withWhom(partner)} профессиями`,
};

const attackIn = ({ duel }: View, { attacks }: Voice): string => attacks(duel!.attacker, duel!.defender);

const QUESTIONS: QuestionWords<Voice> = {
  act: (_step, _voice, view) =>
    `Ваш ход: шпионить, предложить обмен${mayClaim(view) ? ', напасть или объявить победу' : ' или напасть'}?`,
  top: 'Какие два предмета положить на верх колоды? Верхний — первым.',
  answer: (_step, { name }, { offer }) => {
    const isForced = cannotBeRefused(offer!.item!);
    const refusal = isForced ? 'Отказаться нельзя. Что отдать взамен?' : 'Отдать что-нибудь взамен или отказаться?';
    return `${name(offer!.by)} предлагает вам ${itemIn(offer!.item)}. ${refusal}`;
  },
  exchange: ({ item, of }, { name }) => `${name(of)} отдаёт ${itemIn(item)}. Что отдать взамен?`,
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
  sextant: ({ to }, voice, { viewer, seats }) =>
    `Какой предмет передать ${DIRECTION_NAMES[to]}, ${voice.to(neighbour(viewer as Seat, to, seats))}?`,
  gift: (_step, _voice, { seats, items }) =>
    `У вас ${itemCount(items.length)}, а можно держать не больше ${handLimit(seats)}: отдайте один.`,
  priest: (_step, voice, view) => `${attackIn(view, voice)} Священник может предотвратить дуэль.`,
  pay: ({ to }, voice) => `Какой предмет отдать Священнику, то есть ${voice.to(to)}?`,
  duellist: (_step, voice, view) => `${attackIn(view, voice)} Дуэлянт может запретить поддержку.`,
  support: (_step, voice, view) => `${attackIn(view, voice)} Кого вы поддержите?`,
  hypnotist: 'Поддержка известна. Гипнотизёр может убрать из дуэли одного из поддержавших.',
  priority: (_step, _voice, { duel }) => {
    const [attack, defence] = pointsOf(duel!);
    return `Нападение — ${attack}, защита — ${defence}. Добавить что-нибудь или спасовать?`;
  },
  doctor: ({ winner }) =>
    `${winner === null ? 'В дуэли ничья.' : `В дуэли побеждает ${SIDE_NAMES[winner]}.`} Доктор может это отменить.`,
  spoils: ({ loser }, { name }) =>
    `Вы победили, проигрывает ${name(loser)}. Посмотреть карту общества или просмотреть предметы и забрать один?`,
  take: ({ loser }, { name }) => `Какой предмет отдаст вам ${name(loser)}?`,
  return: ({ loser }, { name }) => `${name(loser)} остаётся без предметов. Какой предмет отдать взамен?`,
};

/** How a claim came out: of others in the present, which shows no gender. */
const ENDINGS: Record<Reason, (by: Seat, voice: Voice) => string> = {
  declared: (by, { does }) => does(by, 'верно объявили победу', 'верно объявляет победу'),
  failed: (by, { does }) => does(by, 'ошибочно объявили победу', 'ошибочно объявляет победу'),
  divined: (by, { does }) => does(by, 'гадали верно', 'гадает верно'),
  misdivined: (by, { does }) => does(by, 'гадали неверно', 'гадает неверно'),
  seal: (by, { you, name }) =>
    you(by)
      ? 'Гербовая Печать Ложи приносит победу только вам'
      : `С Гербовой Печатью Ложи в одиночку побеждает ${name(by)}`,
};

const FORTUNES = { won: 'Вы выиграли. ', lost: 'Вы проиграли. ', watched: '' };

export const ru: Words<Coach> = {
  event: (event, viewer, names) => eventIn(EVENTS, event, voiceFor(viewer, names)),
  now: nowRu,
  question: (view, names) => questionIn(QUESTIONS, voiceFor(view.viewer, names), view),
  option: (choice, view, names) => optionIn(OPTIONS, choice, voiceFor(view.viewer, names), view),
  reason: (reason) => reasonIn(REASON_WORDS, reason),

  why: (why, names) => whyIn(HINT_WORDS, why, names),
  situation: (name) => (name === 'attacked' ? 'когда нападают на меня' : 'когда я сражаюсь'),
  phrases: phrasesRu,
  ending(view, names) {
    const { by, reason, winners } = view.result!;
    const voice = voiceFor(view.viewer, names);
    const told = `${FORTUNES[fortuneOf(view)]}${ENDINGS[reason](by, voice)}`;
    if (reason === 'seal') return `${told}.`;
    const society = overIn(view).societies[winners[0]!]!;
    return `${told}. Побеждает ${SOCIETY_NAMES[society]}: ${voice.all(winners)}.`;
  },
};
