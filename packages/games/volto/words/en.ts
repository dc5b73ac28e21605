import { countEn, reasonIn, whyIn, type Words } from '@ridotto/kernel';
import type { Kind, Volto } from '../rules/model.ts';
import { writeCell } from '../rules/notation.ts';
import { HINT_WORDS } from './hints.en.ts';
import { isMe, fortuneOf, type EndingWords, type ReasonWords } from './common.ts';

export const KIND_NAMES: Record<Kind, string> = {
  noble: 'Noble',
  advisor: 'Advisor',
  lady: 'Lady',
  soldier: 'Soldier',
  candidate: 'Candidate',
};

const KIND_FORMS: Record<Kind, readonly [string, string]> = {
  noble: ['Noble', 'Nobles'],
  advisor: ['Advisor', 'Advisors'],
  lady: ['Lady', 'Ladies'],
  soldier: ['Soldier', 'Soldiers'],
  candidate: ['Candidate', 'Candidates'],
};

const A_KIND: Record<Kind, string> = {
  noble: 'a Noble',
  advisor: 'an Advisor',
  lady: 'a Lady',
  soldier: 'the Soldier',
  candidate: 'the Candidate',
};

const REASON_WORDS: ReasonWords = {
  'game-over': 'The game is over.',
  'not-your-turn': 'It is your opponent’s turn.',
  'not-a-player': 'You are watching: only the two players move.',
  'wait-for-first': 'Chance is still choosing who begins.',
  'not-notation': 'A move is written like b2-b3.',
  'arrange-first': 'First arrange your ten masks, for example NAANL CNSLA.',
  'arrange-ten':
    'An arrangement is ten letters, the palace row first: N Noble, A Advisor, L Lady, S Soldier, C Candidate.',
  'arrange-counts': ({ kind, count }) => `There must be exactly ${countEn(count, KIND_FORMS[kind])}.`,
  'already-arranged': 'The masks are already placed.',
  'off-board': ({ cell }) => `There is no cell ${cell}: columns go from a to e, rows from 1 to 7.`,
  'empty-cell': ({ cell }) => `Nobody stands on ${cell}.`,
  'not-your-mask': ({ cell }) => `The mask on ${cell} is your opponent’s.`,
  'no-pass': 'A mask has to go somewhere: passing is not allowed.',
  'own-mask-there': ({ cell }) => `Your own mask stands on ${cell}.`,
  'noble-steps': 'A Noble goes one cell straight: forward, back or sideways.',
  'advisor-steps': 'An Advisor goes one cell diagonally.',
  'candidate-steps': 'The Candidate goes one cell in any direction.',
  'lady-steps': 'A Lady goes one cell in any direction, to an empty cell.',
  'lady-never-captures': 'A Lady never captures: she needs an empty cell.',
  'soldier-ahead': 'The Soldier only goes straight ahead, toward the opponent’s palace.',
  'soldier-blocked': 'Something stands in the way: the Soldier goes through empty cells only.',
  'soldier-in-palace': 'A Soldier in the opponent’s palace can’t move any more.',
  'mask-blocked': ({ kind }) => `This ${KIND_NAMES[kind]} has nowhere to go.`,
};

const WON: EndingWords = {
  candidate: 'the opponent’s Candidate is gone',
  ladies: 'both Ladies have been captured',
  palace: 'the Candidate has entered the opponent’s palace',
  stuck: 'the opponent has no move left',
  resigned: 'the opponent has resigned',
  repetition: 'the same position has come up for the third time',
  quiet: 'a hundred moves have passed without a capture',
  agreed: 'both agreed to it',
};

const LOST: EndingWords = {
  ...WON,
  candidate: 'your Candidate is gone',
  ladies: 'you have captured both of your opponent’s Ladies',
  palace: 'the opponent’s Candidate has entered your palace',
  stuck: 'you have no move left',
  resigned: 'you have resigned',
};

export const en: Words<Volto> = {
  event(event, viewer, names) {
    switch (event.type) {
      case 'first':
        return isMe(event.seat, viewer) ? 'You begin.' : `${names[event.seat]} begins.`;
      case 'arranged':
        return 'Both families have taken their places.';
      case 'moved': {
        const path = `${writeCell(event.from)} to ${writeCell(event.to)}`;
        return isMe(event.seat, viewer) ? `You move from ${path}.` : `${names[event.seat]} moves from ${path}.`;
      }
      case 'captured': {
        const whose = isMe(event.seat, viewer) ? 'Your mask' : `${possessive(names[event.seat]!)} mask`;
        return `${whose} on ${writeCell(event.at)} is captured: ${A_KIND[event.kind]}.`;
      }
      case 'left':
        return `Her captor leaves with her: ${A_KIND[event.kind]}.`;
      case 'over':
        return 'The masks come off.';
    }
  },

  question: ({ phase }) =>
    phase === 'arrange'
      ? 'Arrange your ten masks: NNN AAA LL S C in any order, the palace row first, for example NAANL CNSLA.'
      : undefined,

  task: ({ phase }) => (phase === 'arrange' ? 'Arrange your ten masks, then confirm the places' : undefined),

  option(answer) {
    switch (answer.kind) {
      case 'arrange':
        return `Palace ${answer.masks.slice(0, 5)}, in front ${answer.masks.slice(6)}`;
      case 'move':
        return `${writeCell(answer.from)} to ${writeCell(answer.to)}`;
    }
  },

  reason: (reason) => reasonIn(REASON_WORDS, reason),

  why: (why, names) => whyIn(HINT_WORDS, why, names),

  ending(view, names) {
    const { winner, by } = view.result!;
    switch (fortuneOf(view)) {
      case 'won':
        return `You win: ${WON[by]}.`;
      case 'lost':
        return `You lose: ${LOST[by]}.`;
      case 'watched':
        return `${names[winner!]} wins: ${WON[by]}.`;
      case 'drawn':
        return `A draw: ${WON[by]}.`;
    }
  },
};

const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);
