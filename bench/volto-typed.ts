import type { Rng } from '@ridotto/kernel';

// Volto written by hand for speed alone, as the measure that the readable rules are held against: typed
// arrays, nothing allocated in play, no views, no events, no secrets. Same rules, same random choices.

const COLUMNS = 5;
const CELLS = 35;
const NOBLE = 0;
const ADVISOR = 1;
const LADY = 2;
const SOLDIER = 3;
const CANDIDATE = 4;
const BAG = [NOBLE, NOBLE, NOBLE, ADVISOR, ADVISOR, ADVISOR, LADY, LADY, SOLDIER, CANDIDATE];
const NONE = 255;

/** For each kind and cell, where its steps lead: eight places, the rest NONE. */
const STEPS = new Uint8Array(5 * CELLS * 8).fill(NONE);
for (let cell = 0; cell < CELLS; cell++) {
  for (const kind of [NOBLE, ADVISOR, LADY, CANDIDATE]) {
    let n = 0;
    for (let rows = -1; rows <= 1; rows++) {
      for (let columns = -1; columns <= 1; columns++) {
        const distance = Math.abs(rows) + Math.abs(columns);
        if (distance === 0 || (kind === NOBLE && distance === 2) || (kind === ADVISOR && distance === 1)) continue;
        const column = (cell % COLUMNS) + columns;
        const row = Math.floor(cell / COLUMNS) + rows;
        if (column < 0 || column >= COLUMNS || row < 0 || row >= 7) continue;
        STEPS[(kind * CELLS + cell) * 8 + n++] = row * COLUMNS + column;
      }
    }
  }
}

const board = new Uint8Array(CELLS); // the mask on each cell, or NONE
const kinds = new Uint8Array(20);
const cells = new Uint8Array(20); // the cell of each mask, or NONE
const moves = new Uint16Array(128); // from * 64 + to
const quietFrom = new Uint8Array(128);
const quietTo = new Uint8Array(128);
const home = new Uint8Array(CELLS);
const bag = new Uint8Array(10);

/** Plays one random game; returns its moves. */
export function playTyped(rng: Rng): number {
  arrange(rng);
  let seat = rng(2);
  let quiet = 0;
  let ladies0 = 2;
  let ladies1 = 2;
  for (let length = 1; ; length++) {
    const found = list(seat);
    if (found === 0) return length - 1; // stuck
    const move = moves[rng(found)]!;
    const from = move >> 6;
    const to = move & 63;
    const mask = board[from]!;
    const taken = board[to]!;
    board[from] = NONE;
    if (taken === NONE) {
      board[to] = mask;
      cells[mask] = to;
      quietFrom[quiet] = from;
      quietTo[quiet++] = to;
    } else {
      quiet = 0;
      cells[taken] = NONE;
      const kind = kinds[taken]!;
      if (kind === CANDIDATE) return length;
      if (kind === LADY) {
        board[to] = NONE;
        cells[mask] = NONE;
        if (kinds[mask] === CANDIDATE) return length;
        if (seat === 0 ? --ladies1 === 0 : --ladies0 === 0) return length;
      } else {
        board[to] = mask;
        cells[mask] = to;
      }
    }
    if (kinds[mask] === CANDIDATE && cells[mask] !== NONE && (seat === 0 ? to >= 30 : to < COLUMNS)) return length;
    if (quiet === 100 || (quiet >= 8 && isThirdTime(quiet))) return length;
    seat = 1 - seat;
  }
}

function arrange(rng: Rng): void {
  board.fill(NONE);
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < 10; i++) bag[i] = BAG[i]!;
    for (let slot = 0; slot < 10; slot++) {
      const pick = slot + rng(10 - slot);
      const kind = bag[pick]!;
      bag[pick] = bag[slot]!;
      const cell = seat === 0 ? slot : slot < COLUMNS ? 30 + slot : 20 + slot;
      const mask = seat * 10 + slot;
      kinds[mask] = kind;
      cells[mask] = cell;
      board[cell] = mask;
    }
  }
}

function list(seat: number): number {
  let found = 0;
  const first = seat * 10;
  for (let mask = first; mask < first + 10; mask++) {
    const from = cells[mask]!;
    if (from === NONE) continue;
    const kind = kinds[mask]!;
    if (kind === SOLDIER) {
      const ahead = seat === 0 ? COLUMNS : -COLUMNS;
      for (let to = from + ahead; to >= 0 && to < CELLS; to += ahead) {
        const taken = board[to]!;
        if (taken === NONE || taken < 10 !== (seat === 0)) moves[found++] = (from << 6) | to;
        if (taken !== NONE) break;
      }
      continue;
    }
    const at = (kind * CELLS + from) * 8;
    for (let i = at; i < at + 8; i++) {
      const to = STEPS[i]!;
      if (to === NONE) break;
      const taken = board[to]!;
      if (taken === NONE || (kind !== LADY && taken < 10 !== (seat === 0))) moves[found++] = (from << 6) | to;
    }
  }
  return found;
}

function isThirdTime(quiet: number): boolean {
  for (let cell = 0; cell < CELLS; cell++) home[cell] = cell;
  let away = 0;
  let times = 1;
  for (let back = 1; back <= quiet; back++) {
    const from = quietFrom[quiet - back]!;
    const to = quietTo[quiet - back]!;
    const now = home[to]!;
    home[from] = now;
    if (now === to) away++;
    if (now === from) away--;
    if (away === 0 && (back & 1) === 0 && ++times === 3) return true;
  }
  return false;
}
