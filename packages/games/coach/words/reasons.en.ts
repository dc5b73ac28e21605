import { countEn } from '@ridotto/kernel';
import type { Profession, Society, Matter } from '../rules/model.ts';
import { ITEM_NAMES, PROFESSION_NAMES, itemIn } from './names.en.ts';
import type { ReasonWords } from './common.ts';

/** What each question wants, for those who try something else. */
const WANTED: Record<Matter['step'], string> = {
  deal: 'the cards are being dealt',
  act: 'choose one action: spy, offer, attack or declare',
  top: 'choose what goes on top of the deck',
  spied: 'chance picks the item that the spy sees',
  answer: 'accept the offer with an item of yours, or refuse it',
  exchange: 'choose what you give for the item that you demanded',
  contraband: 'say whether you use the effect of the item that you gave',
  effect: 'carry out the effect of the item that you gave, or leave it',
  become: 'choose a profession, or keep your own',
  sextant: 'choose the item that you hand to your neighbour',
  draw: 'an item is being drawn',
  gift: 'you hold too many items, so give one away',
  priest: 'the Priest may prevent the duel',
  pay: 'choose the item that you give to the Priest',
  duellist: 'the Duellist may forbid support',
  support: 'support the attacker or the defender',
  hypnotist: 'the Hypnotist may send a supporter away',
  priority: 'add items, tokens or your profession, or pass',
  doctor: 'the Doctor may cancel the result',
  spoils: 'look at the loser’s society, or search the loser’s items',
  take: 'take one of the loser’s items',
  return: 'the loser has nothing left, so give an item back',
};

/** When a profession is used. */
const WHEN: Record<Profession, string> = {
  alchemist: 'in a duel of others, when it is your turn to add',
  bodyguard: 'when you support somebody in a duel and it is your turn to add',
  clairvoyant: 'in your own turn, before the action',
  diplomat: 'in your own turn, as the action: demand an item of a player',
  doctor: 'when the outcome of a duel is known',
  duellist: 'when you attack or are attacked, before supports are chosen',
  grandMaster: 'when you are attacked and it is your turn to add',
  hypnotist: 'when you attack, once the supports are shown',
  priest: 'when somebody else attacks, before supports are chosen',
  thug: 'when you attack and it is your turn to add',
};

const NEEDED: Record<Society, string> = {
  order: 'You need a Key to declare the victory of the Order.',
  brotherhood: 'You need a Goblet to declare the victory of the Brotherhood.',
};

export const REASON_WORDS: ReasonWords = {
  'game-over': 'The game is over.',
  'not-a-player': 'You are watching: only the players act.',
  'wait-for-deal': 'The cards are still being dealt.',
  'not-your-turn': 'You are not asked now.',
  'not-now': ({ step }) => `Not now: ${WANTED[step]}.`,
  'not-notation':
    'Answers are written like spy 3, offer key 2, attack 4, declare 1 4, accept whip, use dagger or pass.',
  'no-such-seat': ({ seat, last }) => `There is no seat ${seat}: they go from 0 to ${last}.`,
  'not-yourself': 'Choose another player, not yourself.',
  'not-in-hand': ({ item }) => `You don’t hold ${itemIn(item)}.`,
  'not-in-game': ({ item }) => `With three players the ${ITEM_NAMES[item]} stays in the box.`,
  'no-bag-for-bag': 'A Secret Bag is never exchanged for the other.',
  'cannot-be-refused': ({ item }) => `The ${ITEM_NAMES[item]} can’t be refused.`,
  'must-direct': 'The Sextant must be used: say left or right.',
  'no-effect': ({ item }) => `This item has no effect in a trade: ${ITEM_NAMES[item]}.`,
  silenced: 'The Broken Mirror takes part: neither item has an effect.',
  'other-effect': ({ item }) => `The item that you gave is another: ${ITEM_NAMES[item]}.`,
  'holds-pearl': 'Whoever holds the Black Pearl can’t declare a society’s victory.',
  'no-treasure': ({ society }) => NEEDED[society],
  'bag-not-yet': 'A Secret Bag counts only while the item deck is empty.',
  'no-seal': 'You don’t hold the Seal of the Lodge.',
  'seal-too-few': ({ count }) => `With the Seal you need three Keys and Goblets in any mix, and you have ${count}.`,
  'no-divination': 'This table plays without Divination.',
  'name-somebody': 'Name those who hold the items.',
  'not-your-profession': ({ profession }) => `You are not the ${PROFESSION_NAMES[profession]}.`,
  'spent-profession': ({ profession }) =>
    `The ${PROFESSION_NAMES[profession]} works once; only the Tome or the Cloak makes the card new again.`,
  'other-window': ({ profession }) => `The ${PROFESSION_NAMES[profession]} is used ${WHEN[profession]}.`,
  'empty-deck': 'The item deck is empty.',
  'not-in-deck': ({ item }) => `This item is not in the deck: ${ITEM_NAMES[item]}.`,
  'top-two': 'Choose two items of the deck, the upper one first.',
  'holds-all': ({ item }) => `Nobody else can have this item: ${ITEM_NAMES[item]}.`,
  'no-duel-item': ({ item }) => `This item is of no use in a duel: ${ITEM_NAMES[item]}.`,
  'not-on-a-side': 'You are on nobody’s side in this duel.',
  'wrong-part': ({ item }) => `This item is not for your part in this duel: ${ITEM_NAMES[item]}.`,
  'wrong-part-profession': ({ profession }) => `The ${PROFESSION_NAMES[profession]} is used ${WHEN[profession]}.`,
  'used-already': 'That has already been used in this duel.',
  'too-few-tokens': ({ count }) => `You have ${countEn(count, ['duel token', 'duel tokens'])}.`,
  'no-abstaining': 'Nobody may abstain: support attacker or support defender.',
  'not-a-supporter': 'The Hypnotist sends away one of the supporters.',
  'not-unused': 'Choose one of the unused professions, or pass to keep your own.',
  'receiver-full': 'Whoever gets a gift must be below the hand limit.',
  'not-theirs': 'The loser doesn’t have it.',
};
