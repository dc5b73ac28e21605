import { catalogue, once, type Locale, type Seat } from '@ridotto/kernel';
import { mentionsOf, type Thing } from '@ridotto/kit';
import { DYES } from '@ridotto/kit/art/families.ts';
import type { Play, Sign, Telling } from '@ridotto/kit/board/play.ts';
import { pointing } from '@ridotto/kit/board/telling.svelte.ts';
import { ALL_CARDS, ALL_PIECES, cardIn, NAMES } from '../title.ts';
import type { Card, Cell, Event, Piece, Twilight, View } from '../title.ts';
import { handThings, pieceThing, spotAt } from './board.ts';
import { CELLS, figureAt, laneOf } from './lanes.ts';
import { WORDS } from './words.ts';

/** A card, a word, the Favourite’s heart, the deck, and what begins and ends. */
const CARD = 'M6 2h12v20H6zM9 6v2h6V6z';
const DECK = 'M7 2h13v16H7zM4 6h2v13h11v2H4z';
const CROWN = 'M3 7l4.5 4L12 4l4.5 7L21 7l-2 11H5z';
const SIGNS: Readonly<Partial<Record<Event['type'], Sign>>> = {
  lots: { fill: CROWN },
  dealt: { fill: DECK },
  shown: { fill: DECK },
  played: { fill: CARD },
  called: { fill: 'M3 4h18v12h-8l-6 5v-5H3z' },
  discarded: { fill: 'M5 4h14l-1.5 17h-11zM3 2h18v1.5H3z' },
  favourite: { fill: 'M12 21C4 15 2 11 2 7.5A5 5 0 0 1 12 6a5 5 0 0 1 10 1.5C22 11 20 15 12 21z' },
  drew: { fill: 'M6 2h12v12H6zM11 15h2v3h3l-4 5-4-5h3z' },
  shuffled: { fill: DECK },
  round: { fill: CROWN },
  over: { fill: CROWN },
};

/** What a sentence may name: a card, a piece, or a piece and where it goes. */
type Meant = { readonly card: Card } | { readonly piece: Piece; readonly cell?: Cell };

function namesIn(locale: Locale): ReadonlyMap<string, Meant> {
  const { types, pieces, goes } = NAMES[locale];
  return new Map<string, Meant>([
    ...ALL_CARDS.map((card) => [cardIn(types, card), { card }] as const),
    ...ALL_PIECES.map((piece) => [pieces[piece], { piece }] as const),
    ...ALL_PIECES.flatMap((piece) => CELLS.map((cell) => [goes(piece, cell), { piece, cell }] as const)),
  ]);
}

const CUTTERS = catalogue({
  en: once(() => mentionsOf(namesIn('en'))),
  ru: once(() => mentionsOf(namesIn('ru'))),
});

/** What stands on a cell is touched there. */
function thingsOf(meant: Meant, { board, hands, viewer }: View): readonly Thing[] {
  if ('card' in meant) {
    const hand = viewer === 'public' ? null : hands[viewer as 0 | 1];
    return handThings(hand ?? []).filter((thing) => thing.startsWith(`card ${meant.card}`));
  }
  const { piece, cell = board[piece] } = meant;
  const lane = laneOf(piece);
  const figure = figureAt(board, { lane, cell });
  return [figure ? pieceThing(figure) : spotAt(lane, cell)];
}

const isAct = (event: Event): event is Event & { readonly seat: Seat } =>
  event.type === 'played' || event.type === 'called' || event.type === 'discarded';

/** Rounds and their turns: sides take them one after the other. */
export const tellingOf = (play: Pick<Play<Twilight>, 'locale' | 'view'>): Telling<Event> => ({
  headings(events) {
    const t = WORDS[play.locale];
    let [round, turn, last] = [0, 0, -1];
    return events.map((event) => {
      if (event.type === 'dealt' && event.round !== round) [round, turn, last] = [event.round, 0, -1];
      if (isAct(event) && event.seat !== last) [turn, last] = [turn + 1, event.seat];
      if (round === 0) return undefined;
      return turn === 0 ? t.round(round) : `${t.round(round)}, ${t.turn(turn)}`;
    });
  },
  signOf: ({ type }) => SIGNS[type],
  dyeOf: (event) => ('seat' in event ? DYES[event.seat as 0 | 1] : undefined),
  partsOf: (text) => pointing(CUTTERS[play.locale](text), (meant) => thingsOf(meant, play.view)),
});
