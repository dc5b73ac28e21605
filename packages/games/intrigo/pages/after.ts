import type { Locale, Seat } from '@ridotto/kernel';
import { lettering, PIGMENTS, pictureOf, type Shade } from '@ridotto/kit/art/picture.ts';
import { countBy, type After } from '@ridotto/kit/board/after.ts';
import { CARDS, ORGANISATIONS, preview, type GapCard, type House, type Intrigo, type State } from '../title.ts';
import { MARKS } from './art/seals.ts';

const NAMES: Readonly<Record<Locale, Readonly<Record<'seals' | 'ducats' | 'awards' | 'hired' | 'placed', string>>>> = {
  en: { seals: 'Seals', ducats: 'Ducats left', awards: 'Tokens won', hired: 'People hired', placed: 'Cards placed' },
  ru: {
    seals: 'Печатей',
    ducats: 'Осталось дукатов',
    awards: 'Взято жетонов',
    hired: 'Нанято',
    placed: 'Карт выложено',
  },
};

const HOUSES: Readonly<Record<House, string>> = {
  C: '#2f6aa8',
  D: '#b3332f',
  G: '#28805b',
  M: '#7a4ca6',
  T: '#78808c',
};
const [MOST_ALIKE, KINDS] = [4, ORGANISATIONS.length]; // [I27]
const VICTORY = 10;

const sealsOf = ({ seals }: Pick<State, 'seals'>, seat: Seat): readonly number[] =>
  ORGANISATIONS.map((one) => seals[seat]![one]);

/** How near a seat is to four alike or to one of each, then all its seals, then its purse. */
function worthOf(seals: readonly number[], purse: number): number {
  const near = Math.max(Math.max(...seals) / MOST_ALIKE, seals.filter((count) => count > 0).length / KINDS);
  const all = seals.reduce((sum, count) => sum + count, 0);
  return 10 * near + all + purse / 4;
}

/** How the seats would stand if the round ended now: a card counts when it is placed, not when it is rewarded. */
function standing(state: State): number[] {
  const isOpen = state.phase === 'place' || state.phase === 'ability'; // elsewhere the last round's cards still lie there
  const { fates, win } = isOpen ? preview(state) : { fates: [], win: state.win };
  return seatsIn(state).map((seat) => {
    const won = fates.flatMap((fate) => (fate.kind === 'won' && fate.seat === seat ? [fate.token] : []));
    const seals = sealsOf(state, seat).map(
      (count, at) => count + won.filter((one) => one === ORGANISATIONS[at]).length,
    );
    const purse = state.purses[seat]! + won.filter((one) => one === 'ducat').length;
    return worthOf(seals, purse) + (win?.seat === seat ? VICTORY : 0);
  });
}

const seatsIn = ({ seats }: State): Seat[] => [...Array(seats).keys()];

export const after: After<Intrigo> = {
  standing,
  isSudden: (end, before) => preview(before).win?.seat !== end.win?.seat,

  /** A round's end tells of every token of the ring: what counts is the deed, then seals, first of all the seat's own. */
  gist(told, seat) {
    const deeds = told.filter(({ type }) => type !== 'awarded' && type !== 'stayed' && type !== 'won').slice(0, 1);
    const seals = told.filter((event) => event.type === 'awarded' && event.token !== 'ducat');
    const own = seals.filter((event) => 'seat' in event && event.seat === seat);
    return [...deeds, ...(own.length > 0 ? own : seals)].slice(0, 2);
  },

  tallies(told, state, locale) {
    const t = NAMES[locale];
    const count = (...types: readonly string[]) =>
      countBy(state.seats, told, (event) => ('seat' in event && types.includes(event.type) ? event.seat : null));
    return [
      { name: t.seals, values: seatsIn(state).map((seat) => sealsOf(state, seat).reduce((sum, n) => sum + n, 0)) },
      { name: t.awards, values: count('awarded') },
      { name: t.placed, values: count('placed') },
      { name: t.hired, values: count('hired') },
      { name: t.ducats, values: state.purses },
    ];
  },

  small(state, near, shade) {
    const ring = state.buildings.length;
    const spots = state.buildings.map(({ token, up }, at) => {
      const [x, y] = spotAt(at / ring, 128, 96);
      const sign = token !== null && up && token !== 'ducat' ? MARKS[token].sign : undefined;
      return `${house(x, y, at)}${sign ? seal(x, y, sign) : token === 'ducat' ? coin(x, y) : ''}`;
    });
    const cards = state.gaps.map((gap, at) => (gap ? cardAt(gap, ...spotAt((at + 0.5) / ring, 166, 124)) : ''));
    return pictureOf(`${groundIn(shade)}${spots.join('')}${cards.join('')}${standings(state, near)}`);
  },
};

