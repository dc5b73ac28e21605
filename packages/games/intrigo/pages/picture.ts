import {
  completes,
  lacking,
  preview,
  type Card,
  type Event,
  type Family,
  type Fate,
  type GapCard,
  type View,
} from '../title.ts';
import type { Building, SealCount, Win } from '../title.ts';
import type { Viewer } from '@ridotto/kernel';
import type { Scene } from '@ridotto/kit';

/** The herald on the way round the palace: at a doorway, and what becomes of the token there. */
export interface Herald {
  readonly building: number;
  readonly fate: Extract<Fate, { kind: 'won' | 'stays' }>;
  readonly isRace: boolean; // a seal that leaves its winner one short of victory
}

/** What is seen of a table. */
export interface Picture {
  readonly families: readonly Family[];
  readonly buildings: readonly Building[];
  readonly gaps: readonly (GapCard | null)[];
  readonly purses: readonly number[];
  readonly seals: readonly SealCount[];
  readonly pack: readonly Card[]; // to keep one of
  readonly hand: readonly Card[]; // own: what was kept so far, then what is held
  readonly win: Win | null;
  readonly fates: readonly Fate[]; // if the round ended now
  readonly herald: Herald | null;
}

type Parts = Omit<Picture, 'fates'>;

/** With who would get what. */
export const painted = (parts: Parts): Picture => ({ ...parts, fates: preview(parts).fates });

const NOTHING = { hand: null, kept: null };

export function pictureOf(view: View): Picture {
  const isDraft = view.phase === 'draft';
  const { families, buildings, gaps, purses, seals, win } = view;
  const { hand, kept } = view.viewer === 'public' ? NOTHING : view; // what is open to all is nobody's own
  return painted({
    families,
    buildings,
    gaps,
    purses,
    seals,
    win,
    pack: (isDraft && hand) || [],
    hand: (isDraft ? kept : hand) ?? [],
    herald: null,
  });
}

const put = <T>(list: readonly T[], at: number, one: T): readonly T[] => list.with(at, one);
const exchanged = <T>(list: readonly T[], a: number, b: number): readonly T[] =>
  list.with(a, list[b]!).with(b, list[a]!);
const add = (list: readonly number[], at: number, more: number): readonly number[] => list.with(at, list[at]! + more);

export function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** Cards lie in a hand as the rules sort them. */
const inOrder = (cards: readonly Card[]): readonly Card[] => cards.toSorted();

const oneOf = <T>(list: readonly (T | null)[], viewer: Viewer): T | null =>
  viewer === 'public' ? null : (list[viewer] ?? null);

/** What an event has made of a picture. */
export function after(before: Picture, event: Event, viewer: Viewer): Picture {
  return painted({ ...before, ...changeBy(before, event, viewer) });
}

