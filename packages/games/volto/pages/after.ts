import type { Locale, Seat } from '@ridotto/kernel';
import { DYED, HIGH, inked, pictureOf, WIDE, type Shade } from '@ridotto/kit/art/picture.ts';
import { countBy, type After } from '@ridotto/kit/board/after.ts';
import { columnOf, masksOf, opponentOf, ownerOf, palaceOf, rowOf, ROWS, COLUMNS, writeCell } from '../title.ts';
import type { Cell, Kind, State, Volto } from '../title.ts';
import { MASKS, PLATES } from './art/masks.ts';

const NAMES: Readonly<Record<Locale, Readonly<Record<'moves' | 'took' | 'left' | 'run', string>>>> = {
  en: { moves: 'Moves', took: 'Masks taken', left: 'Masks left', run: 'The Candidate’s run' },
  ru: { moves: 'Ходов', took: 'Взято масок', left: 'Осталось масок', run: 'Путь Кандидата' },
};

const CELL = 42;
const [LEFT, TOP] = [(WIDE - COLUMNS * CELL) / 2, (HIGH - ROWS * CELL) / 2];
const SIZE = 0.0089; // of masks, which are 100 wide, for each unit of their cell
const OFF = 34; // a cell beside the board, for a captured mask

/** Masks that can take something, and the Candidate's way; a Lady is worth more to her owner when she is taken. */
const worthOf = ({ kinds, cells }: State, seat: Seat): number =>
  masksOf(seat).reduce((sum, mask) => {
    const cell = cells[mask];
    if (cell === null || cell === undefined || kinds[mask] === 'lady') return sum;
    return sum + 1 + (kinds[mask] === 'candidate' ? Math.abs(rowOf(cell) - palaceOf(seat)) / ROWS : 0);
  }, 0);

const wins = ({ result }: State, seat: Seat): number => (result?.winner === seat ? 10 : 0);

export const after: After<Volto> = {
  standing: (state) => [0, 1].map((seat) => worthOf(state, seat) + wins(state, seat)),

  /** A Candidate that is gone [V18] or arrives [V20], or a second Lady that is taken [V19], decides, however one stood. */
  isSudden: ({ result }) => result !== null && ['candidate', 'ladies', 'palace'].includes(result.by),

  /** The Candidate's last moves into the palace [V20], as far back as none of them led away from it. */
  run(told, { result }, locale) {
    if (result?.by !== 'palace') return undefined;
    const path: Cell[] = [];
    for (const event of told.toReversed()) {
      if (event.type !== 'moved' || event.seat !== result.winner) continue;
      if (path.length > 0 && path[0] !== event.to) continue; // another mask
      if (Math.abs(palaceOf(event.seat) - rowOf(event.from)) > Math.abs(palaceOf(event.seat) - rowOf(event.to))) break;
      path.splice(0, 1, event.from, event.to);
    }
    return `${NAMES[locale].run}: ${path.map(writeCell).join(' – ')}.`;
  },

  tallies(told, { cells }, locale) {
    const t = NAMES[locale];
    return [
      { name: t.moves, values: countBy(2, told, (event) => (event.type === 'moved' ? event.seat : null)) },
      {
        name: t.took,
        values: countBy(2, told, (event) => (event.type === 'captured' ? opponentOf(event.seat) : null)),
      },
      { name: t.left, values: [0, 1].map((seat) => masksOf(seat).filter((mask) => cells[mask] != null).length) },
    ];
  },

  small(state, near, shade) {
    const off = [0, 1].map((seat) => masksOf(seat).filter((mask) => state.cells[mask] === null));
    const masks = state.cells.map((cell, mask) => {
      const kind = state.kinds[mask]!;
      const owner = ownerOf(mask);
      return cell === null
        ? maskAt(kind, owner, besideOf(off[owner]!.indexOf(mask), owner === near), OFF)
        : maskAt(kind, owner, placeOn(cell, near), CELL);
    });
    return pictureOf(`${floorIn(shade)}${palaces(near, shade)}${masks.join('')}`);
  },
};

const square = (fill: string, x: number, y: number): string =>
  `<path fill="${fill}" d="M${x} ${y}h${CELL}v${CELL}h-${CELL}Z"/>`;

/** The piazza by morning and by night, as on the table. */
const GROUNDS: Readonly<Record<Shade, Readonly<Record<'room' | 'stone' | 'slab', string>>>> = {
  light: { room: '#f3ecdd', stone: '#e6d9bd', slab: '#d8c7a3' },
  dark: { room: '#0f1c2c', stone: '#22354a', slab: '#1b2b3f' },
};

function floorIn(shade: Shade): string {
  const { room, stone, slab } = GROUNDS[shade];
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
    const [x, y] = [columnOf(cell), rowOf(cell)];
    return square((x + y) % 2 === 0 ? stone : slab, LEFT + x * CELL, TOP + y * CELL);
  });
  return `<path fill="${room}" d="M0 0H${WIDE}V${HIGH}H0Z"/>${cells.join('')}`;
}

/** The near palace lies at the bottom. */
const palaces = (near: Seat, shade: Shade): string =>
  [opponentOf(near), near]
    .map((seat, end) => {
      const { ground, cloth } = DYED[seat as 0 | 1];
      const hall = shade === 'dark' ? `fill="${ground}"` : `fill="${cloth}" fill-opacity="0.45"`;
      const y = TOP + end * (ROWS - 1) * CELL;
      return `<path ${hall} stroke="${cloth}" stroke-width="2" d="M${LEFT} ${y}h${COLUMNS * CELL}v${CELL}h-${COLUMNS * CELL}Z"/>`;
    })
    .join('');

type Point = readonly [x: number, y: number];

function placeOn(cell: Cell, near: Seat): Point {
  const across = near === 0 ? columnOf(cell) : COLUMNS - 1 - columnOf(cell);
  const down = near === 0 ? ROWS - 1 - rowOf(cell) : rowOf(cell);
  return [LEFT + (across + 0.5) * CELL, TOP + (down + 0.5) * CELL];
}

/** Two by two on the side of those who took them: one's own far on the left, the others' near on the right. */
function besideOf(n: number, isOwn: boolean): Point {
  const [x, y] = [((n % 2) + 0.75) * OFF, (Math.floor(n / 2) + 0.75) * OFF];
  return isOwn ? [x, y] : [WIDE - x, HIGH - y];
}

function maskAt(kind: Kind, owner: Seat, [x, y]: Point, cell: number): string {
  const dyes = DYED[owner as 0 | 1];
  const face = `<g transform="translate(0 -1) scale(0.9)">${inked(MASKS[kind], dyes)}</g>`;
  return `<g transform="translate(${x} ${y}) scale(${cell * SIZE})">${inked(PLATES[owner as 0 | 1], dyes)}${face}</g>`;
}
