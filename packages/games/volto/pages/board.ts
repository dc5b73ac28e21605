import { boardOf, COLUMNS, MASKS_EACH, ownerOf, readCell, startOf, writeCell } from '../title.ts';
import type { Answer, Cell, Event, Kind, Mask, Note, View, Volto } from '../title.ts';
import type { Seat } from '@ridotto/kernel';
import { by, type BoardOf, type Thing, type Way } from '@ridotto/kit';
import type { Play } from '@ridotto/kit/board/play.ts';
import { FAMILY, swapped, type Slots } from './arrangement.ts';
import { slotRows } from './places.ts';
import { WORDS } from './words.ts';

export type VoltoPlay = Pick<Play<Volto>, 'view' | 'viewer' | 'line' | 'options' | 'locale' | 'settings'>;
export type Cells = View['cells']; // of the masks: what is seen of a game

export const at = (cell: Cell): Thing => `cell ${writeCell(cell)}`;
export const cellOf = (thing: Thing): Cell => readCell(thing.slice('cell '.length))!;

/** What a board in play needs of its surroundings. */
export interface Around {
  readonly rows: () => readonly (readonly Cell[])[]; // as they are seen
  readonly canBe: (mask: Mask) => readonly Kind[]; // by the notebook; nothing as long as it can be anybody
  readonly marked: (mask: Mask) => readonly Kind[]; // by the pencil
  readonly last: () => { readonly to?: Cell | undefined }; // the last move
}

const ARRIVES = 320; // ms from an arrival to what it does

function put(cells: Cells, seat: Seat, from: Cell, to: Cell | null): Cells {
  const mask = cells.findIndex((cell, one) => cell === from && ownerOf(one) === seat);
  return mask < 0 ? cells : cells.with(mask, to);
}

/** Masks on the piazza: an answer is the cell that one leaves, and the one that it enters. */
export function square(play: () => VoltoPlay, around: Around): BoardOf<View, Answer, Event, Cells> {
  const words = () => WORDS[play().locale];
  const targets = (from: Cell): string[] =>
    play().options.flatMap(({ choice }) =>
      choice.kind === 'move' && choice.from === from ? [writeCell(choice.to)] : [],
    );

  function maskSaid(mask: Mask): string {
    const t = words();
    const { kinds, viewer } = play().view;
    const kind = kinds[mask];
    const family = t.families[ownerOf(mask)]!;
    if (kind) return ownerOf(mask) === viewer ? t.yours(kind) : t.known(kind, family);
    const canBe = around.canBe(mask);
    const marked = around.marked(mask);
    return t.cell(
      t.hidden(family),
      canBe.length > 0 && (canBe.length === 1 ? t.mustBe(canBe[0]!) : t.canBe(canBe)),
      marked.length > 0 && t.marked(marked),
    );
  }

  return {
    canTurn: true,
    paths: (choice) => (choice.kind === 'move' ? [by(at(choice.from), at(choice.to))] : []),
    /** A move that is on its way is seen at once; what it captures stays hidden until the house says. */
    picture({ cells, phase }) {
      const [from, to] = phase === 'move' ? (play().line[0]?.split('-').map(readCell) ?? []) : [];
      const mask = from === undefined ? -1 : cells.indexOf(from);
      return mask < 0 || to === undefined ? cells : cells.with(mask, to);
    },
    areas: () => {
      const rows = around.rows().map((row) => row.map(at));
      return [{ id: 'piazza', rows, home: rows.at(-1)![0] }];
    },
    name(thing, cells) {
      const mask = boardOf(cells)[cellOf(thing)] ?? null;
      return words().cell(thing.slice('cell '.length), mask === null ? words().empty : maskSaid(mask));
    },
    hint(thing, { chosen, isChosen, light }) {
      const t = words();
      const cell = cellOf(thing);
      const isTaken = play().view.cells.includes(cell);
      return t.cell(
        chosen.length === 0 && light !== undefined && t.canGo(targets(cell)),
        isChosen && t.picked,
        chosen.length > 0 && light !== undefined && (isTaken ? t.takeHere : t.goHere),
        around.last().to === cell && t.last,
      );
    },
    attempt: (chosen, thing) => [...chosen, thing].map((one) => one.slice('cell '.length)).join('-'),
    scenes(event, before) {
      const scene = (seat: Seat, from: Cell, to: Cell | null, moves: number) => [
        { picture: put(before, seat, from, to), moves, reads: 0 },
      ];
      if (event.type === 'moved') return scene(event.seat, event.from, event.to, ARRIVES);
      if (event.type === 'captured' || event.type === 'left') return scene(event.seat, event.at, null, 0);
      return [];
    },
  };
}

/** A family's own masks before the game: made by exchanging two, and another two. */
export function arrange(play: () => VoltoPlay, first: () => Slots): BoardOf<View, Answer, Event, Slots, Slots> {
  const seat = (): Seat => (play().viewer === 1 ? 1 : 0);
  const slotAt = (slot: number): Thing => at(startOf(seat() * MASKS_EACH + slot));
  const slotOf = (thing: Thing) => [...FAMILY.keys()].find((slot) => slotAt(slot) === thing)!;
  const ways = (slots: Slots): readonly Way<Slots>[] =>
    slots.flatMap((_, b) =>
      slots.slice(0, b).map((__, a) => ({ end: swapped(slots, a, b), paths: [by([slotAt(a), slotAt(b)])] })),
    );
  return {
    canTurn: false,
    paths: () => [],
    editor: () => ({
      first: first(),
      ways,
      tells(before, after) {
        const [a, b] = after.filter((mask, slot) => mask !== before[slot]).map((mask) => FAMILY[mask]!);
        return WORDS[play().locale].arrange.swapped(a!, b!);
      },
    }),
    picture: (_, slots) => slots!,
    areas: () => {
      const rows = slotRows(seat()).map((row) => row.map(slotAt));
      return [{ id: 'places', rows, home: rows.at(-1)![0] }];
    },
    name: (thing, slots) => {
      const slot = slotOf(thing);
      const kind = FAMILY[slots[slot]!]!;
      return WORDS[play().locale].arrange.slot(thing.slice('cell '.length), kind, slot < COLUMNS);
    },
    hint: () => undefined,
    attempt: () => undefined,
  };
}

const FEW = 3; // kinds: so many are worth a word, even if all others can be the same

/** What a notebook says of a mask, by the notes on its side; nothing as long as it can be anybody who isn't found out. */
export function known({ kinds }: Note, side: readonly Note[]): readonly Kind[] {
  const canBe = kinds.map(({ kind }) => kind);
  if (canBe.length <= FEW) return canBe;
  const open = new Set(
    side.filter((note) => note.kinds.length > 1).flatMap((note) => note.kinds.map(({ kind }) => kind)),
  );
  return canBe.length === open.size ? [] : canBe;
}
