import { catalogue, once, type Locale } from '@ridotto/kernel';
import { mentionsOf, type Thing } from '@ridotto/kit';
import type { Play, Sign, Telling } from '@ridotto/kit/board/play.ts';
import { pointing } from '@ridotto/kit/board/telling.svelte.ts';
import { CARDS, INFLUENCES, NAMES } from '../title.ts';
import type { Card, Event, Influence, Intrigo, View } from '../title.ts';
import { isReward } from './walks.ts';
import { WORDS } from './words.ts';

const SEAL: Sign = { fill: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z' };
const SWAP: Sign = { fill: 'M2 7h13V3l7 6-7 6v-4H2zM22 17H9v-3l-6 5 6 5v-3h13z' };
const CARD: Sign = { fill: 'M5 2h14v20H5z' };
const DOWN: Sign = { fill: 'M5 2h14v10H5zM11 13h2v5h3l-4 5-4-5h3z' };

/** Seals, cards and where they go, a purse, and what changes places. */
const SIGNS: Readonly<Partial<Record<Event['type'], Sign>>> = {
  furnished: SEAL,
  awarded: SEAL,
  won: SEAL,
  dealt: CARD,
  drafted: CARD,
  placed: DOWN,
  called: DOWN,
  killed: DOWN,
  stolen: DOWN,
  hired: { fill: 'M9 2h6l-2 4c5 2 7 6 7 9 0 5-3 7-8 7s-8-2-8-7c0-3 2-7 7-9z' },
  swapped: SWAP,
  ferried: SWAP,
  moved: SWAP,
};

/** What a sentence may name. */
type Meant =
  | { readonly card: Card }
  | { readonly influence: Influence }
  | { readonly gap: number; readonly ring: number }
  | { readonly building: number };

const RINGS = [12, 16];
const lower = (text: string): string => text[0]!.toLowerCase() + text.slice(1);
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function namesIn(locale: Locale): ReadonlyMap<string, Meant> {
  const { houses, influences, whom, buildings, gap } = NAMES[locale];
  const cards = (Object.keys(CARDS) as Card[]).map(
    (card) => [`${houses[CARDS[card].house]} ${CARDS[card].value}`, { card }] as const,
  );
  const people = INFLUENCES.flatMap((influence) =>
    [influences[influence], whom[influence]].map((name) => [name, { influence }] as const),
  );
  const places = buildings.flatMap((name, building) => [name, lower(name)].map((one) => [one, { building }] as const));
  const gaps = RINGS.flatMap((ring) =>
    Array.from({ length: ring }, (_, at) => gap(at, ring)).flatMap((name, at) =>
      [name, capital(name)].map((one) => [one, { gap: at, ring }] as const),
    ),
  );
  return new Map<string, Meant>([...cards, ...people, ...places, ...gaps]);
}

const CUTTERS = catalogue({
  en: once(() => mentionsOf(namesIn('en'))),
  ru: once(() => mentionsOf(namesIn('ru'))),
});

/** A card lies in a hand, or in a gap; whoever may be hired stands in the courtyard. */
function thingsOf(meant: Meant, { gaps }: View): readonly Thing[] {
  if ('influence' in meant) return [`hire ${meant.influence}`];
  if ('building' in meant) return [`building ${meant.building}`];
  if ('gap' in meant) return [`gap ${meant.gap}`];
  const { card } = meant;
  const laid = gaps.flatMap((one, at) => (one && 'card' in one && one.card === card ? [`gap ${at}`] : []));
  return [`card ${card}`, ...laid];
}

/** Rounds, and in each of them the turns: everybody has one in each. */
function headingsOf(events: readonly Event[], seats: number, locale: Locale): readonly (string | undefined)[] {
  const t = WORDS[locale];
  let [round, plays] = [0, 0];
  return events.map((event) => {
    if (event.type === 'furnished') [round, plays] = [event.round, 0];
    if (event.type === 'placed' || event.type === 'hired' || event.type === 'passed') plays++;
    if (round === 0 || event.type === 'gathered' || isReward(event)) return undefined; // rewards are a chapter
    return plays === 0 ? t.round(round) : `${t.round(round)}, ${t.turn(Math.ceil(plays / seats))}`;
  });
}

export const tellingOf = (play: Pick<Play<Intrigo>, 'locale' | 'view'>): Telling<Event> => ({
  headings: (events) => headingsOf(events, play.view.seats, play.locale),
  signOf: ({ type }) => SIGNS[type],
  dyeOf: (event) => ('seat' in event ? `house-${play.view.families[event.seat]}` : undefined),
  partsOf: (text) => pointing(CUTTERS[play.locale](text), (meant) => thingsOf(meant, play.view)),
});
