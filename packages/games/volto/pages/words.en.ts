import type { Clue, Kind } from '../title.ts';
import { joined } from '../words/common.ts';
import { KIND_NAMES } from '../words/en.ts';
import { allEn, eitherEn } from '@ridotto/kit/words/lists.ts';
import type { Preset } from './arrangement.ts';

const A_KIND: Record<Kind, string> = {
  noble: 'a Noble',
  advisor: 'an Advisor',
  lady: 'a Lady',
  soldier: 'the Soldier',
  candidate: 'the Candidate',
};

export const en = {
  board: 'Piazza. Arrow keys walk the cells, Enter picks up and puts down, Escape lets go.',
  families: ['the Moon', 'the Sun'],
  cell: joined,
  turn: (n: number) => `Turn ${n}`,
  empty: 'empty',
  yours: (kind: Kind) => `your ${KIND_NAMES[kind]}`,
  known: (kind: Kind, family: string) => `${KIND_NAMES[kind]} of ${family}`,
  hidden: (family: string) => `hidden mask of ${family}`,
  canGo: (cells: readonly string[]) => `can move to ${allEn(cells)}`,
  goHere: 'move here',
  takeHere: 'capture here',
  picked: 'picked up',
  last: 'last move',
  canBe: (kinds: readonly Kind[]) => `can be ${eitherEn(kinds.map((kind) => A_KIND[kind]))}`,
  mustBe: (kind: Kind) => `must be ${A_KIND[kind]}`,
  marked: (kinds: readonly Kind[]) => `you marked ${allEn(kinds.map((kind) => KIND_NAMES[kind]))}`,
  captured: (family: string, kinds: readonly Kind[]) =>
    `Captured from ${family}: ${kinds.length === 0 ? 'nobody yet' : allEn(kinds.map((kind) => KIND_NAMES[kind]))}.`,

  tools: 'Pencil and notebook',
  pencil: 'Pencil',
  pencilHint: 'Choose a letter, then tap their masks. Only you see the marks.',
  rubber: 'Rub out',
  notebook: 'Notebook',
  notes: {
    title: 'Notebook',
    intro: 'What each hidden mask can still be. Letters stand on a mask as soon as something is certain.',
    nothing: 'Nothing is hidden any more.',
    unseen: 'Has not moved yet.',
    at: (cells: readonly string[]) => `On ${allEn(cells)}`,
    must: 'certain',
    clues: {
      diagonal: 'Moved diagonally.',
      aside: 'Moved one cell sideways or back.',
      ahead: 'Moved one cell forward.',
      far: 'Moved several cells forward.',
      captured: 'Captured: not a Lady.',
      palace: 'Entered the palace and play went on: not the Candidate.',
    } satisfies Record<Clue, string> as Record<Clue, string>,
    counts: (kinds: readonly Kind[]) =>
      `Not ${eitherEn(kinds.map((kind) => A_KIND[kind]))}: the numbers of masks leave no room for it.`,
  },

  legend: {
    title: 'Masks',
    kinds: {
      noble: 'One cell straight, in four directions. Captures.',
      advisor: 'One cell diagonally. Captures.',
      lady: 'One cell in any direction, to an empty cell only: never captures. Whoever captures her leaves with her.',
      soldier: 'Straight ahead as far as the way is free. Captures what stops it.',
      candidate: 'One cell in any direction. Captures. Lose it, and you lose the game.',
    } satisfies Record<Kind, string> as Record<Kind, string>,
    goal: 'You win when your Candidate stands in the opponent’s palace, when theirs is gone, or when both your Ladies have been captured.',
  },

  arrange: {
    title: 'Take your places',
    how: 'Drag a mask onto another to exchange them, or tap one and then the other.',
    board: 'Your ten masks. Arrow keys walk them, Enter picks one up and exchanges it, Escape lets go.',
    first: 'You will move first.',
    second: 'Your opponent will move first.',
    slot: (cell: string, kind: Kind, isPalace: boolean) => joined(cell, KIND_NAMES[kind], isPalace && 'in the palace'),
    swapped: (a: Kind, b: Kind) => `${KIND_NAMES[a]} and ${KIND_NAMES[b]} exchanged.`,
    presets: 'Arrangements of the house',
    preset: { guard: 'Bodyguard', ladies: 'Ladies first', wing: 'Side door', vanguard: 'Vanguard' } satisfies Record<
      Preset,
      string
    > as Record<Preset, string>,
    shuffle: 'Shuffle',
    saved: 'Your arrangements',
    save: 'Save',
    name: 'Name for this arrangement',
    noName: 'Give it a name first.',
    kept: (name: string) => `Saved: ${name}.`,
    forget: (name: string) => `Delete ${name}`,
    confirm: 'Confirm the places',
    sent: 'Your places are taken. The other family is still arranging.',
    watching: 'Both families are taking their places. Nobody sees anything before both are ready.',
  },
  again: 'Once more',
};

export type BoardWords = typeof en;