function changeBy(before: Picture, event: Event, viewer: Viewer): Partial<Parts> {
  const { buildings, gaps, purses, seals } = before;
  switch (event.type) {
    case 'seated':
      return { families: event.families, purses: event.families.map(() => 1) };
    case 'gathered':
      return {
        gaps: gaps.map(() => null),
        buildings: buildings.map((building) => ({ ...building, up: true })),
        hand: [],
        herald: null,
      };
    case 'furnished':
      return {
        buildings: buildings.map((building, at) => {
          const token = event.tokens[at] ?? null;
          return token === null ? building : { token, up: true };
        }),
      };
    case 'dealt':
      return { pack: oneOf(event.hands, viewer) ?? [], hand: [] };
    case 'drafted': {
      const card = oneOf(event.cards, viewer);
      const hand = card === null ? before.hand : [...before.hand, card];
      const pack = oneOf(event.packs, viewer) ?? [];
      return { pack, hand: pack.length === 0 ? inOrder(hand) : hand };
    }
    case 'placed': {
      const isMine = event.seat === viewer;
      return {
        gaps: put(gaps, event.gap, { card: event.card, up: true }),
        ...(isMine && { hand: without(before.hand, event.card) }),
      };
    }
    case 'hired':
      return {
        gaps: put(gaps, event.gap, { influence: event.influence, cost: event.cost }),
        purses: add(purses, event.seat, -event.cost),
      };
    case 'swapped':
      return { buildings: exchanged(buildings, event.building, event.other) };
    case 'killed':
      return { gaps: put(gaps, event.gap, { card: event.card, up: false }) };
    case 'ferried':
      return { gaps: exchanged(gaps, event.gap, event.other) };
    case 'moved':
      return { gaps: exchanged(gaps, event.gap, event.to) };
    case 'stolen':
      return { buildings: put(buildings, event.building, { token: event.token, up: false }) };
    case 'awarded': {
      const { seat, building, token, card } = event;
      const herald = { building, fate: { kind: 'won' as const, seat, token, card }, isRace: false };
      const left = put(buildings, building, { token: null, up: true });
      if (token === 'ducat') return { buildings: left, purses: add(purses, seat, 1), herald };
      const won = { ...seals[seat]!, [token]: seals[seat]![token] + 1 };
      return {
        buildings: left,
        seals: put(seals, seat, won),
        herald: { ...herald, isRace: lacking(won).length > lacking(seals[seat]!).length },
      };
    }
    case 'stayed': {
      const { building, token, why } = event;
      return { herald: { building, fate: { kind: 'stays', token, why }, isRace: false } };
    }
    case 'won':
      return { win: { seat: event.seat, building: before.herald!.building, by: event.by }, herald: null };
    case 'passed':
    case 'called':
    case 'declined':
      return {};
  }
}

/** ms of motion, and to take it in. */
const PACE = {
  step: [350, 150],
  own: [0, 0],
  doorway: [200, 200],
  stays: [120, 180],
  race: [200, 600],
  end: [300, 900],
} as const;

/** ms at a doorway, however quickly one plays, on the walk that ends the game: on the way, and where it is won. */
const LAST_WALK = { passing: 120, winning: 900 };

const scene = (picture: Picture, [moves, reads]: readonly [number, number]): Scene<Picture> => ({
  picture,
  moves,
  reads,
});

/** One picture for each event; the herald has gone when the walk is over. */
export function scenesOf(event: Event, before: Picture, viewer: Viewer): readonly Scene<Picture>[] {
  const picture = after(before, event, viewer);
  switch (event.type) {
    case 'awarded':
    case 'stayed': {
      const { isRace } = picture.herald!;
      const pace = event.type === 'stayed' ? PACE.stays : isRace ? PACE.race : PACE.doorway;
      const walk = { ...scene(picture, pace), least: leastAt(event.building, before) };
      return isEnd(picture, event) ? [walk, scene({ ...picture, herald: null }, PACE.own)] : [walk];
    }
    case 'won':
      return [scene(picture, PACE.end)];
    case 'seated':
    case 'gathered':
    case 'furnished':
    case 'dealt':
    case 'drafted':
    case 'passed':
    case 'called':
    case 'declined':
      return [scene(picture, event.type === 'drafted' ? PACE.step : PACE.own)];
    case 'placed':
    case 'hired':
    case 'swapped':
    case 'killed':
    case 'ferried':
    case 'moved':
    case 'stolen':
      return [scene(picture, event.seat === viewer ? PACE.own : PACE.step)];
  }
}

function leastAt(building: number, before: Picture): number {
  const { win } = preview(before);
  return win ? LAST_WALK[win.building === building ? 'winning' : 'passing'] : 0;
}

/** Nothing lies further on, and nobody has won by this. */
function isEnd({ buildings, seals }: Picture, event: Extract<Event, { type: 'awarded' | 'stayed' }>): boolean {
  const isLast = buildings.every(({ token }, at) => at <= event.building || token === null);
  return isLast && (event.type === 'stayed' || completes(seals[event.seat]!) === undefined);
}
