import type { Locale, Seat } from '@ridotto/kernel';
import { DYED, inked, pictureOf } from '@ridotto/kit/art/picture.ts';
import { countBy, type After } from '@ridotto/kit/board/after.ts';
import { columnOf, masksOf, opponentOf, ownerOf, palaceOf, rowOf, ROWS, COLUMNS, writeCell } from '../title.ts';
import type { Cell, Kind, State, Volto } from '../title.ts';
import { MASKS, PLATES } from './art/masks.ts';

const NAMES: Readonly<Record<Locale, Readonly<Record<'moves' | 'took' | 'left' | 'run', string>>>> = {
  en: { moves: 'Moves', took: 'Masks taken', left: 'Masks left', run: 'The Candidate’s run' },
  ru: { moves: 'Ходов', took: 'Взято масок', left: 'Осталось масок', run: 'Путь Кандидата' },
};

const CELL = 56; // the board lies on its side
const [LEFT, TOP] = [4, 10];
const SIZE = 0.5; // of masks, which are 100 wide

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

  /** The Candidate's last moves, one after another, into the palace [V20]. */
  run(told, { result }, locale) {
    if (result?.by !== 'palace') return undefined;
    const path: Cell[] = [];
    for (const event of told.toReversed()) {
      if (event.type !== 'moved' || event.seat !== result.winner) continue;
      if (path.length > 0 && path[0] !== event.to) break; // another mask
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

  small(state, near) {
    const masks = state.cells.flatMap((cell, mask) =>
      cell === null ? [] : [maskAt(state.kinds[mask]!, mask, cell, near)],
    );
    return pictureOf(`${FLOOR}${palaces(near)}${masks.join('')}`);
  },
};

const FLOOR = `<path fill="#0f1c2c" d="M0 0H400V300H0Z"/>${Array.from({ length: ROWS * COLUMNS }, (_, i) => {
  const [x, y] = [Math.floor(i / COLUMNS), i % COLUMNS];
  return `<path fill="${(x + y) % 2 === 0 ? '#22354a' : '#1b2b3f'}" d="M${LEFT + x * CELL} ${TOP + y * CELL}h${CELL}v${CELL}h-${CELL}Z"/>`;
}).join('')}`;

const palaces = (near: Seat): string =>
  [0, ROWS - 1]
    .map((x, far) => {
      const { ground, cloth } = DYED[far === 0 ? (near as 0 | 1) : (opponentOf(near) as 0 | 1)];
      return `<path fill="${ground}" stroke="${cloth}" stroke-width="2" d="M${LEFT + x * CELL} ${TOP}h${CELL}v${COLUMNS * CELL}h-${CELL}Z"/>`;
    })
    .join('');

/** The near palace lies on the left. */
function maskAt(kind: Kind, mask: number, cell: number, near: Seat): string {
  const owner = ownerOf(mask) as 0 | 1;
  const across = near === 0 ? rowOf(cell) : ROWS - 1 - rowOf(cell);
  const down = near === 0 ? columnOf(cell) : COLUMNS - 1 - columnOf(cell);
  const [x, y] = [LEFT + (across + 0.5) * CELL, TOP + (down + 0.5) * CELL];
  const face = `<g transform="translate(0 -1) scale(0.9)">${inked(MASKS[kind], DYED[owner])}</g>`;
  return `<g transform="translate(${x} ${y}) scale(${SIZE})">${inked(PLATES[owner], DYED[owner])}${face}</g>`;
}
