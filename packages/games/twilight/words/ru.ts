import { countRu, reasonIn, whyIn, type Seat, type Viewer, type Words } from '@ridotto/kernel';
import { opponentOf } from '../rules/model.ts';
import type { Bag, Cell, Outcome, Piece, Play, RoundEnding, Twilight, Type } from '../rules/model.ts';
import {
  cardIn,
  cardsIn,
  cellText,
  fortuneOf,
  isMasquerade,
  landingAfter,
  landingIn,
  scoreFor,
  type ReasonWords,
} from './common.ts';
import { HINT_WORDS } from './hints.ru.ts';

export const TYPE_NAMES: Record<Type, string> = {
  doge: 'Дож',
  guards: 'Стражники',
  merchant: 'Купец',
  harlequin: 'Арлекин',
};

export const PIECE_NAMES: Record<Piece, string> = {
  doge: 'Дож',
  w: 'западный Стражник',
  e: 'восточный Стражник',
  merchant: 'Купец',
  harlequin: 'Арлекин',
};

const REASON_WORDS: ReasonWords = {
  'match-over': 'Матч окончен.',
  'not-a-player': 'Вы зритель: фишки двигают только двое игроков.',
  'not-your-turn': 'Сейчас ход соперника.',
  'wait-for-cards': 'Карты ещё раздаются.',
  'not-notation': 'Шаг записывается так: D+, G11 w+ e-, H3>D-, word D, discard или end.',
  'no-pass': 'Пропускать ход нельзя: сыграйте карту, скажите Слово гильдии или сбросьте руку.',
  'word-first': 'Слово гильдии говорят вместо карт, а вы уже сыграли карту.',
  'discard-first': 'Сбросить руку можно только в самом начале хода.',
  'not-in-hand': ({ card }) => `У вас нет карты «${cardIn(TYPE_NAMES, card)}».`,
  'one-type': ({ type }) => `Все карты хода — одного типа, а этот ход начат картой типа «${TYPE_NAMES[type]}».`,
  'no-card-for': ({ piece }) => `Сейчас ничем нельзя подвинуть эту фишку: ${PIECE_NAMES[piece]}.`,
  'exact-points': ({ card }) =>
    `Карту «${cardIn(TYPE_NAMES, card)}» так не сыграть: её очки движения используют полностью.`,
  'not-its-piece': ({ card }) => `Карта «${cardIn(TYPE_NAMES, card)}» двигает только тех, кто на ней нарисован.`,
  'one-place': ({ card }) => `Карта «${cardIn(TYPE_NAMES, card)}» ведёт только в одно место.`,
  'off-track': 'Так фишка ушла бы за край дорожки, а карту играют целиком или никак.',
  'no-change': ({ card }) => `Карта «${cardIn(TYPE_NAMES, card)}» здесь ничего не изменит.`,
  'breaks-valour': 'Дож всегда стоит между двумя Стражниками и не делит клетку ни с одним из них.',
  'cortege-two': 'Для Кортежа нужны две карты Дожа.',
  'cortege-edge': 'В Кортеже идут Дож и оба Стражника, а один из них уже на краю дорожки.',
  'favourite-apart': 'Фаворитка ходит сама по своей дорожке: ни карты, ни свойства фишек её не двигают.',
  'cannot-be-called': 'Слово гильдии призывает только Дожа или Стражника.',
  'already-there': ({ piece }) => `${capital(PIECE_NAMES[piece])} уже стоит на клетке Купца.`,
  'no-masquerade': 'Для Маскарада Арлекин должна стоять между вашим краем дорожки и Дожем, но не на его клетке.',
  'one-choice': ({ type }) => `Первая карта уже выбрала тип фишек на весь ход: ${TYPE_NAMES[type]}.`,
  'masquerade-over': 'Маскарад окончен: Арлекин больше не стоит между вашим краем и Дожем.',
};

/** Why a round ended so: `whose(a, b)` is `a` for the viewer who won it, else `b` with the winner's name. */
const ROUND_ENDS: Record<RoundEnding, (whose: (mine: string, of: string) => string) => string> = {
  doge: (whose) => `Дож вошёл в ${whose('ваш особняк', 'особняк')}`,
  favourite: (whose) => `Фаворитка вошла в ${whose('ваш особняк', 'особняк')}`,
  judged: (whose) => `колода кончилась, и двор остался на ${whose('вашей половине', 'половине')}`,
  drawn: () => 'колода кончилась, а Дож и Фаворитка стоят в центре',
};

const SHUFFLED = {
  2: 'Колода кончилась: сброс перетасован в новую.',
  3: 'Колода кончилась, и никто не впереди: сброс перетасован для третьей раздачи.',
} as const;

