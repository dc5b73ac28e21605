import { countRu, reasonIn, whyIn, type Seat, type Viewer, type Words } from '@ridotto/kernel';
import {
  CARDS,
  rightOf,
  ringOf,
  type Card,
  type House,
  type Influence,
  type Intrigo,
  type Stay,
  type Token,
} from '../rules/model.ts';
import { asking, cardAt, isMe, ownIn, sidesOf, tokenAt, type ReasonWords } from './common.ts';
import { HINT_WORDS } from './hints.ru.ts';

export const HOUSE_NAMES: Record<House, string> = {
  C: 'Контарини',
  D: 'Дандоло',
  G: 'Градениго',
  M: 'Морозини',
  T: 'Тьеполо',
};

export const INFLUENCE_NAMES: Record<Influence, string> = {
  courtesan: 'Куртизанка',
  seller: 'Продавец',
  assassin: 'Убийца',
  guard: 'Дворцовый стражник',
  gondolier: 'Гондольер',
  thief: 'Вор',
};

/** Accusative: whom one hires. */
const WHOM: Record<Influence, string> = {
  courtesan: 'Куртизанку',
  seller: 'Продавца',
  assassin: 'Убийцу',
  guard: 'Дворцового стражника',
  gondolier: 'Гондольера',
  thief: 'Вора',
};

/** Genitive: whose ability. */
const WHOSE: Record<Influence, string> = {
  courtesan: 'Куртизанки',
  seller: 'Продавца',
  assassin: 'Убийцы',
  guard: 'Дворцового стражника',
  gondolier: 'Гондольера',
  thief: 'Вора',
};

/** Nominative and accusative are alike. */
export const TOKEN_NAMES: Record<Token, string> = {
  merchants: 'печать купечества',
  military: 'печать военных',
  clergy: 'печать духовенства',
  farmers: 'печать фермерства',
  workers: 'печать рабочих',
  ducat: 'дукат',
};

/** Clockwise from the door: what it is, and between what and what (instrumental). */
const BUILDINGS: readonly (readonly [what: string, between: string])[] = [
  ['дверь', 'дверью'],
  ['монетный двор', 'монетным двором'],
  ['библиотека', 'библиотекой'],
  ['банк', 'банком'],
  ['театр', 'театром'],
  ['таможня', 'таможней'],
  ['конюшня', 'конюшней'],
  ['соляной склад', 'соляным складом'],
  ['архив', 'архивом'],
  ['казна', 'казной'],
  ['кухня', 'кухней'],
  ['ломбард', 'ломбардом'],
  ['колокольня', 'колокольней'],
  ['рыбный рынок', 'рыбным рынком'],
  ['сад', 'садом'],
  ['биржа', 'биржей'],
];

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

export const BUILDING_NAMES: readonly string[] = BUILDINGS.map(([what]) => capital(what));

/** Where a gap is: between its two buildings. */
export const gapName = (gap: number, ring: number): string => {
  const [one, other] = sidesOf(gap, ring);
  return `между ${BUILDINGS[one]![1]} и ${BUILDINGS[other]![1]}`;
};

const building = (at: number) => BUILDINGS[at]![0];

const STAYS: Record<Stay, string> = {
  tie: 'соседние карты равны',
  nobody: 'рядом нет открытых карт интриг',
  unowned: 'у старшей карты нет хозяина за столом',
  'face-down': 'жетон лежит лицом вниз',
};

const ducats = (n: number) => countRu(n, ['дукат', 'дуката', 'дукатов']);
export const cardName = (card: Card) => `${HOUSE_NAMES[CARDS[card].house]} ${CARDS[card].value}`;
const cardNames = (cards: readonly Card[]) => cards.map(cardName).join(', ');

