import type { Card, Choice, Event, Piece, Type, View } from '@ridotto/games/twilight';
import type { Play } from '../../table/play.ts';
import { meansOf, NO_WISH, targetsOf, typeOfPiece, typesOf, waysFor, waysOf, withMeans } from './compose.ts';
import { attemptAt, type Means, type Target, type Way, type Wish } from './compose.ts';
import { previewOf, type Preview } from './preview.ts';

export type TwilightPlay = Play<View, Choice, Event>;

/** One step of a turn being chosen, in whatever order: its card, its piece, its places. */
export class Composer {
  readonly #play: () => TwilightPlay;
  #wish: Wish = $state.raw(NO_WISH);
  #held: readonly number[] = $state.raw([]); // places in the hand of the cards chosen

  /** What the line composed so far makes of the table. */
  readonly preview: Preview = $derived.by(() => previewOf(this.#play().view, this.#play().line));
  readonly ways: readonly Way[] = $derived.by(() => waysOf(this.#play().options, this.preview.board));
  readonly wish: Wish = $derived.by(() => (waysFor(this.ways, this.#wish).length > 0 ? this.#wish : NO_WISH));
  readonly isIdle: boolean = $derived(this.wish === NO_WISH);
  readonly held: readonly number[] = $derived(this.isIdle ? [] : this.#held);
  readonly open: readonly Way[] = $derived(waysFor(this.ways, this.wish));
  readonly targets: readonly Target[] = $derived.by(() => (this.isIdle ? [] : targetsOf(this.open, this.wish)));

  /** With what the places chosen can be reached, where that is still to be said. */
  readonly means: readonly Means[] = $derived.by(() =>
    this.wish.means === null && Object.keys(this.wish.places).length > 0 ? meansOf(this.open) : [],
  );

  /** Whom a Harlequin card may move [T28]. */
  readonly types: readonly Type[] = $derived.by(() => {
    const { means, piece, places } = this.wish;
    if (means === null || means === 'word' || piece !== null || Object.keys(places).length > 0) return [];
    const types = typesOf(waysFor(this.ways, { ...NO_WISH, means }));
    return types.length > 1 ? types : [];
  });

  /** Whether the card chosen moves others than its own [T28]. */
  readonly isMasked: boolean = $derived.by(() => {
    const { means } = this.wish;
    return means !== null && means[0] === 'H' && this.open.every(({ on }) => on !== 'harlequin');
  });

  /** Pieces that something can move now. */
  readonly movable: ReadonlySet<Piece> = $derived.by(() => {
    const ways = waysFor(this.ways, { ...NO_WISH, means: this.wish.means });
    return new Set(ways.flatMap(({ to }) => Object.keys(to) as Piece[]));
  });

  /** Cards that can be played now. */
  readonly playable: ReadonlySet<Means> = $derived.by(() => {
    const { piece, places } = this.wish;
    return new Set(meansOf(waysFor(this.ways, { ...NO_WISH, piece, places })));
  });

  constructor(play: () => TwilightPlay) {
    this.#play = play;
  }

  /** Whether a card can be chosen: where the Doge can't go alone, as one of a Cortege. */
  isPlayable(card: Card): boolean {
    return this.playable.has(card) || (card === 'D' && this.playable.has('DD'));
  }

  /** A card of the hand: chosen, given back, or the second one of a Cortege [T22]. */
  pickCard(card: Card, at: number): void {
    if (this.held.includes(at)) return this.#giveBack(at);
    const ways = (means: Means) => this.ways.some((way) => way.means === means);
    if (card === 'D' && this.wish.means === 'D' && ways('DD')) return this.#take('DD', [...this.held, at]);
    if (!this.isPlayable(card)) {
      if (!ways(card)) return this.#play().attempt(card);
      this.drop();
    }
    if (card !== 'D' || this.playable.has('D')) return this.#take(card, [at]);
    const partner = this.preview.hand.findIndex((other, place) => other === 'D' && place !== at);
    this.#take('DD', [at, partner]);
  }

  /** One of two cards given back leaves the other, unless they only go together. */
  #giveBack(at: number): void {
    const [first] = this.held;
    const rest = this.held.filter((other) => other !== at);
    if (rest.length === 0) return this.drop();
    if (this.ways.some(({ means }) => means === 'D')) return this.#take('D', rest);
    if (at === first) this.drop();
  }

  pickMeans(means: Means): void {
    const first = this.preview.hand.indexOf(means === 'DD' ? 'D' : (means as Card));
    this.#take(means, first < 0 ? [] : means === 'DD' ? [first, first + 1] : [first]);
  }

  #take(means: Means, held: readonly number[]): void {
    const { piece, places } = this.wish;
    const base = this.wish.means === null ? { ...NO_WISH, piece, places } : NO_WISH;
    this.#narrow(withMeans(this.ways, base, means), held);
  }

  /** Whom the card moves, or which piece goes first. */
  pickPiece(piece: Piece): void {
    const { means } = this.wish;
    const wish = { ...NO_WISH, means, on: means === null ? null : typeOfPiece(piece), piece };
    if (waysFor(this.ways, wish).length > 0) return this.#narrow(wish, this.held);
    this.attempt({ piece, cell: 0 });
  }

  pickType(on: Type): void {
    this.#narrow({ ...NO_WISH, means: this.wish.means, on }, this.held);
  }

  pickTarget({ piece, cell }: Target): void {
    this.#narrow({ ...this.wish, places: { ...this.wish.places, [piece]: cell } }, this.held);
  }

  /** Something that can't be: the frame says why. */
  attempt(target: Target): void {
    const { means } = this.wish;
    this.#play().attempt(means === null ? target.piece : attemptAt(means, this.preview.board, target));
  }

  drop(): void {
    this.#wish = NO_WISH;
    this.#held = [];
  }

  /** Undoes the last thing: what has been chosen of a step, else a whole step. */
  back(): void {
    if (this.isIdle) this.#play().takeBack();
    else this.drop();
  }

  /** A step that is fully chosen is taken; a card alone never is. */
  #narrow(wish: Wish, held: readonly number[]): void {
    const [way, ...others] = waysFor(this.ways, wish);
    this.#wish = wish;
    this.#held = held;
    const isPlaced = wish.piece !== null || Object.keys(wish.places).length > 0;
    if (!way || others.length > 0 || !isPlaced || (wish.means === null && Object.keys(wish.places).length === 0))
      return;
    this.drop();
    const { say, text } = way.option;
    this.#play().say(say);
    this.#play().announce(text);
  }
}
