import type { View } from '../rules/model.ts';
import { pointsOf } from '../rules/points.ts';
import { ITEM_NAMES } from './names.en.ts';
import { nowIn, speakerFor, type NowWords, type Speaker } from './now.ts';

/** Inside a sentence. */
const lower = (said: string): string => said.replace(/^You /, 'you ');

const whom = ({ you, name }: Speaker, seat: number): string => (you(seat) ? 'you' : name(seat));

function fight(speaker: Speaker, { duel }: View): string {
  const { attacker, defender } = duel!;
  return `${speaker.does(attacker, 'attack', 'attacks')} ${whom(speaker, defender)}`;
}

const sides = (_step: unknown, speaker: Speaker, view: View): string => `${fight(speaker, view)}: everyone takes sides`;

function adding(_step: unknown, speaker: Speaker, view: View): string {
  const [attack, defence] = pointsOf(view.duel!);
  return `${fight(speaker, view)}: ${attack} to ${defence}`;
}

const NOW: NowWords = {
  act: (_step, { you, name }, { active }) => (you(active!) ? 'Your turn' : `${name(active!)} is at turn`),
  top: (_step, { does }, { active }) => `${does(active!, 'look', 'looks')} through the deck`,
  answer: (_step, speaker, { offer }) =>
    `${speaker.does(offer!.by, 'offer', 'offers')} ${whom(speaker, offer!.to)} a trade: ${lower(speaker.does(offer!.to, 'answer', 'answers'))}`,
  exchange: ({ item, of }, speaker, { active }) =>
    `${speaker.does(of, 'must', 'must')} trade the ${ITEM_NAMES[item]}: ${lower(speaker.does(active!, 'choose', 'chooses'))} what to give`,
  contraband: ({ by, to }, speaker) =>
    `${speaker.does(by, 'and', 'and')} ${whom(speaker, to)} have traded: is anything read aloud?`,
  effect: ({ item, giver }, { does }) => `${ITEM_NAMES[item]}: ${lower(does(giver, 'have', 'has'))} its effect`,
  become: ({ seat }, { does }) => `${does(seat, 'choose', 'chooses')} a profession`,
  sextant: ({ to }) => `The Sextant goes ${to}: everyone hands on an item`,
  gift: ({ seat }, { does }) => `${does(seat, 'hold', 'holds')} too much and must give an item away`,
  priest: sides,
  duellist: sides,
  support: sides,
  pay: ({ to }, speaker, { duel }) =>
    `The duel is off: ${lower(speaker.does(duel!.attacker, 'give', 'gives'))} ${whom(speaker, to)} an item`,
  hypnotist: adding,
  priority: adding,
  doctor: ({ winner }, { does }, { duel }) =>
    winner === null
      ? 'The duel is a tie: does a Doctor object?'
      : `${does(duel![winner], 'win', 'wins')} the duel: does a Doctor object?`,
  spoils: ({ winner }, { does }) => does(winner, 'have won the duel, and choose', 'has won the duel, and chooses'),
  take: ({ winner, loser }, speaker) =>
    `${speaker.does(winner, 'search', 'searches')} ${whom(speaker, loser)} and ${speaker.you(winner) ? 'take' : 'takes'} an item`,
  return: ({ winner, loser }, speaker) =>
    `${speaker.does(winner, 'give', 'gives')} ${whom(speaker, loser)} an item back`,
};

export const nowEn = (view: View, names: readonly string[]): string | undefined =>
  nowIn(NOW, speakerFor(view, names, 'You'), view);
