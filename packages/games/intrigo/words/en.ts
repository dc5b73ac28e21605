import { countEn, reasonIn, whyIn, type Seat, type Viewer, type Words } from '@ridotto/kernel';
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
import { HINT_WORDS } from './hints.en.ts';

export const HOUSE_NAMES: Record<House, string> = {
  C: 'Contarini',
  D: 'Dandolo',
  G: 'Gradenigo',
  M: 'Morosini',
  T: 'Tiepolo',
};

export const INFLUENCE_NAMES: Record<Influence, string> = {
  courtesan: 'Courtesan',
  seller: 'Seller',
  assassin: 'Assassin',
  guard: 'Palace Guard',
  gondolier: 'Gondolier',
  thief: 'Thief',
};

export const TOKEN_NAMES: Record<Token, string> = {
  merchants: 'seal of the Merchants',
  military: 'seal of the Military',
  clergy: 'seal of the Clergy',
  farmers: 'seal of the Farmers',
  workers: 'seal of the Workers',
  ducat: 'ducat',
};

/** Clockwise from the door. */
export const BUILDING_NAMES: readonly string[] = [
  'Door',
  'Mint',
  'Library',
  'Bank',
  'Theatre',
  'Customs',
  'Stables',
  'Salt Store',
  'Archive',
  'Treasury',
  'Kitchen',
  'Pawnshop',
  'Bell Tower',
  'Fish Market',
  'Garden',
  'Exchange',
];

/** Where a gap is: between its two buildings. */
export const gapName = (gap: number, ring: number): string => {
  const [one, other] = sidesOf(gap, ring);
  return `between the ${BUILDING_NAMES[one]} and the ${BUILDING_NAMES[other]}`;
};

const STAYS: Record<Stay, string> = {
  tie: 'the two cards are equal',
  nobody: 'no face-up intrigue card lies beside it',
  unowned: 'the higher card belongs to nobody at the table',
  'face-down': 'it lies face down',
};

const ducats = (n: number) => countEn(n, ['ducat', 'ducats']);
export const cardName = (card: Card) => `${HOUSE_NAMES[CARDS[card].house]} ${CARDS[card].value}`;
const cardNames = (cards: readonly Card[]) => cards.map(cardName).join(', ');

const REASON_WORDS: ReasonWords = {
  'game-over': 'The game is over.',
  'not-a-player': 'You are watching: only the families at the table play.',
  'wait-for-chance': 'Wait: tokens and cards are being dealt.',
  'not-your-turn': 'It is not your turn.',
  'not-notation': 'A card is placed like C4@7, an influence card like thief@7.',
  'no-such-gap': ({ number, last }) => `There is no gap ${number}: they go from 0 to ${last}.`,
  'no-such-building': ({ number, last }) => `There is no building ${number}: they go from 0 to ${last}.`,
  'no-such-card': ({ card }) => `There is no intrigue card ${card}.`,
  'no-tiepolo': 'With three players the Tiepolo cards stay in the box.',
  'draft-now': 'This is the draft: keep one card of the pack before you.',
  'not-in-pack': ({ card }) => `${cardName(card)} is not in the pack before you.`,
  'draft-over': 'The draft of this round is over.',
  'not-in-hand': ({ card }) => `You don’t hold ${cardName(card)}.`,
  'gap-filled': ({ gap, ring }) => `There is a card already ${gapName(gap, ring)}: one to a gap.`,
  'pile-empty': ({ influence }) => `No card is left in the pile of the ${INFLUENCE_NAMES[influence]}.`,
  'too-dear': ({ influence, cost, purse }) =>
    `The ${INFLUENCE_NAMES[influence]} costs ${ducats(cost)}, and you have ${ducats(purse)}.`,
  'must-play': 'You still hold an intrigue card: only a player without one may pass.',
  'ability-later': 'An ability is used when its influence card is played: buy the card first.',
  'ability-now': ({ influence }) => `First use the ability of the ${INFLUENCE_NAMES[influence]}, or decline it.`,
  'nothing-to-act-on': ({ influence }) => `The ${INFLUENCE_NAMES[influence]} has nothing to act on there.`,
  'not-neighbour': ({ a, b }) =>
    `The card acts on a building beside it: the ${BUILDING_NAMES[a]} or the ${BUILDING_NAMES[b]}.`,
  'not-beside': ({ a, b, ring }) =>
    `The card acts across a building beside it: ${gapName(a, ring)}, or ${gapName(b, ring)}.`,
  'no-intrigue-there': ({ gap, ring }) => `There is no intrigue card ${gapName(gap, ring)}.`,
  'no-token': ({ building }) => `There is no token at the ${BUILDING_NAMES[building]}.`,
  'same-building': 'A token can’t be swapped with itself.',
  'card-down': ({ gap, ring }) => `The card ${gapName(gap, ring)} is face down already.`,
  'in-palace': ({ card }) => `${cardName(card)} is already in the palace.`,
  'same-gap': 'A card can’t be swapped with itself.',
  'token-down': ({ building }) => `The token at the ${BUILDING_NAMES[building]} is face down already.`,
};