const REASON_WORDS: ReasonWords = {
  'game-over': 'Партия окончена.',
  'not-a-player': 'Вы зритель: играют только семьи за столом.',
  'wait-for-chance': 'Подождите: раскладываются жетоны и карты.',
  'not-your-turn': 'Сейчас не ваш ход.',
  'not-notation': 'Карту интриг кладут так: C4@7, карту влияния — так: thief@7.',
  'no-such-gap': ({ number, last }) => `Промежутка ${number} нет: они идут от 0 до ${last}.`,
  'no-such-building': ({ number, last }) => `Здания ${number} нет: они идут от 0 до ${last}.`,
  'no-such-card': ({ card }) => `Карты интриг ${card} нет.`,
  'no-tiepolo': 'Втроём играют без карт Тьеполо: они остаются в коробке.',
  'draft-now': 'Идёт драфт: оставьте себе одну карту из тех, что перед вами.',
  'not-in-pack': ({ card }) => `Среди карт перед вами нет карты ${cardName(card)}.`,
  'draft-over': 'Драфт этого раунда уже закончен.',
  'not-in-hand': ({ card }) => `У вас на руке нет карты ${cardName(card)}.`,
  'gap-filled': ({ gap, ring }) => `${capital(gapName(gap, ring))} уже лежит карта: там место только для одной.`,
  'pile-empty': ({ influence }) => `Стопка «${INFLUENCE_NAMES[influence]}» пуста.`,
  'too-dear': ({ influence, cost, purse }) =>
    `«${INFLUENCE_NAMES[influence]}» стоит ${ducats(cost)}, а у вас ${ducats(purse)}.`,
  'must-play': 'У вас ещё есть карта интриг: пасовать может только тот, у кого их нет.',
  'ability-later': 'Умение применяется, когда сыграна его карта влияния: сначала купите её.',
  'ability-now': ({ influence }) => `Сначала примените умение ${WHOSE[influence]} или откажитесь от него.`,
  'nothing-to-act-on': ({ influence }) => `Умение ${WHOSE[influence]} там не к чему применить.`,
  'not-neighbour': ({ a, b }) => `Карта действует на соседнее здание: ${building(a)} или ${building(b)}.`,
  'not-beside': ({ a, b, ring }) =>
    `Карта действует через соседнее здание: ${gapName(a, ring)} или ${gapName(b, ring)}.`,
  'no-intrigue-there': ({ gap, ring }) => `${capital(gapName(gap, ring))} нет карты интриг.`,
  'no-token': ({ building: at }) => `Здесь нет жетона: ${building(at)}.`,
  'same-building': 'Жетон нельзя поменять с самим собой.',
  'card-down': ({ gap, ring }) => `Карта ${gapName(gap, ring)} уже лежит лицом вниз.`,
  'in-palace': ({ card }) => `${cardName(card)} уже во дворце.`,
  'same-gap': 'Карту нельзя поменять с самой собой.',
  'token-down': ({ building: at }) => `Жетон уже лежит лицом вниз: ${building(at)}.`,
};

