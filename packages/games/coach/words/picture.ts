import { catalogue, type Locale, type Seat, type Words } from '@ridotto/kernel';
import { countOf, kindsOf } from '../rules/bag.ts';
import { knownOf, type Known } from '../rules/knowledge/known.ts';
import { notebook, type Notebook } from '../rules/knowledge/notebook.ts';
import type {
  Character,
  Coach,
  Duel,
  Event,
  EventOf,
  Item,
  Profession,
  Side,
  Society,
  Used,
  View,
} from '../rules/model.ts';
import { pointsOf } from '../rules/points.ts';
import { en } from './picture.en.ts';
import { ru } from './picture.ru.ts';

/** The short words of the picture, in one language. */
export interface Labels {
  readonly items: Record<Item, string>;
  readonly professions: Record<Profession, string>;
  readonly societies: Record<Society, string>;
  readonly characters: Record<Character, string>;
  readonly itemCount: (count: number) => string;
  readonly tokenCount: (count: number) => string;
  readonly turn: string;
  readonly deck: string;
  readonly stack: string;
  readonly unused: string;
  readonly onTop: string;
  readonly inDeck: string;
  readonly yours: string;
  readonly theirs: string;
  readonly open: string;
  readonly offer: string;
  readonly duel: Record<Side, string>;
  readonly alone: string;
  readonly out: string;
  readonly used: string;
  readonly notebook: string;
  readonly says: Words<Coach>['event'];
}

const LABELS = catalogue<Labels>({ en: () => en, ru: () => ru });

const WIDTH = 80;
const COLUMNS = { character: 19, items: 11, tokens: 10, profession: 17 };
const FACTS_SHOWN = 6;

/** The coach seat by seat, with what the viewer knows for certain; what lies face down stands in brackets. */
export function picture(view: View, locale: Locale): string {
  const labels = LABELS[locale];
  const { turn, deck, stack, unused } = view;
  const head = [
    `${labels.turn} ${turn}`,
    `${labels.deck} ${labels.itemCount(deck)}`,
    `${labels.stack} ${labels.tokenCount(stack)}`,
    `${labels.unused} ${unused}`,
  ].join(', ');
  if (view.active === null) return head;
  const notes = notebook(view);
  const lines = [
    ...view.hands.flatMap((_count, seat) => seatLines(view, labels, seat, knownOf(view, notes, seat))),
    ...deckLines(view, labels, notes),
    ...(view.offer ? [offerLine(view.offer, labels)] : []),
    ...(view.duel ? duelLines(view.duel, labels) : []),
    ...factLines(view, labels, notes),
  ];
  return [head, ...lines].flatMap(wrapped).join('\n');
}

function seatLines(view: View, labels: Labels, seat: Seat, { society, profession, items }: Known): string[] {
  const { result, active, characters, hands, tokens, open } = view;
  const isMarked = result ? result.winners.includes(seat) : seat === active;
  const name = profession === null ? '?' : labels.professions[profession];
  const cells = [
    `${isMarked ? (result ? '★' : '→') : ' '} ${seat}`,
    labels.characters[characters[seat]!].padEnd(COLUMNS.character),
    labels.itemCount(hands[seat]!).padEnd(COLUMNS.items),
    (tokens[seat]! > 0 ? labels.tokenCount(tokens[seat]!) : '').padEnd(COLUMNS.tokens),
    (profession === null || result || open[seat] !== null ? name : `(${name})`).padEnd(COLUMNS.profession),
    society === null ? '?' : labels.societies[society],
  ];
  const hand = `    ${holdsIn(view, labels, seat)}: ${countedIn(labels, items)}`;
  return [cells.join(' '), ...(items.length > 0 ? [hand] : [])];
}

const holdsIn = ({ viewer, result }: View, labels: Labels, seat: Seat): string =>
  seat === viewer ? labels.yours : result ? labels.open : labels.theirs;

const itemsIn = (labels: Labels, items: readonly (Item | null)[]): string =>
  items.map((item) => (item === null ? '?' : labels.items[item])).join(', ');

