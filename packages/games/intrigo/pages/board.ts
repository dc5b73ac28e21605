import { canAct, CARDS, INFLUENCES, NAMES, type Answer, type Card, type Event, type GapCard } from '../title.ts';
import type { Influence, Intrigo, View } from '../title.ts';
import { alike, apart, by, eitherWay, type BoardOf, type Chapter, type Path, type Thing } from '@ridotto/kit';
import type { Play } from '@ridotto/kit/board/play.ts';
import { painted, pictureOf, scenesOf, without, type Picture } from './picture.ts';
import { ringRows } from './places.ts';
import { walksIn, type Walk } from './walks.ts';
import { WORDS } from './words.ts';

export type IntrigoPlay = Pick<Play<Intrigo>, 'view' | 'shown' | 'line' | 'options' | 'locale' | 'events'>;

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
      return [by([`card ${choice.card}`, `gap ${choice.gap}`])];
    case 'call':
      return [by([`call ${choice.card}`, `gap ${choice.gap}`])];
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
export function touched({ plays, viewer }: View): ReadonlySet<Thing> {
  const since = viewer === 'public' ? plays.length - 2 : plays.findLastIndex(({ seat }) => seat === viewer);
  return new Set(plays.slice(since + 1).flatMap(({ choice }) => thingsOf(choice)));
}

/** Whether the person who is chosen would have nothing to act on in a gap. */
export function isIdle(view: View, chosen: Thing | undefined, thing: Thing): boolean {
  if (!chosen?.startsWith('hire ') || !thing.startsWith('gap ') || view.phase !== 'place') return false;
  return !canAct(view, chosen.slice(5) as Influence, numberOf(thing));
}

/** Some cards are twice in the game. */
export const cardThings = (cards: readonly Card[]): readonly Thing[] => apart(cards.map((card) => `card ${card}`));

/** Whom a Courtesan may call. */
export const callsIn = (options: IntrigoPlay['options']): readonly Card[] => [
  ...new Set(options.flatMap(({ choice }) => (choice.kind === 'call' ? [choice.card] : []))),
];

const numberOf = (thing: Thing): number => Number(thing.split(' ')[1]);
const rowsOf = <T>(list: readonly T[], across: number): readonly T[][] =>
  Array.from({ length: Math.ceil(list.length / across) }, (_, at) => list.slice(at * across, (at + 1) * across));

const VERBS: Record<Influence, string> = {
  courtesan: 'call',
  seller: 'swap',
  assassin: 'kill',
  guard: 'move',
  gondolier: 'ferry',
  thief: 'steal',
};

const CALLS_ACROSS = 5;

/** What is certain of an answer whose whole effect isn't: a kept card is kept, a called one is placed. */
function withLast(picture: Picture, { view, shown, line }: IntrigoPlay): Picture {
  const [verb, card, gap] = (line.at(-1)?.split(' ') ?? []) as [string?, Card?, string?];
  if (card === undefined) return picture;
  if (verb === 'keep') return { ...picture, pack: without(picture.pack, card), hand: [...picture.hand, card] };
  if (verb !== 'call' || shown.plays.length > view.plays.length + 1) return picture;
  return painted({ ...picture, gaps: picture.gaps.with(Number(gap), { card, up: true }) });
}

interface Telling {
  readonly hasCounsel?: () => boolean; // whether it is said who would get what
  readonly retell?: (walk: Walk) => void;
}

