import type { Seat } from '@ridotto/kernel';
import { landing, setUp } from '../rules/board.ts';
import { bagOf, type Bag, type Board, type Card, type Event, type Move } from '../rules/model.ts';

/** A turn that somebody has made. */
export interface TurnMade {
  readonly from: Board;
  readonly to: Board; // after the Favourite's step
  readonly spent: Bag;
  readonly drew: number; // cards, afterwards
  readonly event: number; // the place of its last event among all that was told
}

/** Follows what was told, and remembers each seat's last turn of the round. */
export class Turns {
  #board: Board | undefined;
  #from: Board | undefined; // where the turn under way began
  #spent: Card[] = [];
  #heard = 0;
  readonly #last: [TurnMade | undefined, TurnMade | undefined] = [undefined, undefined];

  lastOf(seat: Seat): TurnMade | undefined {
    return this.#last[seat];
  }

  hear(event: Event): void {
    const number = this.#heard++;
    if (event.type === 'dealt') this.#deal(event.merchant);
    if (event.type === 'played') this.#play(event.play.move, Array<Card>(event.play.copies).fill(event.play.card));
    if (event.type === 'called') this.#play({ kind: 'call', piece: event.piece }, []);
    if (event.type === 'discarded') this.#spent.push(...event.cards);
    if (event.type === 'favourite' && this.#board) this.#board = { ...this.#board, favourite: event.to };
    if (event.type === 'drew') this.#end(event.seat, event.count, number);
  }

  #deal(merchant: Seat): void {
    this.#board = setUp(merchant);
    this.#last.fill(undefined);
    this.#begin();
  }

  #play(move: Move, cards: readonly Card[]): void {
    this.#spent.push(...cards);
    if (this.#board) this.#board = landing(this.#board, move);
  }

  #begin(): void {
    this.#from = this.#board;
    this.#spent = [];
  }

  /** Cards are drawn at the end of a turn, sometimes in two parts. */
  #end(seat: Seat, count: number, event: number): void {
    if (!this.#from || !this.#board) return;
    const isRest = this.#spent.length === 0 && this.#from === this.#board && this.#last[seat] !== undefined;
    if (isRest) this.#last[seat] = { ...this.#last[seat]!, drew: this.#last[seat]!.drew + count };
    else this.#last[seat] = { from: this.#from, to: this.#board, spent: bagOf(this.#spent), drew: count, event };
    this.#begin();
  }
}