/** `2 × Key, Whip`: of a sorted list. */
const countedIn = (labels: Labels, items: readonly Item[]): string =>
  kindsOf(items)
    .map((item) => (countOf(items, item) > 1 ? `${countOf(items, item)} × ` : '') + labels.items[item])
    .join(', ');

/** What lies on top, as far as the viewer chose it, and what must be somewhere in the deck. */
function deckLines({ history, top, result }: View, labels: Labels, { items }: Notebook): string[] {
  if (result) return [];
  const sure = items.flatMap(({ what, pile }) => Array.from({ length: pile.least }, () => what));
  const topped = history.findLast((event): event is EventOf<'topped'> => event.type === 'topped');
  const upper = top > 0 && topped ? (topped.items ?? Array.from({ length: topped.count }, () => null)).slice(-top) : [];
  return [
    ...(upper.length > 0 ? [`${labels.onTop}: ${itemsIn(labels, upper)}`] : []),
    ...(sure.length > 0 ? [`${labels.inDeck}: ${countedIn(labels, sure)}`] : []),
  ];
}

const offerLine = ({ by, to, item }: NonNullable<View['offer']>, labels: Labels): string =>
  `${labels.offer} ${by} → ${to}: ${itemsIn(labels, [item])}`;

function duelLines(duel: Readonly<Duel>, labels: Labels): string[] {
  const [attack, defence] = pointsOf(duel);
  const { isAlone, out, used } = duel;
  return [
    `${labels.duel.attacker} ${attack}: ${ridersIn(duel, 'attacker')}`,
    `${labels.duel.defender} ${defence}: ${ridersIn(duel, 'defender')}`,
    ...(isAlone ? [`    ${labels.alone}`] : []),
    ...(out === null ? [] : [`    ${labels.out}: ${out}`]),
    ...(used.length > 0 ? [`    ${labels.used}: ${used.map((one) => usedIn(labels, one)).join(', ')}`] : []),
  ];
}

/** The principal of a side, then those who support it. */
function ridersIn(duel: Readonly<Duel>, side: Side): string {
  const supporters = duel.support.flatMap((one, seat) => (one === side && seat !== duel.out ? [seat] : []));
  return [duel[side], ...supporters].join(', ');
}

function usedIn(labels: Labels, { by, use, count }: Used): string {
  if (use === 'tokens') return `${labels.tokenCount(count)} (${by})`;
  const names: Record<Item | Profession, string> = { ...labels.items, ...labels.professions };
  return `${names[use]} (${by})`;
}

/** The last cards that the viewer was shown, with source and turn [C55]. */
function factLines({ viewer, characters, result }: View, labels: Labels, { facts }: Notebook): string[] {
  if (viewer === 'public' || result) return [];
  const names = characters.map((character) => labels.characters[character]);
  const lines = facts.flatMap((fact) => {
    const said = isBetween(fact, viewer) ? labels.says(fact, viewer, names) : undefined;
    return said === undefined ? [] : [`    ${labels.turn} ${fact.turn}: ${said}`];
  });
  return lines.length > 0 ? [`${labels.notebook}:`, ...lines.slice(-FACTS_SHOWN)] : [];
}

/** What everybody heard, or what shows a seat only cards of its own. */
const NO_SECRET_OF_OTHERS: ReadonlySet<Event['type']> = new Set([
  'read',
  'showed',
  'opened',
  'demanded',
  'drew',
  'became',
]);

/** Whether a fact is something between this seat and others. */
function isBetween(fact: Event, seat: Seat): boolean {
  if (NO_SECRET_OF_OTHERS.has(fact.type)) return false;
  if (fact.type === 'passed') return true;
  return ('by' in fact && fact.by === seat && fact.type !== 'offered') || ('to' in fact && fact.to === seat);
}

/** A line in pieces that fit the terminal, indented a little more than it is. */
function wrapped(line: string): string[] {
  const indent = ' '.repeat(line.search(/\S/) + 2);
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const at = rest.lastIndexOf(' ', WIDTH);
    pieces.push(rest.slice(0, at));
    rest = indent + rest.slice(at + 1);
  }
  return [...pieces, rest.trimEnd()];
}
