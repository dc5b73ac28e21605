import type { Seat } from '@ridotto/kernel';
import { cluesOf } from '../rules/clues.ts';
import { boardOf } from '../rules/guess.ts';
import { masksOf, ownerOf, startOf, type Cell, type Event, type Kind, type Mask, type Move } from '../rules/model.ts';
import { addMoves, moveOf } from '../rules/moves.ts';
import type { Sight } from './habits.ts';

/** A move of the side that is watched, in the position in which it was made. */
export interface Watched {
  readonly sight: Sight;
  readonly cells: readonly (Cell | null)[]; // by mask
  readonly mask: Mask;
  readonly move: Move;
  /** Whether a mask of this kind could have made it. */
  canBe(kind: Kind): boolean;
}

/** Follows what was told from the beginning on; without the beginning, nothing. */
export class Watch {
  readonly #watched: Seat;
  #cells: (Cell | null)[] | undefined;
  #clues: number[] = [];
  #last: [Move | undefined, Move | undefined] = [undefined, undefined];

  constructor(watched: Seat) {
    this.#watched = watched;
  }

  hear(event: Event): Watched | undefined {
    if (event.type === 'arranged') this.#begin();
    if (event.type === 'left') this.#remove(event.at);
    return event.type === 'moved' ? this.#moved(event.seat, event.from, event.to) : undefined;
  }

  #begin(): void {
    this.#cells = [...masksOf(0), ...masksOf(1)].map(startOf);
    this.#clues = this.#cells.map(() => 0);
    this.#last = [undefined, undefined];
  }

  #remove(at: Cell): void {
    const mask = this.#cells?.indexOf(at) ?? -1;
    if (mask >= 0) this.#cells![mask] = null;
  }

  #moved(seat: Seat, from: Cell, to: Cell): Watched | undefined {
    const cells = this.#cells;
    if (!cells) return undefined;
    const board = boardOf(cells);
    const mask = board[from]!;
    if (mask === null || ownerOf(mask) !== seat) return this.#lose();
    const move = moveOf(from, to);
    const sight = { board, clues: this.#clues.slice(), seat, last: this.#last[seat] };
    const watched =
      seat === this.#watched
        ? { sight, cells: cells.slice(), mask, move, canBe: (kind: Kind) => canGo(sight, mask, kind, move) }
        : undefined;
    this.#play(seat, mask, move, board[to]!);
    return watched;
  }

  #play(seat: Seat, mask: Mask, move: Move, taken: Mask | null): void {
    this.#clues[mask]! |= cluesOf(seat, move.from, move.to, taken !== null);
    if (taken !== null) {
      this.#cells![taken] = null;
      this.#last = [undefined, undefined];
    }
    this.#cells![mask] = move.to;
    this.#last[seat] = move;
  }

  /** What is told is of a table that began elsewhere. */
  #lose(): undefined {
    this.#cells = undefined;
  }
}

function canGo({ board }: Sight, mask: Mask, kind: Kind, { from, to }: Move): boolean {
  const moves: Move[] = [];
  addMoves(board, mask, kind, from, moves, 0);
  return moves.some((move) => move.to === to);
}