const GROUNDS: Readonly<Record<Shade, Readonly<Record<'town' | 'square' | 'edge', string>>>> = {
  light: { town: '#ece2cd', square: '#fbf7ee', edge: '#d3c6aa' },
  dark: { town: PIGMENTS.night, square: '#22354a', edge: '#33485f' },
};

function groundIn(shade: Shade): string {
  const { town, square, edge } = GROUNDS[shade];
  return `<path fill="${town}" d="M0 0H400V300H0Z"/><ellipse cx="200" cy="150" rx="104" ry="74" fill="${square}" stroke="${edge}" stroke-width="2"/>`;
}

/** Clockwise from the door, which is at the bottom. */
const spotAt = (part: number, wide: number, high: number): [number, number] => {
  const angle = 2 * Math.PI * part + Math.PI / 2;
  return [Math.round(200 + wide * Math.cos(angle)), Math.round(150 + high * Math.sin(angle))];
};

const house = (x: number, y: number, at: number): string =>
  `<path fill="${at % 2 === 0 ? '#d8c7a3' : '#c9a98a'}" stroke="${PIGMENTS.ink}" d="M${x - 15} ${y + 14}v-20l15 -12l15 12v20Z"/>`;
const seal = (x: number, y: number, sign: string): string =>
  `<circle cx="${x}" cy="${y + 1}" r="11" fill="${PIGMENTS.red}"/><path transform="translate(${x - 8} ${y - 7}) scale(0.66)" d="${sign}" fill="none" stroke="${PIGMENTS.ivory}" stroke-width="2.4"/>`;
const coin = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y + 1}" r="8" fill="${PIGMENTS.gold}" stroke="${PIGMENTS.bronze}" stroke-width="2"/>`;

function cardAt(gap: GapCard, x: number, y: number): string {
  const [ink, text] =
    'card' in gap ? [HOUSES[CARDS[gap.card].house], gap.up ? CARDS[gap.card].value : ''] : [PIGMENTS.slate, ''];
  const face = `<rect x="${x - 9}" y="${y - 13}" width="18" height="26" rx="3" fill="${ink}" stroke="${PIGMENTS.ivory}"/>`;
  return `${face}${lettering(x, y + 6, 16, PIGMENTS.ivory, text)}`;
}

/** Each family's seals, in the middle: the near seat's stand first. */
function standings(state: State, near: Seat): string {
  const order = seatsIn(state).map((seat) => (near + seat) % state.seats);
  return order
    .map((seat, row) => {
      const y = 150 + (row - (state.seats - 1) / 2) * 30;
      const family = state.families[seat];
      const crest = `<rect x="134" y="${y - 9}" width="18" height="18" rx="4" fill="${family ? HOUSES[family] : PIGMENTS.slate}" stroke="${PIGMENTS.ivory}"/>`;
      const seals = sealsOf(state, seat).flatMap((count, one) => Array<number>(count).fill(one));
      const marks = seals.map(
        (one, n) =>
          `<path transform="translate(${158 + n * 17} ${y - 7}) scale(0.6)" d="${MARKS[ORGANISATIONS[one]!].edge}" fill="${PIGMENTS.gold}"/>`,
      );
      return `${crest}${marks.join('')}`;
    })
    .join('');
}