export const ru: Words<Twilight> = {
  event(event, viewer, names) {
    const does = (seat: Seat, mine: string, theirs: string) =>
      seat === viewer ? `Вы ${mine}` : `${names[seat]} ${theirs}`;
    switch (event.type) {
      case 'lots':
        return event.merchant === viewer ? 'Купец достаётся вам.' : `Купца получает ${names[event.merchant]}.`;
      case 'dealt':
        return `Раунд ${event.round}. ${event.merchant === viewer ? 'Купец и первый ход — у вас' : `Купца получает и начинает ${names[event.merchant]}`}.${got(event.hands[viewer as 0 | 1])}`;
      case 'shown':
        return `${does(event.seat, 'показываете', 'показывает')} руку из карт одного типа (${cardsIn(TYPE_NAMES, event.cards)}): карты сдают заново.`;
      case 'played':
        return `${does(event.seat, 'играете', 'играет')} ${playIn(event.play)}: ${landingIn(event.to, goes)}.`;
      case 'called':
        return `${does(event.seat, 'говорите', 'говорит')} Слово гильдии: ${goes(event.piece, event.to)}.`;
      case 'discarded':
        return `${does(event.seat, 'сбрасываете', 'сбрасывает')} руку: ${cardsIn(TYPE_NAMES, event.cards)}.`;
      case 'favourite': {
        const steps = countRu(event.cells, ['шаг', 'шага', 'шагов']);
        return event.toward === viewer
          ? `Фаворитка делает ${steps} к вам, на клетку ${cellText(event.to)}.`
          : `Фаворитку зовёт ${names[event.toward]}: ${steps}, на клетку ${cellText(event.to)}.`;
      }
      case 'drew':
        return event.cards
          ? `${does(event.seat, 'получаете', 'получает')}: ${cardsIn(TYPE_NAMES, event.cards)}.`
          : `${names[event.seat]} берёт ${countRu(event.count, ['карту', 'карты', 'карт'])}.`;
      case 'shuffled':
        return SHUFFLED[event.deal];
      case 'last-turn':
        return `Колода кончилась: остался один ход, ${event.seat === viewer ? 'ваш' : `ходит ${names[event.seat]}`}.`;
      case 'round':
        return `${roundIn(event.round, event.outcome, viewer, names)} Счёт по раундам: ${scoreFor(event.wins, viewer)}.`;
      case 'over':
        return 'Матч окончен.';
      case 'ended':
        return undefined;
    }
  },

  option(step, { board }) {
    switch (step.kind) {
      case 'play':
        return `${capital(playIn(step))}: ${landingIn(landingAfter(board, step.move), goes)}`;
      case 'word':
        return `Слово гильдии: ${landingIn(landingAfter(board, step.move), goes)}`;
      case 'discard':
        return 'Сбросить всю руку';
      case 'end':
        return 'Закончить ход';
    }
  },

  reason: (reason) => reasonIn(REASON_WORDS, reason),

  why: (why, names) => whyIn(HINT_WORDS, why, names),

  ending({ viewer, wins, outcome, result }, names) {
    const { winner, by } = result!;
    if (by === 'resigned') return resignedIn(opponentOf(winner!), viewer, names);
    const why = whyEnded({ winner: outcome!.winner, by }, viewer);
    const score = scoreFor(wins, viewer === 'public' ? (winner ?? viewer) : viewer);
    switch (fortuneOf(winner, viewer)) {
      case 'won':
        return `Вы выиграли матч со счётом ${score}: в последнем раунде ${why}.`;
      case 'lost':
        return `Вы проиграли матч со счётом ${score}: в последнем раунде ${why}.`;
      case 'watched':
        return `${names[winner!]} выигрывает матч со счётом ${score}: в последнем раунде ${why}.`;
      case 'drawn':
        return `Матч закончился вничью, ${score}: в последнем раунде ${why}.`;
    }
  },
};

/** The viewer's own hand, where there is one. */
const got = (hand: Bag | null | undefined) => (hand ? ` Вы получаете: ${cardsIn(TYPE_NAMES, hand)}.` : '');

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

const goes = (piece: Piece, cell: Cell) => `${PIECE_NAMES[piece]} на клетку ${cellText(cell)}`;

function playIn(play: Play): string {
  if (play.copies === 2) return 'Кортеж';
  return `«${cardIn(TYPE_NAMES, play.card)}»${isMasquerade(play) ? ' (Маскарад)' : ''}`;
}

const whyEnded = ({ winner, by }: Outcome, viewer: Viewer) =>
  ROUND_ENDS[by]((mine, of) =>
    winner === viewer ? mine : `${of} ${viewer === 'public' ? 'победителя' : 'соперника'}`,
  );

function roundIn(round: number, outcome: Outcome, viewer: Viewer, names: readonly string[]): string {
  const why = whyEnded(outcome, viewer);
  switch (fortuneOf(outcome.winner, viewer)) {
    case 'won':
      return `Вы выиграли раунд ${round}: ${why}.`;
    case 'lost':
      return `Вы проиграли раунд ${round}: ${why}.`;
    case 'watched':
      return `Раунд ${round} выигрывает ${names[outcome.winner!]}: ${why}.`;
    case 'drawn':
      return `Раунд ${round} закончился вничью: ${why}.`;
  }
}

function resignedIn(loser: Seat, viewer: Viewer, names: readonly string[]): string {
  if (loser === viewer) return 'Вы сдались и проиграли матч.';
  return `${names[loser]} сдаётся${viewer === 'public' ? '' : ': вы выиграли матч'}.`;
}

export const NAMES = { types: TYPE_NAMES, pieces: PIECE_NAMES, goes };