export const en: Words<Intrigo> = {
  event(event, viewer, names) {
    const by = sayer(viewer, names);
    const at = (gap: number) => gapName(gap, ringOf(names.length));
    switch (event.type) {
      case 'seated': {
        const seated = event.families.map((family, seat) => `${by(seat, 'play')} for ${HOUSE_NAMES[family]}`);
        return `${seated.join('. ')}. ${by(event.first, 'go')} first.`;
      }
      case 'gathered':
        return `The intrigue cards are gathered. ${by(event.first, 'go')} first now.`;
      case 'furnished': {
        const laid = event.tokens.flatMap((token, building) =>
          token === null ? [] : [`${BUILDING_NAMES[building]}: ${TOKEN_NAMES[token]}`],
        );
        return `Round ${event.round}. ${laid.length === 0 ? 'No new tokens' : `New tokens: ${laid.join(', ')}`}.`;
      }
      case 'dealt': {
        const hand = ownIn(event.hands, viewer);
        return `${hand ? `You are dealt ${cardNames(hand)}. ` : ''}The draft begins.`;
      }
      case 'drafted': {
        const [card, pack] = [ownIn(event.cards, viewer), ownIn(event.packs, viewer)];
        const kept = `Everyone has kept ${countEn(event.kept, ['card', 'cards'])}.`;
        const giver = names[rightOf(viewer as Seat, event.packs.length)];
        return `${card ? `You keep ${cardName(card)}. ` : ''}${kept}${pack?.length ? ` ${giver} passes you ${cardNames(pack)}.` : ''}`;
      }
      case 'placed':
        return `${by(event.seat, 'place')} ${cardName(event.card)} ${at(event.gap)}.`;
      case 'hired':
        return `${by(event.seat, 'pay')} ${ducats(event.cost)} for the ${INFLUENCE_NAMES[event.influence]} ${at(event.gap)}.`;
      case 'passed':
        return `${by(event.seat, 'pass')}.`;
      case 'swapped':
        return `${by(event.seat, 'swap')} the tokens of the ${BUILDING_NAMES[event.building]} and the ${BUILDING_NAMES[event.other]}.`;
      case 'killed':
        return `${by(event.seat, 'turn')} ${cardName(event.card)} ${at(event.gap)} face down.`;
      case 'called':
        return `${by(event.seat, 'call')} ${cardName(event.card)} to the place ${at(event.gap)}.`;
      case 'ferried':
        return `${by(event.seat, 'swap')} the cards ${at(event.gap)} and ${at(event.other)}.`;
      case 'moved':
        return `${by(event.seat, 'move')} ${cardName(event.card)} from ${at(event.gap)} to ${at(event.to)}.`;
      case 'stolen':
        return `${by(event.seat, 'turn')} the ${TOKEN_NAMES[event.token]} at the ${BUILDING_NAMES[event.building]} face down.`;
      case 'declined':
        return `${by(event.seat, 'leave')} the ${INFLUENCE_NAMES[event.influence]} idle.`;
      case 'awarded': {
        const to = isMe(event.seat, viewer) ? 'you' : names[event.seat];
        return `${BUILDING_NAMES[event.building]}: the ${TOKEN_NAMES[event.token]} goes to ${to}, for ${cardName(event.card)}.`;
      }
      case 'stayed':
        return `${BUILDING_NAMES[event.building]}: the ${TOKEN_NAMES[event.token]} stays, because ${STAYS[event.why]}.`;
      case 'won':
        return event.by === 'four'
          ? `${by(event.seat, 'have')} four times the ${TOKEN_NAMES[event.token]}.`
          : `${by(event.seat, 'have')} a seal of each organisation.`;
    }
  },

  option(answer, view) {
    const at = (gap: number) => gapName(gap, view.gaps.length);
    switch (answer.kind) {
      case 'keep':
        return `Keep ${cardName(answer.card)}`;
      case 'place':
        return `Place ${cardName(answer.card)} ${at(answer.gap)}`;
      case 'hire': {
        const cost = view.piles[answer.influence][0]!;
        return `Buy the ${INFLUENCE_NAMES[answer.influence]} for ${ducats(cost)} and place it ${at(answer.gap)}`;
      }
      case 'pass':
        return 'Pass';
      case 'swap': {
        const [mine, other] = [tokenAt(view, answer.building), tokenAt(view, answer.other)];
        return `Swap the ${TOKEN_NAMES[mine]} (${BUILDING_NAMES[answer.building]}) with the ${TOKEN_NAMES[other]} (${BUILDING_NAMES[answer.other]})`;
      }
      case 'kill':
        return `Turn ${cardName(cardAt(view, answer.gap))} ${at(answer.gap)} face down`;
      case 'call':
        return `Call ${cardName(answer.card)} to the place ${at(answer.gap)}`;
      case 'ferry': {
        const [mine, other] = [cardAt(view, answer.gap), cardAt(view, answer.other)];
        return `Swap ${cardName(mine)} (${at(answer.gap)}) with ${cardName(other)} (${at(answer.other)})`;
      }
      case 'move':
        return `Move ${cardName(cardAt(view, answer.gap))} from ${at(answer.gap)} to ${at(answer.to)}`;
      case 'steal':
        return `Turn the ${TOKEN_NAMES[tokenAt(view, answer.building)]} at the ${BUILDING_NAMES[answer.building]} face down`;
      case 'none':
        return `Don’t use the ${INFLUENCE_NAMES[asking(view)]}`;
    }
  },

  reason: (reason) => reasonIn(REASON_WORDS, reason),

  why: (why, names) => whyIn(HINT_WORDS, why, names),

  ending({ win, viewer }, names) {
    const { seat, by } = win!;
    const how = by === 'four' ? 'four seals of one organisation' : 'a seal of each organisation';
    return isMe(seat, viewer) ? `You win with ${how}.` : `${names[seat]} wins with ${how}.`;
  },
};

/** `You place` to oneself, `Anna places` to everybody else. */
const sayer = (viewer: Viewer, names: readonly string[]) => (seat: number, verb: keyof typeof THIRD) =>
  isMe(seat, viewer) ? `You ${verb}` : `${names[seat]} ${THIRD[verb]}`;

const THIRD = {
  play: 'plays',
  go: 'goes',
  place: 'places',
  pay: 'pays',
  pass: 'passes',
  swap: 'swaps',
  turn: 'turns',
  call: 'calls',
  move: 'moves',
  leave: 'leaves',
  have: 'has',
} as const;

export const NAMES = {
  houses: HOUSE_NAMES,
  influences: INFLUENCE_NAMES,
  whom: INFLUENCE_NAMES,
  tokens: TOKEN_NAMES,
  buildings: BUILDING_NAMES,
  gap: gapName,
};
