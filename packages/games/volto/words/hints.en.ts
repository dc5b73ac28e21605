import { countEn, type WhyWordsOf } from '@ridotto/kernel';
import { writeCell } from '../rules/notation.ts';
import { KIND_NAMES } from './en.ts';
import type { Whys } from './hints.ts';

const percent = (chance: number) => `${Math.round(chance * 100)} %`;
const inFront = (ladies: number) =>
  ladies === 0
    ? 'no Lady stands in front'
    : `${countEn(ladies, ['Lady stands', 'Ladies stand'])} in front, to be taken`;

export const HINT_WORDS: WhyWordsOf<Whys> = {
  arrives: () => 'Your Candidate enters the palace, and you win.',
  ends: ({ cell, chance }) =>
    `The mask on ${writeCell(cell)} may well be the Candidate (${percent(chance)}): that would win.`,
  stops: ({ chance }) => `It stops their Candidate, who may enter your palace next (${percent(chance)}).`,
  escapes: ({ before, after }) =>
    `Your Candidate gets away: the danger of being taken next goes from ${percent(before)} to ${percent(after)}.`,
  shields: ({ before, after }) =>
    `It covers your Candidate: the danger goes from ${percent(before)} to ${percent(after)}.`,
  exposes: ({ chance }) => `Mind that your Candidate could be taken next (${percent(chance)}).`,
  risksLady: ({ cell, chance }) => `Mind that the mask on ${writeCell(cell)} may be a Lady (${percent(chance)}).`,
  takes: ({ cell, kind, chance }) =>
    `It takes the mask on ${writeCell(cell)}, most likely: ${KIND_NAMES[kind]} (${percent(chance)}).`,
  offersLady: ({ cell, chance, lost }) =>
    `Your Lady goes to ${writeCell(cell)}, where they may take her (${percent(chance)}): ${lost > 0 ? 'whoever takes the second Lady loses' : 'whoever takes a Lady loses a mask for it'}.`,
  threatens: ({ cell, chance }) =>
    `It threatens the mask on ${writeCell(cell)}, who may be the Candidate (${percent(chance)}).`,
  nears: () => 'Your Candidate comes within one step of their palace.',
  advances: ({ kind }) => `Your ${KIND_NAMES[kind]} gains ground, and little is risked.`,
  ventures: ({ kind, chance }) => `Your ${KIND_NAMES[kind]} goes on, at the risk of being taken (${percent(chance)}).`,
  waits: ({ kind }) => `A quiet move of your ${KIND_NAMES[kind]}: everything else risks more.`,
  behind: ({ ladies }) => `The Candidate is safe behind, and ${inFront(ladies)}.`,
  infront: ({ ladies }) => `Few expect the Candidate in front; ${inFront(ladies)}.`,
};
