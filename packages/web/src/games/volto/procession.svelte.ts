import { ownerOf, type Cell, type Event, type View } from '@ridotto/games/volto';

type Cells = View['cells'];

const STEP = 320; // ms from an arrival to what it does

/** Where the masks are seen: what happened is shown in its order, and any touch of the board shows the rest at once. */
export class Procession {
  cells: Cells = $state.raw([]);
  #waiting: Cells[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(cells: Cells) {
    this.cells = cells;
  }

  follow(cells: Cells, events: readonly Event[], hasMotion: boolean): void {
    this.finish();
    const pictures = hasMotion ? picturesOf(this.cells, events) : [];
    const isWhole = pictures.at(-1)?.every((cell, mask) => cell === cells[mask]) ?? false;
    this.#waiting = isWhole ? [...pictures.slice(0, -1), cells] : [cells];
    this.#next();
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.cells = this.#waiting.at(-1) ?? this.cells;
    this.#waiting = [];
  }

  #next(): void {
    this.cells = this.#waiting.shift() ?? this.cells;
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#next(), STEP);
  }
}

/** The masks' places after each arrival, and after what was captured there has left. */
function picturesOf(before: Cells, events: readonly Event[]): Cells[] {
  const pictures: Cells[] = [];
  let cells = before;
  let isLeaving = false;
  const put = (seat: number, from: Cell, to: Cell | null) => {
    const at = cells.findIndex((cell, mask) => cell === from && ownerOf(mask) === seat);
    if (at >= 0) cells = cells.with(at, to);
  };
  for (const event of events) {
    if (event.type === 'moved') {
      put(event.seat, event.from, event.to);
      pictures.push(cells);
      isLeaving = false;
    } else if (event.type === 'captured' || event.type === 'left') {
      put(event.seat, event.at, null);
      if (isLeaving) pictures.pop();
      pictures.push(cells);
      isLeaving = true;
    }
  }
  return pictures;
}
