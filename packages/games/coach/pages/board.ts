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
import { alike, apart, by, type Area, type BoardOf, type Light, type Path, type Thing } from '@ridotto/kit';
import type { Play } from '@ridotto/kit/board/play.ts';
import { scenesOf } from './scenes.ts';
import { benchesOf, rowsOf, whereOf } from './seating.ts';
import { WORDS, type BoardWords } from './words.ts';

export type CoachPlay = Pick<Play<Coach>, 'options' | 'locale' | 'names' | 'shown'>;

/** What is seen: those who ride, and one's own cards. */
export interface Picture {
  readonly view: View;
  readonly cards: readonly Thing[]; // the profession, then what one holds
  readonly shown: number; // riders whose cards have been turned over at the end
}

export const rider = (seat: Seat): Thing => `rider ${seat}`;
export const card = (what: Item | Profession): Thing => `card ${what}`;
const kind = (item: Item): Thing => `item ${item}`;
const job = (profession: Profession): Thing => `job ${profession}`;

/** What a thing stands for: `card key#2` for `key`. */
export const whichIn = (thing: Thing): string => alike(thing).split(' ').slice(1).join(' ');

/** Said aloud, and then asked once more: it ends the game [C39]. */
const SOLEMNLY = ['do say', 'do swear'] as const;

export function pathsOf(choice: Answer): readonly Path[] {
  const act = `do ${choice.kind}`;
  switch (choice.kind) {
    case 'spy':
    case 'attack':
      return [by(rider(choice.at), act)];
    case 'hypnotise':
      return [by(rider(choice.seat), act), { things: [card('hypnotist'), rider(choice.seat), act], needs: 2 }];
    case 'offer':
    case 'give':
      return [
        by(rider(choice.to), act, card(choice.item)),
        { things: [card(choice.item), rider(choice.to), act], needs: 2 },
      ];
    case 'declare':
    case 'divine':
      return [choice.named.length > 0 ? by(act, choice.named.map(rider), ...SOLEMNLY) : by(act, ...SOLEMNLY)];
    case 'seal':
      return [by(act, ...SOLEMNLY)];
    case 'demand':
      return [by(rider(choice.of), act, kind(choice.item)), by(card('diplomat'), rider(choice.of), kind(choice.item))];
    case 'top':
      return [by(...choice.items.map(kind))];
    case 'take':
      return [by(kind(choice.item))];
    case 'become':
      return [by(job(choice.profession))];
    case 'use':
      return [by(card(choice.what), act)];
    case 'name':
      return [by(card('alchemist'), `${act} ${choice.side}`)];
    case 'accept':
    case 'exchange':
    case 'hand':
    case 'pay':
    case 'return':
      return [by(card(choice.item), act)];
    case 'support':
      return [by(`${act} ${choice.side}`)];
    case 'tokens':
      return [by(`${act} ${choice.count}`)];
    case 'direct':
      return [by(`${act} ${choice.to}`)];
    case 'refuse':
    case 'pass':
    case 'look':
    case 'search':
      return [by(act)];
  }
}

/** Whom a fighter's own picture would support. */
function byFighter(choice: Answer, { duel, viewer }: View): readonly Path[] {
  if (choice.kind !== 'support' || !duel || duel[choice.side] === viewer) return [];
  return [by(rider(duel[choice.side]), `do support ${choice.side}`)];
}

export function cardsIn(view: View): readonly Thing[] {
  if (view.viewer === 'public' || view.active === null) return [];
  const { profession, items } = knownOf(view, null, view.viewer);
  return apart([...(profession ? [profession] : []), ...items].map(card));
}

/** The pictures among which some answer chooses, as often as one answer has them. */
export function kindsIn(options: CoachPlay['options']): readonly Thing[] {
  const named = new Map<Thing, number>();
  for (const { choice } of options) {
    const things = pathsOf(choice)[0]!
      .things.flat()
      .filter((thing) => /^(item|job) /.test(thing));
    for (const thing of things) {
      const count = things.filter((other) => other === thing).length;
      named.set(thing, Math.max(named.get(thing) ?? 0, count));
    }
  }
  return [...named].flatMap(([thing, count]) => apart(Array.from({ length: count }, () => thing)));
}

const FEW = 5; // pictures: more than these go in rows
export const columnsOf = (count: number): number =>
  count <= FEW ? count : count <= 2 * FEW ? Math.ceil(count / 2) : 6;

function inRows(things: readonly Thing[]): Area['rows'] {
  const columns = columnsOf(things.length);
  return Array.from({ length: Math.ceil(things.length / columns) }, (_, row) =>
    things.slice(row * columns, (row + 1) * columns),
  );
}

