import {
  knownOf,
  NAMES,
  type Answer,
  type Event,
  type Item,
  type Profession,
  type View,
  type Coach,
} from '../title.ts';
import type { Seat } from '@ridotto/kernel';
import { alike, apart, by, type BoardOf, type Path, type Thing } from '@ridotto/kit';
import type { Play } from '@ridotto/kit/board/play.ts';

export type CoachPlay = Pick<Play<Coach>, 'options' | 'locale' | 'names'>;

/** What is seen: those who ride, one's own cards, and the kinds of items that may be named. */
export interface Picture {
  readonly view: View;
  readonly cards: readonly Thing[];
  readonly kinds: readonly Thing[];
}

export const rider = (seat: Seat): Thing => `rider ${seat}`;
const card = (what: Item | Profession): Thing => `card ${what}`;
const kind = (item: Item): Thing => `item ${item}`;

export function pathsOf(choice: Answer): readonly Path[] {
  const act = `do ${choice.kind}`;
  switch (choice.kind) {
    case 'spy':
    case 'attack':
      return [by(rider(choice.at), act)];
    case 'hypnotise':
      return [by(rider(choice.seat), act)];
    case 'offer':
    case 'give':
      return [
        by(rider(choice.to), act, card(choice.item)),
        { things: [card(choice.item), rider(choice.to), act], needs: 2 },
      ];
    case 'declare':
    case 'divine': {
      const named = choice.named.map(rider);
      const whole = named.length > 0 ? by(act, named, 'do say') : by(act, 'do say');
      return named.length > 0 ? [whole, by(named, act)] : [whole];
    }
    case 'demand':
      return [by(act, rider(choice.of), kind(choice.item)), by(rider(choice.of), act, kind(choice.item))];
    case 'top':
      return [by(...choice.items.map(kind))];
    case 'take':
      return [by(kind(choice.item))];
    case 'use':
      return [by(card(choice.what), act)];
    case 'accept':
    case 'exchange':
    case 'hand':
    case 'pay':
    case 'return':
      return [by(card(choice.item), act)];
    case 'support':
    case 'name':
      return [by(`${act} ${choice.side}`)];
    case 'tokens':
      return [by(`${act} ${choice.count}`)];
    case 'become':
      return [by(`${act} ${choice.profession}`)];
    case 'direct':
      return [by(`${act} ${choice.to}`)];
    case 'refuse':
    case 'seal':
    case 'pass':
    case 'look':
    case 'search':
      return [by(act)];
  }
}

/** The coach: those who ride along, and one's own cards. */
export function coach(play: () => CoachPlay): BoardOf<View, Answer, Event, Picture> {
  function cardsIn(view: View): readonly Thing[] {
    if (view.viewer === 'public' || view.active === null) return [];
    const { profession, items } = knownOf(view, null, view.viewer);
    return apart([...(profession ? [profession] : []), ...items].map(card));
  }
  const kindsIn = (): readonly Thing[] => {
    const named = play().options.flatMap(({ choice }) => pathsOf(choice).flatMap(({ things }) => things.flat()));
    return [...new Set(named.filter((thing) => thing.startsWith('item ')))];
  };
  return {
    canTurn: false,
    /** The effect of a card may be used by the one who gave it away. */
    paths: (choice, view) =>
      choice.kind === 'use' && !cardsIn(view).includes(card(choice.what))
        ? [by(`do use ${choice.what}`)]
        : pathsOf(choice),
    picture: (view) => ({ view, cards: cardsIn(view), kinds: kindsIn() }),
    areas: ({ view, cards, kinds }) => [
      { id: 'riders', rows: [view.hands.flatMap((_, seat) => (seat === view.viewer ? [] : [rider(seat)]))] },
      { id: 'cards', rows: [cards] },
      { id: 'kinds', rows: [kinds] },
    ],
    name(thing, { view }) {
      const names = NAMES[play().locale];
      const [what, which] = alike(thing).split(' ') as [string, string];
      if (what === 'rider')
        return `${play().names[Number(which)]}, ${names.characters[view.characters[Number(which)]!]}`;
      return { ...names.items, ...names.professions }[which as Item | Profession];
    },
    attempt(_, thing) {
      const [what, which] = alike(thing).split(' ') as [string, string];
      return what === 'rider' ? `spy ${which}` : what === 'card' ? `use ${which}` : undefined;
    },
  };
}
