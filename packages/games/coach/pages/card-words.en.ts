import type { CardName } from './looking.ts';

/** What each card does, and when, in one sentence. */
export const CARDS_EN: Record<CardName, string> = {
  key: 'A treasure of the Order: three Keys among its members, and one of them may declare victory in their turn.',
  goblet:
    'A treasure of the Brotherhood: three Goblets among its members, and one of them may declare victory in their turn.',
  bagKey:
    'When you give it in a trade, you may draw an item; it counts as a Key once the item deck is empty, and is never exchanged for the other Bag.',
  bagGoblet:
    'When you give it in a trade, you may draw an item; it counts as a Goblet once the item deck is empty, and is never exchanged for the other Bag.',
  dagger: 'One point for you when you attack: show it when it is your turn to add.',
  gloves: 'One point for you when you are attacked: show them when it is your turn to add.',
  knives: 'One point for the attacker when you support the attack: show them when it is your turn to add.',
  whip: 'One point for the defender when you support the defence: show it when it is your turn to add.',
  ring: 'When you attack or are attacked, show it, and a tie is your victory.',
  monocle: 'When you give it in a trade, you may look at your partner’s society.',
  privilege: 'When you give it in a trade, you may look at all of your partner’s items.',
  tome: 'When you give it in a trade, you may swap professions with your partner; both lie face down again.',
  cloak: 'When you give it in a trade, you may take one of the unused professions in place of yours, face down.',
  sextant:
    'When you give it in a trade, you say left or right, and everybody hands an item to that neighbour at the same time.',
  mirror: 'Nobody can refuse it in a trade, and no item of that trade is read aloud or has an effect.',
  pearl: 'Nobody can refuse it in a trade, and whoever holds it can’t declare a society’s victory.',
  seal: 'With it and three Keys and Goblets in any mix you may win in your turn, all alone.',
  alchemist: 'Once: in a duel of two others, when it is your turn to add, name the winner.',
  bodyguard: 'In a duel of two others, one point more for the side that you support.',
  clairvoyant: 'Once: in your turn, besides your action, look through the item deck and put two items on top.',
  diplomat: 'Once: in place of your action, demand a named item of somebody, who must trade it if they have it.',
  doctor: 'Once: when the outcome of a duel is known, cancel it.',
  duellist: 'Once: when you attack or are attacked, nobody may support, and you have one point more.',
  grandMaster: 'One point for you when you are attacked.',
  hypnotist: 'When you attack, one of the supporters is out of this duel, once all sides are known.',
  priest: 'Once: before sides are taken, prevent a duel; an attacker with two items or more gives you one.',
  thug: 'One point for you when you attack.',
  order: 'Your society wins with three Keys among its members, or with two where it is the smaller one.',
  brotherhood: 'Your society wins with three Goblets among its members, or with two where it is the smaller one.',
};
