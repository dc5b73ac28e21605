import { setUp, type Board, type Card, type Event } from '@ridotto/games/twilight';
import type { Seat, Viewer } from '@ridotto/kernel';

/** What somebody did in a turn. */
export interface Deed {
  readonly seat: Seat;
  readonly from: Board; // the board before it
  readonly cards: readonly Card[];
  readonly kind: 'played' | 'called' | 'discarded';
}

/** What happened, board by board, and the last turn in it. */
export interface Story {
  readonly boards: readonly Board[];
  readonly deed: Deed | null;
}

/** The events of a turn or more, told on from a board. The viewer has seen their own steps while composing them. */
export function storyOf(from: Board, events: readonly Event[], before: Deed | null, me: Viewer): Story {
  const boards: Board[] = [];
  let board = from;
  let deed = before;
  const stand = (next: Board) => {
    board = next;
    if (deed?.seat !== me) boards.push(board);
  };
  const act = (seat: Seat, kind: Deed['kind'], cards: readonly Card[]) => {
    const isSame = deed !== null && deed.seat === seat && deed.kind === kind && kind === 'played';
    deed = isSame ? { ...deed!, cards: [...deed!.cards, ...cards] } : { seat, kind, from: board, cards };
  };
  for (const event of events) {
    switch (event.type) {
      case 'played':
        act(event.seat, 'played', Array<Card>(event.play.copies).fill(event.play.card));
        stand({ ...board, ...event.to });
        break;
      case 'called':
        act(event.seat, 'called', []);
        stand({ ...board, [event.piece]: event.to });
        break;
      case 'discarded':
        act(event.seat, 'discarded', event.cards);
        break;
      case 'favourite':
        stand({ ...board, favourite: event.to });
        break;
      case 'dealt':
        deed = null;
        board = setUp(event.merchant);
        boards.length = 0; // a new round is set up, not walked to
        break;
      case 'lots':
      case 'hand':
      case 'shown':
      case 'ended':
      case 'drew':
      case 'shuffled':
      case 'last-turn':
      case 'round':
      case 'over':
        break;
    }
  }
  return { boards, deed };
}

const PACE = 480; // ms for each step of a turn

/** Shows the steps of others one after another; whoever doesn't want to wait skips them. */
export class Scene {
  #boards: readonly Board[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  deed: Deed | null = $state.raw(null);

  /** The board to be shown now, if it isn't the newest. */
  get board(): Board | undefined {
    return this.#boards[0];
  }

  tell(from: Board, events: readonly Event[], me: Viewer, hasMotion: boolean): void {
    const { boards, deed } = storyOf(from, events, this.deed, me);
    this.deed = deed;
    if (!hasMotion || boards.length < 2) return;
    this.#boards = boards.slice(0, -1);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#boards = this.#boards.slice(1);
      if (this.#boards.length > 0) this.#wait();
    }, PACE);
  }

  skip(): void {
    clearTimeout(this.#timer);
    if (this.#boards.length > 0) this.#boards = [];
  }
}