export const ru: Words<Intrigo> = {
  event(event, viewer, names) {
    const by = sayer(viewer, names);
    const at = (gap: number) => gapName(gap, ringOf(names.length));
    switch (event.type) {
      case 'seated': {
        const seated = event.families.map((family, seat) => `${by(seat, 'играете')} за семью ${HOUSE_NAMES[family]}`);
        return `${seated.join('. ')}. ${firstMove(event.first, viewer, names)}`;
      }
      case 'gathered':
        return `Карты интриг собраны. ${firstMove(event.first, viewer, names)}`;
      case 'furnished': {
        const laid = event.tokens.flatMap((token, place) =>
          token === null ? [] : [`${building(place)} — ${TOKEN_NAMES[token]}`],
        );
        return `Раунд ${event.round}. ${laid.length === 0 ? 'Новых жетонов нет' : `Новые жетоны: ${laid.join(', ')}`}.`;
      }
      case 'dealt': {
        const hand = ownIn(event.hands, viewer);
        return `${hand ? `Вам сданы карты: ${cardNames(hand)}. ` : ''}Драфт начинается.`;
      }
      case 'drafted': {
        const [card, pack] = [ownIn(event.cards, viewer), ownIn(event.packs, viewer)];
        const kept = `У каждого отложено: ${countRu(event.kept, ['карта', 'карты', 'карт'])}.`;
        const giver = names[rightOf(viewer as Seat, event.packs.length)];
        return `${card ? `Вы оставляете себе карту ${cardName(card)}. ` : ''}${kept}${pack?.length ? ` ${giver} передаёт вам: ${cardNames(pack)}.` : ''}`;
      }
      case 'placed':
        return `${by(event.seat, 'кладёте')} карту ${cardName(event.card)} ${at(event.gap)}.`;
      case 'hired':
        return `${by(event.seat, 'нанимаете')} ${WHOM[event.influence]} за ${ducats(event.cost)}: место ${at(event.gap)}.`;
      case 'passed':
        return `${by(event.seat, 'пасуете')}.`;
      case 'swapped':
        return `${by(event.seat, 'меняете')} местами жетоны: ${building(event.building)} и ${building(event.other)}.`;
      case 'killed':
        return `${by(event.seat, 'переворачиваете')} лицом вниз карту ${cardName(event.card)} ${at(event.gap)}.`;
      case 'called':
        return `${by(event.seat, 'вызываете')} карту ${cardName(event.card)} на место ${at(event.gap)}.`;
      case 'ferried':
        return `${by(event.seat, 'меняете')} местами карты ${at(event.gap)} и ${at(event.other)}.`;
      case 'moved':
        return `${by(event.seat, 'переносите')} карту ${cardName(event.card)} с места ${at(event.gap)} на место ${at(event.to)}.`;
      case 'stolen':
        return `${by(event.seat, 'переворачиваете')} лицом вниз ${TOKEN_NAMES[event.token]} (${building(event.building)}).`;
      case 'declined':
        return `${by(event.seat, 'не применяете')} умение ${WHOSE[event.influence]}.`;
      case 'awarded': {
        const gets = isMe(event.seat, viewer) ? 'достаётся вам' : `получает ${names[event.seat]}`;
        return `${BUILDING_NAMES[event.building]}: ${TOKEN_NAMES[event.token]} ${gets} (${cardName(event.card)}).`;
      }
      case 'stayed':
        return `${BUILDING_NAMES[event.building]}: ${TOKEN_NAMES[event.token]} остаётся, потому что ${STAYS[event.why]}.`;
      case 'won':
        return event.by === 'four'
          ? `${by(event.seat, 'собираете')} четвёртую ${TOKEN_NAMES[event.token]}.`
          : `${by(event.seat, 'собираете')} печати всех пяти организаций.`;
    }
  },

  option(answer, view) {
    const at = (gap: number) => gapName(gap, view.gaps.length);
    switch (answer.kind) {
      case 'keep':
        return `Оставить себе карту ${cardName(answer.card)}`;
      case 'place':
        return `Положить карту ${cardName(answer.card)} ${at(answer.gap)}`;
      case 'hire':
        return `Нанять ${WHOM[answer.influence]} за ${ducats(view.piles[answer.influence][0]!)} и поставить ${at(answer.gap)}`;
      case 'pass':
        return 'Пасовать';
      case 'swap': {
        const [mine, other] = [tokenAt(view, answer.building), tokenAt(view, answer.other)];
        return `Поменять местами: ${TOKEN_NAMES[mine]} (${building(answer.building)}) и ${TOKEN_NAMES[other]} (${building(answer.other)})`;
      }
      case 'kill':
        return `Перевернуть лицом вниз карту ${cardName(cardAt(view, answer.gap))} ${at(answer.gap)}`;
      case 'call':
        return `Вызвать карту ${cardName(answer.card)} на место ${at(answer.gap)}`;
      case 'ferry': {
        const [mine, other] = [cardAt(view, answer.gap), cardAt(view, answer.other)];
        return `Поменять местами карты ${cardName(mine)} (${at(answer.gap)}) и ${cardName(other)} (${at(answer.other)})`;
      }
      case 'move':
        return `Перенести карту ${cardName(cardAt(view, answer.gap))} с места ${at(answer.gap)} на место ${at(answer.to)}`;
      case 'steal':
        return `Перевернуть лицом вниз ${TOKEN_NAMES[tokenAt(view, answer.building)]} (${building(answer.building)})`;
      case 'none':
        return `Не применять умение ${WHOSE[asking(view)]}`;
    }
  },

  reason: (reason) => reasonIn(REASON_WORDS, reason),

  why: (why, names) => whyIn(HINT_WORDS, why, names),

  ending({ win, viewer }, names) {
    const { seat, by } = win!;
    const how = by === 'four' ? 'четыре печати одной организации' : 'печати всех пяти организаций';
    return isMe(seat, viewer) ? `Вы победили: у вас ${how}.` : `Побеждает ${names[seat]}: ${how}.`;
  },
};

const firstMove = (seat: number, viewer: Viewer, names: readonly string[]) =>
  isMe(seat, viewer) ? 'Первый ход за вами.' : `Начинает ${names[seat]}.`;

/** `Вы кладёте` to oneself, `Анна кладёт` to everybody else. */
const sayer = (viewer: Viewer, names: readonly string[]) => (seat: number, verb: keyof typeof THIRD) =>
  isMe(seat, viewer) ? `Вы ${verb}` : `${names[seat]} ${THIRD[verb]}`;

const THIRD = {
  играете: 'играет',
  кладёте: 'кладёт',
  нанимаете: 'нанимает',
  пасуете: 'пасует',
  меняете: 'меняет',
  переворачиваете: 'переворачивает',
  вызываете: 'вызывает',
  переносите: 'переносит',
  'не применяете': 'не применяет',
  собираете: 'собирает',
} as const;

export const NAMES = {
  houses: HOUSE_NAMES,
  influences: INFLUENCE_NAMES,
  whom: WHOM,
  tokens: TOKEN_NAMES,
  buildings: BUILDING_NAMES,
  gap: gapName,
};
