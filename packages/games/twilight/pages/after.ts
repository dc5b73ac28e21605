import type { Locale, Seat } from '@ridotto/kernel';
import { inked, lettering, PIGMENTS, pictureOf, type Shade } from '@ridotto/kit/art/picture.ts';
import { countBy, type After } from '@ridotto/kit/board/after.ts';
import { END, MANSION, sideOf, type State, type Twilight } from '../title.ts';
import { FIGURES as PEOPLE, type Person } from './art/figures.ts';
import { columnOf, FIGURES, laneOf, type Courtier } from './lanes.ts';

const NAMES: Readonly<Record<Locale, Readonly<Record<'rounds' | 'cards' | 'steps' | 'drew', string>>>> = {
  en: { rounds: 'Rounds won', cards: 'Cards played', steps: 'Steps of the Favourite', drew: 'Cards drawn' },
  ru: { rounds: 'Раундов выиграно', cards: 'Карт сыграно', steps: 'Шагов Фаворитки', drew: 'Карт взято' },
};

const ROUND = 20; // what a round is worth, in cells

/** Rounds, and how far the Doge and the Favourite have come to one's own end. */
const worthOf = ({ wins, board, outcome, result }: State, seat: Seat): number => {
  const pulled = outcome ? 0 : sideOf(seat) * (board.doge + 1.5 * board.favourite); // the next round begins anew
  return wins[seat]! * ROUND + pulled + (result?.winner === seat ? ROUND : 0);
};

const CELL = 22;
const LEFT = (400 - CELL * (2 * END + 1)) / 2;
const LANES = [112, 160, 208, 272]; // where the feet stand
const SIZE = 0.78;

export const after: After<Twilight> = {
  standing: (state) => [0, 1].map((seat) => worthOf(state, seat)),

  tallies(told, { wins }, locale) {
    const t = NAMES[locale];
    const sums = (of: (event: (typeof told)[number]) => readonly [Seat, number] | null) =>
      told.reduce(
        (all, event) => {
          const [seat, count] = of(event) ?? [0, 0];
          all[seat]! += count;
          return all;
        },
        [0, 0],
      );
    return [
      { name: t.rounds, values: wins },
      { name: t.cards, values: sums((event) => (event.type === 'played' ? [event.seat, event.play.copies] : null)) },
      { name: t.drew, values: sums((event) => (event.type === 'drew' ? [event.seat, event.count] : null)) },
      { name: t.steps, values: countBy(2, told, (event) => (event.type === 'favourite' ? event.toward : null)) },
    ];
  },

  small(state, near, shade) {
    const court = FIGURES.toSorted((a, b) => laneOf(a) - laneOf(b)).map((figure) => standAt(state, figure, near));
    const won = [state.wins[near]!, state.wins[1 - near]!];
    const scores = won.map((wins, side) => lettering(side === 0 ? 40 : 360, 46, 30, QUAYS[shade].score, wins)).join('');
    return pictureOf(`${quayIn(shade)}${scores}${court.join('')}`);
  },
};

const QUAYS: Readonly<Record<Shade, Readonly<Record<'sky' | 'water' | 'stone' | 'slab' | 'score', string>>>> = {
  light: { sky: '#f1e3c9', water: '#a9c4c4', stone: '#e6d9bd', slab: '#d8c7a3', score: PIGMENTS.bronze },
  dark: { sky: PIGMENTS.night, water: PIGMENTS.deep, stone: '#46586f', slab: '#3b4c62', score: PIGMENTS.gilt },
};

const stones = ({ stone, slab }: (typeof QUAYS)[Shade], y: number, height: number): string =>
  Array.from({ length: 2 * END + 1 }, (_, column) => {
    const isMansion = Math.abs(column - END) >= MANSION;
    const ink = isMansion ? PIGMENTS.bronze : column % 2 === 0 ? stone : slab;
    return `<path fill="${ink}" d="M${LEFT + column * CELL} ${y}h${CELL - 1}v${height}h-${CELL - 1}Z"/>`;
  }).join('');

function quayIn(shade: Shade): string {
  const quay = QUAYS[shade];
  return `<path fill="${quay.sky}" d="M0 0H400V60H0Z"/><path fill="${quay.water}" d="M0 60H400V300H0Z"/>${stones(quay, 76, 148)}${stones(quay, 236, 46)}`;
}

function standAt({ board }: State, figure: Courtier, near: Seat): string {
  const person: Person = figure === 'w' || figure === 'e' ? 'guard' : figure;
  const x = LEFT + (columnOf(board[figure], near) + 0.5) * CELL;
  const turn = (figure === 'w') === (near === 0) ? '-1 1' : '1 1';
  const foot = `<ellipse rx="20" ry="5" fill="${PIGMENTS.bronze}" stroke="${PIGMENTS.gold}" stroke-width="1.6"/>`;
  const body = inked(PEOPLE[person]);
  return `<g transform="translate(${x} ${LANES[laneOf(figure)]!}) scale(${SIZE})">${foot}<g transform="scale(${turn})">${body}</g></g>`;
}