/** The palace, the people in its courtyard, and a hand of cards. */
export function palace(
  play: () => IntrigoPlay,
  { hasCounsel = () => true, retell }: Telling = {},
): BoardOf<View, Answer, Event, Picture> {
  const words = () => WORDS[play().locale];
  const names = () => NAMES[play().locale];
  const cardSaid = (card: Card) => `${names().houses[CARDS[card].house]} ${CARDS[card].value}`;

  function buildingSaid({ buildings, fates, families }: Picture, at: number): string {
    const t = words();
    const { token, up } = buildings[at]!;
    if (token === null) return t.empty;
    const what = up ? names().tokens[token] : t.down(names().tokens[token]);
    const fate = hasCounsel() ? fates[at] : undefined;
    return fate?.kind === 'won' ? t.goes(what, names().houses[families[fate.seat]!]) : what;
  }

  function gapSaid(gap: GapCard | null): string {
    if (gap === null) return words().empty;
    if ('influence' in gap) return names().influences[gap.influence];
    return gap.up ? cardSaid(gap.card) : words().down(cardSaid(gap.card));
  }

  function hireSaid(influence: Influence): string {
    const cost = play().shown.piles[influence][0];
    const { cost: said, none, powers } = words();
    return `${names().influences[influence]}, ${cost === undefined ? none : said(cost)}. ${powers[influence]}`;
  }

  const walks = (events: readonly Event[]) => walksIn(events, play().view.seats, play().view.viewer);

  function capital(text: string): string {
    return text[0]!.toUpperCase() + text.slice(1);
  }

  return {
    canTurn: false,
    paths: pathsOf,
    picture: (view) => (view === play().shown ? withLast(pictureOf(view), play()) : pictureOf(view)),
    areas({ buildings, hand, pack }) {
      const calls = callsIn(play().options);
      const isDraft = play().shown.phase === 'draft';
      return [
        {
          id: 'people',
          rows: rowsOf(isDraft || calls.length > 0 ? [] : INFLUENCES, 3).map((row) => row.map((one) => `hire ${one}`)),
        },
        { id: 'calls', rows: rowsOf(calls, CALLS_ACROSS).map((row) => row.map((card) => `call ${card}`)) },
        { id: 'pack', rows: [cardThings(pack)] },
        { id: 'ring', rows: ringRows(buildings.length) },
        { id: 'hand', rows: [isDraft ? [] : cardThings(hand)] },
      ];
    },
    name(thing, picture) {
      const [kind, which] = alike(thing).split(' ') as [string, string];
      const t = words();
      if (kind === 'card' || kind === 'call') return cardSaid(which as Card);
      if (kind === 'hire') return hireSaid(which as Influence);
      const at = numberOf(thing);
      if (kind === 'building') return `${names().buildings[at]}: ${buildingSaid(picture, at)}`;
      const said = gapSaid(picture.gaps[at]!);
      const where = capital(names().gap(at, picture.gaps.length));
      return `${where}: ${touched(play().view).has(thing) ? `${said}, ${t.isNew}` : said}`;
    },
    hint(thing, { chosen, light }) {
      if (light === undefined || (light === 'dim' && chosen.length === 0) || !/^(gap|building)/.test(thing))
        return undefined;
      const isEmpty = thing.startsWith('gap') && play().shown.gaps[numberOf(thing)] === null;
      if (isIdle(play().shown, chosen[0], thing)) return words().mayIdle;
      return isEmpty ? words().mayGo : words().mayBe;
    },
    /** Why a card can't be played, a gap can't take it, or a power doesn't reach so far. */
    attempt([first], thing, view) {
      if (play().line.length > 0 && play().options.length === 0) return undefined; // it is composed
      const [kind, which] = alike(thing).split(' ') as [string, string];
      const hired = hiredIn(view);
      if (hired && (kind === 'gap' || kind === 'building')) return attemptOf(hired, kind, which, first);
      if (kind === 'building') return undefined;
      if (kind !== 'gap') return `${which}@${Math.max(0, view.gaps.indexOf(null))}`;
      return first && /^(card|hire)/.test(first) ? `${alike(first).split(' ')[1]}@${which}` : undefined;
    },
    scenes: scenesOf,
    chapters: (events) => walks(events).map(({ round, from, to }) => ({ name: words().rewards(round), from, to })),
    ...(retell && {
      retell: ({ from }: Chapter) => {
        const walk = walks(play().events).find((one) => one.from === from);
        if (walk) retell(walk);
      },
    }),
  };
}

/** What it would be in notation to use a power there. */
function attemptOf(hired: Influence, kind: string, which: string, first: Thing | undefined): string | undefined {
  const wants = hired === 'seller' || hired === 'thief' ? 'building' : 'gap';
  if (kind !== wants) return undefined;
  if (hired === 'courtesan') return first?.startsWith('call ') ? `call ${alike(first).split(' ')[1]} ${which}` : which;
  return first && /^(gap|building)/.test(first)
    ? `${VERBS[hired]} ${numberOf(first)} ${which}`
    : `${VERBS[hired]} ${which}`;
}