/** Acts in the order in which they are offered. */
const ACTS = ['spy', 'offer', 'give', 'attack', 'demand', 'hypnotise', 'support', 'use', 'tokens', 'name', 'accept'];
const rankOf = (thing: Thing): number => {
  const rank = ACTS.indexOf(thing.split(' ')[1]!);
  return rank < 0 ? ACTS.length : rank;
};

/** What may be done next with what is chosen, or without anything. */
export const actsIn = (lit: ReadonlyMap<Thing, Light>): readonly Thing[] =>
  [...lit.keys()].filter((thing) => thing.startsWith('do ')).sort((a, b) => rankOf(a) - rankOf(b));

/** The last act of an answer's path. */
const actOf = (choice: Answer): Thing | undefined => {
  const acts = pathsOf(choice)[0]!
    .things.flat()
    .filter((thing) => thing.startsWith('do '));
  return acts.length === 1 ? acts[0] : undefined;
};

/** What an act is called: the answer that it gives, or, as long as there are several, what they have in common. */
export function textOf(left: CoachPlay['options'], thing: Thing, t: BoardWords): string {
  const isMeant = ({ choice }: CoachPlay['options'][number]) =>
    actOf(choice) === thing || (choice.kind === 'use' && thing === `do use ${choice.what}`);
  const texts = new Set(left.filter(isMeant).map(({ text }) => text));
  return texts.size === 1 ? [...texts][0]! : t.act(whichIn(thing));
}

/** The coach: those who ride along, and one's own cards. */
export function coach(play: () => CoachPlay): BoardOf<View, Answer, Event, Picture> {
  const words = () => WORDS[play().locale];

  function riderName(seat: Seat, view: View): string {
    const t = words();
    const names = NAMES[play().locale];
    const open = view.open[seat];
    const parts = [
      `${t.where(whereOf(view, seat))}: ${play().names[seat]}, ${names.characters[view.characters[seat]!]}`,
      t.items(view.hands[seat]!),
      ...(view.tokens[seat]! > 0 ? [t.tokens(view.tokens[seat]!)] : []),
      open ? names.professions[open] : t.unknownProfession,
    ];
    return parts.join(', ');
  }

  /** What can be done to a rider. */
  function riderHint(seat: Seat): string | undefined {
    const t = words();
    const can = play().options.flatMap(({ choice }) => {
      const [first] = pathsOf(choice)[0]!.things;
      return first === rider(seat) ? [choice.kind] : [];
    });
    const said = [...new Set(can)].flatMap((act) => t.canBe[act] ?? []);
    return said.length > 0 ? t.can(said) : undefined;
  }

  return {
    canTurn: false,
    /** The effect of a card may be used by the one who gave it away. */
    paths: (choice, view) =>
      choice.kind === 'use' && !cardsIn(view).includes(card(choice.what))
        ? [by(`do use ${choice.what}`)]
        : [...pathsOf(choice), ...byFighter(choice, view)],
    picture: (view) => ({ view, cards: cardsIn(view), shown: view.result ? view.seats : 0 }),
    areas({ view, cards }, lit) {
      const kinds = kindsIn(play().options);
      return [
        { id: 'acts', rows: [actsIn(lit)] },
        { id: 'kinds', rows: kinds.some((one) => lit.has(alike(one))) ? inRows(kinds) : [] },
        {
          id: 'riders',
          rows: rowsOf(benchesOf(view)).map((row) => row.map((seat) => (seat === null ? null : rider(seat)))),
        },
        { id: 'cards', rows: [cards] },
      ];
    },
    name(thing, { view }) {
      const names = NAMES[play().locale];
      const which = whichIn(thing);
      if (thing.startsWith('rider ')) return riderName(Number(which), view);
      if (thing.startsWith('do ')) return words().act(which);
      const isOpen = view.viewer !== 'public' && view.open[view.viewer] === which && thing.startsWith('card ');
      const name = { ...names.items, ...names.professions }[which as Item | Profession];
      return isOpen ? `${name}, ${words().isOpen}` : name;
    },
    hint(thing, { isChosen, light, begins }) {
      const t = words();
      if (isChosen) return t.chosen;
      if (thing.startsWith('rider '))
        return light && begins ? (riderHint(Number(whichIn(thing))) ?? t.mayBe) : light && t.mayBe;
      return light && !thing.startsWith('do ') ? t.mayBe : undefined;
    },
    attempt(_, thing) {
      if (thing.startsWith('rider ')) return `spy ${whichIn(thing)}`;
      return thing.startsWith('card ') ? `use ${whichIn(thing)}` : undefined;
    },
    scenes: scenesOf,
  };
}
