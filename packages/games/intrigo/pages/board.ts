import { CARDS, INFLUENCES, NAMES, preview, type Card, type Answer, type Event } from '../title.ts';
import type { GapCard, Influence, View, Intrigo } from '../title.ts';
import { alike, apart, by, eitherWay, type BoardOf, type Path, type Thing } from '@ridotto/kit';
import type { Play } from '@ridotto/kit/board/play.ts';
import { ringRows } from './places.ts';
import { WORDS } from './words.ts';

export type IntrigoPlay = Pick<Play<Intrigo>, 'view' | 'shown' | 'line' | 'options' | 'locale'>;

/** What is seen: the table, who would get what, the cards to choose from, and what others have touched. */
export interface Picture {
  readonly view: View;
  readonly fates: ReturnType<typeof preview>['fates'];
  readonly cards: readonly Card[];
  readonly last: ReadonlySet<Thing>;
}

/** The person whose power is being used. */
export function hiredIn({ phase, plays }: View): Influence | null {
  const choice = plays.at(-1)?.choice;
  return phase === 'ability' && choice?.kind === 'hire' ? choice.influence : null;
}

export function pathsOf(choice: Answer): readonly Path[] {
  switch (choice.kind) {
    case 'keep':
      return [by(`card ${choice.card}`)];
    case 'place':
    case 'call':
      return [by([`card ${choice.card}`, `gap ${choice.gap}`])];
    case 'hire':
      return [by([`hire ${choice.influence}`, `gap ${choice.gap}`])];
    case 'swap':
      return eitherWay(`building ${choice.building}`, `building ${choice.other}`);
    case 'kill':
      return [by(`gap ${choice.gap}`)];
    case 'ferry':
      return eitherWay(`gap ${choice.gap}`, `gap ${choice.other}`);
    case 'move':
      return eitherWay(`gap ${choice.gap}`, `gap ${choice.to}`);
    case 'steal':
      return [by(`building ${choice.building}`)];
    case 'pass':
    case 'none':
      return [by(`do ${choice.kind}`)];
  }
}

/** The things of an answer that lie on the table. */
export const thingsOf = (choice: Answer): Thing[] =>
  (pathsOf(choice)[0]?.things.flat() ?? []).filter((thing) => !thing.startsWith('do '));

/** What others have touched since the viewer's own last answer of this round; for those who watch, the last one. */
function touched({ plays, viewer }: View): ReadonlySet<Thing> {
  const since = viewer === 'public' ? plays.length - 2 : plays.findLastIndex(({ seat }) => seat === viewer);
  return new Set(plays.slice(since + 1).flatMap(({ choice }) => thingsOf(choice)));
}

/** Some cards are twice in the game. */
export const cardThings = (cards: readonly Card[]): readonly Thing[] => apart(cards.map((card) => `card ${card}`));

const numberOf = (thing: Thing): number => Number(thing.split(' ')[1]);

/** The ring around the palace, the people for hire in it, and a hand of cards. */
export function ring(play: () => IntrigoPlay, isTall: () => boolean): BoardOf<View, Answer, Event, Picture> {
  const words = () => WORDS[play().locale];
  const names = () => NAMES[play().locale];
  const cardSaid = (card: Card) => `${names().houses[CARDS[card].house]} ${CARDS[card].value}`;

  /** Those of the hand; while somebody may be called, whoever that may be. */
  function cardsIn(view: View): readonly Card[] {
    if (view.phase !== 'ability') return view.hand ?? [];
    const calls = play().options.flatMap(({ choice }) => (choice.kind === 'call' ? [choice.card] : []));
    return [...new Set(calls)];
  }

  function buildingSaid({ view, fates }: Picture, at: number): string {
    const t = words();
    const { token, up } = view.buildings[at]!;
    if (token === null) return t.empty;
    const what = up ? names().tokens[token] : t.down(names().tokens[token]);
    const fate = fates[at];
    return fate?.kind === 'won' ? t.goes(what, names().houses[view.families[fate.seat]!]) : what;
  }

  function gapSaid(gap: GapCard | null): string {
    if (gap === null) return words().empty;
    if ('influence' in gap) return names().influences[gap.influence];
    return gap.up ? cardSaid(gap.card) : words().down(cardSaid(gap.card));
  }

  function hireSaid({ view }: Picture, influence: Influence): string {
    const cost = view.piles[influence][0];
    return `${names().influences[influence]}, ${cost === undefined ? words().none : words().cost(cost)}`;
  }

  return {
    canTurn: false,
    paths: pathsOf,
    picture: (view) => ({
      view,
      fates: view.phase === 'place' || view.phase === 'ability' ? preview(view).fates : [],
      cards: cardsIn(view),
      last: touched(play().view),
    }),
    areas: ({ view, cards }) => [
      { id: 'ring', rows: ringRows(view.buildings.length, isTall()) },
      { id: 'people', rows: [0, 2, 4].map((at) => INFLUENCES.slice(at, at + 2).map((one) => `hire ${one}`)) },
      { id: 'hand', rows: [cardThings(cards)] },
    ],
    name(thing, picture) {
      const [kind, which] = alike(thing).split(' ') as [string, string];
      const t = words();
      if (kind === 'card') return cardSaid(which as Card);
      if (kind === 'hire') return hireSaid(picture, which as Influence);
      const at = numberOf(thing);
      if (kind === 'building') return t.building(at, buildingSaid(picture, at));
      const said = gapSaid(picture.view.gaps[at]!);
      return t.gap(at, picture.last.has(thing) ? `${said}, ${t.isNew}` : said);
    },
    hint(thing, { chosen, light }) {
      if (light === undefined || (light === 'dim' && chosen.length === 0) || !/^(gap|building)/.test(thing))
        return undefined;
      const isEmpty = thing.startsWith('gap') && play().shown.gaps[numberOf(thing)] === null;
      return isEmpty ? words().mayGo : words().mayBe;
    },
    /** Why a card can't be played, or a gap can't take it. */
    attempt([first], thing, view) {
      if (play().line.length > 0 && play().options.length === 0) return undefined; // it is composed
      const [kind, which] = alike(thing).split(' ') as [string, string];
      if (kind === 'building') return undefined;
      if (kind !== 'gap') return `${which}@${Math.max(0, view.gaps.indexOf(null))}`;
      return first && /^(card|hire)/.test(first) ? `${alike(first).split(' ')[1]}@${which}` : undefined;
    },
  };
}
