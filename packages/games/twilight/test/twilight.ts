import { admit, isRefusal, play, type Entry, type Seat, type Table } from '@ridotto/kernel';
import { setUp } from '../rules/board.ts';
import { title } from '../title.ts';
import {
  ALL_CARDS,
  bagOf,
  isCard,
  without,
  type Bag,
  type Board,
  type Event,
  type State,
  type Twilight,
} from '../rules/model.ts';

/** What a test says of a position; the rest is as at the start of a round. */
export interface Where {
  readonly hand?: string; // of the seat to move
  readonly other?: string; // the other hand
  readonly toMove?: Seat;
  readonly merchantOf?: Seat;
  readonly deal?: State['deal'];
  readonly deck?: string; // where absent, all cards that are nowhere else; where given, those are seat 0's discards
  readonly round?: number;
  readonly wins?: readonly [number, number];
  readonly lastTurn?: boolean;
}

export const cards = (text: string): Bag => {
  const names = text.split(' ').filter(Boolean);
  const odd = names.find((name) => !isCard(name));
  if (odd) throw new Error(`no such card: ${odd}`);
  return bagOf(names as Bag);
};

const LETTERS = { D: 'doge', w: 'w', e: 'e', M: 'merchant', H: 'harlequin', F: 'favourite' } as const;

/** `D0 w-2 e2 M-1 H1 F0`; pieces not named stand where a round begins. */
function readBoard(text: string, merchantOf: Seat): Board {
  const board: Record<string, number> = { ...setUp(merchantOf) };
  for (const [, letter, cell] of text.matchAll(/([DweMHF])(-?\d+)/g)) {
    board[LETTERS[letter as keyof typeof LETTERS]] = Number(cell);
  }
  return board as unknown as Board;
}

const writeBoard = (board: Board): string =>
  Object.entries(LETTERS)
    .map(([letter, piece]) => letter + board[piece])
    .join(' ');

/** A state in the middle of a round: `hand` belongs to the seat to move. */
export function position(pieces: string, where: Where = {}): State {
  const { toMove = 0, merchantOf = 0, deal = 1, round = 1, wins = [0, 0], lastTurn = false } = where;
  const mine = cards(where.hand ?? '');
  const theirs = cards(where.other ?? '');
  const rest = without(without(ALL_CARDS, mine), theirs);
  const deck = where.deck === undefined ? rest : cards(where.deck);
  const hands = toMove === 0 ? ([mine, theirs] as const) : ([theirs, mine] as const);
  return {
    ...title.game.start(2, {}),
    phase: 'turn',
    round,
    wins,
    merchantOf,
    toMove,
    deal,
    board: readBoard(pieces, merchantOf),
    hands,
    drawn: [8, 8],
    discards: [without(rest, deck), []],
    deck,
    lastTurn,
  };
}

/** A game under way, played by what its seats and chance say. */
export class Script {
  readonly table: Table<Twilight>;
  readonly told: Event[] = [];

  constructor(state: State) {
    this.table = { seats: 2, state, sealed: new Map(), drawOffer: undefined, length: 0 };
  }

  /** The seat to move answers, step by step. */
  say(...says: string[]): this {
    for (const say of says) this.#enter({ seat: this.state.toMove!, say });
    return this;
  }

  draw(text: string): this {
    return this.#enter({ roll: { kind: 'draw', cards: cards(text) } });
  }

  deal(first: string, second: string): this {
    return this.#enter({ roll: { kind: 'deal', hands: [cards(first), cards(second)] } });
  }

  lots(merchant: Seat): this {
    return this.#enter({ roll: { kind: 'lots', merchant } });
  }

  resign(seat: Seat): this {
    return this.#enter({ seat, say: 'resign' });
  }

  get state(): State {
    return this.table.state;
  }

  get board(): string {
    return writeBoard(this.state.board);
  }

  get options(): string[] {
    return title.game.options(this.state, this.state.toMove!).map((option) => title.notation.answer.write(option));
  }

  get turn() {
    return title.game.turn(this.state);
  }

  /** The events of one type, in the order told. */
  events<T extends Event['type']>(type: T): (Event & { type: T })[] {
    return this.told.filter((event): event is Event & { type: T } => event.type === type);
  }

  #enter(entry: Entry): this {
    const step = admit(title, this.table, entry);
    if (isRefusal(step)) {
      const options = this.state.phase === 'turn' ? this.options.join(', ') : this.state.phase;
      throw new Error(`${JSON.stringify(entry)} is refused (${step.refused}); there is: ${options}`);
    }
    play(title, this.table, step, (event) => this.told.push(event));
    return this;
  }
}

/** A game from a position in the middle of a round. */
export const twilight = (pieces: string, where?: Where): Script => new Script(position(pieces, where));

/** A new match, nothing dealt yet. */
export const newMatch = (): Script => new Script(title.game.start(2, {}));

/** Two hands that are not of one type. */
export const MIXED_HANDS = ['D D G1 G11 H2 H3 M2 M2', 'D D G1 G11 H3 H4 M2 M2'] as const;
