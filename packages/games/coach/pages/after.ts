import type { Locale, Seat } from '@ridotto/kernel';
import { lettering, PIGMENTS, pictureOf, type Shade } from '@ridotto/kit/art/picture.ts';
import { countBy, type After } from '@ridotto/kit/board/after.ts';
import { isDeckEmpty, needOf, rivalOf, treasureIn } from '../title.ts';
import type { Coach, Event, Society, State } from '../title.ts';

type Name = 'trades' | 'refusals' | 'spied' | 'duels' | 'won' | 'held';
const NAMES: Readonly<Record<Locale, Readonly<Record<Name, string>>>> = {
  en: {
    trades: 'Trades',
    refusals: 'Offers refused',
    spied: 'Cards spied',
    duels: 'Duels fought',
    won: 'Duels won',
    held: 'Keys and goblets held',
  },
  ru: {
    trades: 'Обменов',
    refusals: 'Отказов',
    spied: 'Подсмотрено карт',
    duels: 'Дуэлей',
    won: 'Выиграно дуэлей',
    held: 'Ключей и кубков на руках',
  },
};

const heldBy = (state: State, seat: Seat, society: Society): number =>
  treasureIn(state.items[seat]!, society, isDeckEmpty(state));

/** How much of what a society needs its own members hold. */
function shareOf(state: State, society: Society): number {
  const held = state.societies.reduce(
    (sum, own, seat) => sum + (own === society ? heldBy(state, seat, society) : 0),
    0,
  );
  return Math.min(1, held / needOf(state.societies, society));
}

const seatsIn = ({ seats }: State): Seat[] => [...Array(seats).keys()];

/** The winner of every duel, by the attack that began it. */
function duelWinners(told: readonly Event[]): Seat[] {
  const winners: Seat[] = [];
  let duel: { readonly by: Seat; readonly to: Seat } | null = null;
  for (const event of told) {
    if (event.type === 'attacked') duel = event;
    if (event.type !== 'decided' || !duel || event.winner === null) continue;
    winners.push(event.winner === 'attacker' ? duel.by : duel.to);
  }
  return winners;
}

export const after: After<Coach> = {
  standing(state) {
    return seatsIn(state).map((seat) => {
      const own = state.societies[seat];
      if (own === undefined) return 0; // before the deal
      const wins = state.result?.winners.includes(seat) ? 2 : 0;
      return shareOf(state, own) - shareOf(state, rivalOf(own)) + heldBy(state, seat, own) / 10 + wins;
    });
  },

  /** Whoever is wrong hands the game to the others [C44]; the Seal takes it from friend and foe [C45]. */
  isSudden: ({ result }) => result !== null && (result.reason === 'seal' || !result.winners.includes(result.by)),

  tallies(told, state, locale) {
    const t = NAMES[locale];
    const count = (whose: (event: Event) => Seat | null) => countBy(state.seats, told, whose);
    const trades = count((event) => (event.type === 'traded' ? event.by : null));
    const answered = count((event) => (event.type === 'traded' ? event.to : null));
    const attacks = count((event) => (event.type === 'attacked' ? event.by : null));
    const attacked = count((event) => (event.type === 'attacked' ? event.to : null));
    const both = (one: readonly number[], other: readonly number[]) => one.map((n, seat) => n + other[seat]!);
    return [
      { name: t.trades, values: both(trades, answered) },
      { name: t.refusals, values: count((event) => (event.type === 'refused' ? event.by : null)) },
      { name: t.spied, values: count((event) => (event.type === 'spied' ? event.by : null)) },
      { name: t.duels, values: both(attacks, attacked) },
      { name: t.won, values: countBy(state.seats, duelWinners(told), (seat) => seat) },
      {
        name: t.held,
        values: seatsIn(state).map((seat) => heldBy(state, seat, 'order') + heldBy(state, seat, 'brotherhood')),
      },
    ];
  },

  small(state, near, shade) {
    const riders = seatsIn(state).map((seat) => riderAt(state, (near + seat) % state.seats, seat));
    return pictureOf(`${roadIn(shade)}${riders.join('')}`);
  },
};

const DYES: Readonly<Record<Society, string>> = { order: '#2a63a6', brotherhood: '#ab2429' };

/** The road to the castle, under the moon or by the morning's sun. */
const ROADS: Readonly<Record<Shade, Readonly<Record<'sky' | 'hills', string>>>> = {
  light: { sky: '#bcd2e2', hills: '#c9d6c8' },
  dark: { sky: '#0b1220', hills: '#131f33' },
};

const roadIn = (shade: Shade): string =>
  `<path fill="${ROADS[shade].sky}" d="M0 0H400V300H0Z"/><circle cx="330" cy="48" r="22" fill="${PIGMENTS.gilt}"/><path fill="${ROADS[shade].hills}" d="M0 96L60 60L80 78L96 40L112 40L118 84L190 70L260 98L400 66V300H0Z"/><path fill="#3a2416" stroke="${PIGMENTS.bronze}" stroke-width="4" d="M30 104Q200 78 370 104L352 252H48Z"/><path fill="#211409" d="M44 116Q200 94 356 116L342 238H58Z"/><g fill="none" stroke="${PIGMENTS.bronze}" stroke-width="7"><circle cx="96" cy="262" r="30"/><circle cx="304" cy="262" r="30"/></g>`;

/** The cards of both treasures that a seat holds. */
const treasures = ({ items }: State, seat: Seat): readonly ('key' | 'goblet')[] =>
  (items[seat] ?? []).filter((item) => item === 'key' || item === 'goblet');

/** Riders sit in two rows; a rider's dye is the society, with the treasure in their hands below. */
function riderAt(state: State, seat: Seat, place: number): string {
  const front = Math.ceil(state.seats / 2);
  const [row, column, of] = place < front ? [1, place, front] : [0, state.seats - 1 - place, state.seats - front];
  const x = Math.round(200 + (column - (of - 1) / 2) * 68);
  const y = row === 1 ? 202 : 142;
  const society = state.societies[seat];
  const dye = society ? DYES[society] : PIGMENTS.slate;
  const isWinner = state.result?.winners.includes(seat);
  const ring = isWinner
    ? `<circle cx="${x}" cy="${y - 12}" r="15" fill="none" stroke="${PIGMENTS.flame}" stroke-width="3"/>`
    : '';
  const body = `<path fill="${dye}" stroke="${PIGMENTS.ivory}" d="M${x - 22} ${y + 22}Q${x - 20} ${y} ${x} ${y}Q${x + 20} ${y} ${x + 22} ${y + 22}Z"/><circle cx="${x}" cy="${y - 12}" r="11" fill="${PIGMENTS.bone}"/><path fill="${PIGMENTS.ink}" d="M${x - 10} ${y - 15}h20v6h-20Z"/>`;
  const held = treasures(state, seat);
  const marks = held.map((item, n) => mark(item, x + (n - (held.length - 1) / 2) * 15, y + 12)).join('');
  return `${body}${ring}${marks}${lettering(x, y + 34, 10, PIGMENTS.bone, seat + 1)}`;
}

const mark = (item: 'key' | 'goblet', x: number, y: number): string =>
  item === 'key'
    ? `<path fill="none" stroke="${PIGMENTS.gilt}" stroke-width="2.4" d="M${x} ${y - 8}a3.6 3.6 0 1 0 .1 0M${x} ${y - 1}v10M${x} ${y + 5}h4"/>`
    : `<path fill="${PIGMENTS.gilt}" d="M${x - 5} ${y - 7}h10q0 8 -4 9v4h3v2h-8v-2h3v-4q-4 -1 -4 -9Z"/>`;
