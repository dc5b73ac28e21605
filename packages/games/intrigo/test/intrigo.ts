import { admit, applyGiven, isRefusal, play, seeded, type Entry, type Seat, type Table } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { CARD_DOWN, CARD_UP, EMPTY, HIRED, TOKEN_DOWN, TOKEN_UP } from '../rules/choices.ts';
import { title } from '../title.ts';
import {
  CARDS,
  ORGANISATIONS,
  sorted,
  symbolOf,
  type Building,
  type Card,
  type Event,
  type Family,
  type GapCard,
  type Influence,
  type Intrigo,
  type Organisation,
  type State,
  type Token,
} from '../rules/model.ts';

const { game, notation } = title;

/** A position in the placing phase, written as text; nobody remembers a draft. What is not said is as at the start. */
export interface Position {
  readonly seats?: 3 | 4;
  readonly families?: string; // by seat: `C D G M`
  readonly gaps?: string; // `C4 . (M3) thief`, or by number: `0:C4 2:(M3)`; brackets mean face down
  readonly tokens?: string; // in the same way; `-` is an empty building
  readonly hands?: string; // `C2 C3 | M4 | |`
  readonly purses?: string;
  readonly seals?: string; // `clergy 3 workers 1 | | |`
  readonly first?: Seat;
  readonly toMove?: Seat;
}

export interface Script {
  readonly state: State;
  readonly told: readonly Event[]; // to anyone, in order
  /** Plays answers in notation, each of the seat to move. */
  say(...answers: string[]): Script;
  /** Plays an answer of chance. */
  roll(answer: unknown): Script;
  /** Options of the seat to move, or only those that begin so. */
  options(beginning?: string): string[];
  gap(at: number): string;
  token(at: number): string;
}

/** A script on a written position. */
export function intrigo(position: Position = {}): Script {
  return scriptOf(stateOf(position));
}

/** A script from the very start of a game. */
export const fromStart = (seats: number): Script => scriptOf(game.start(seats, {}));

/** A script after the first draft of a random game: every roll and every kept card by this seed. */
export function drafted(seats: number, seed: number): Script {
  const rng = seeded(seed);
  const state = game.start(seats, {});
  while (state.phase !== 'place') {
    applyGiven(game, state, anyGiven(game, state, rng), () => {});
  }
  return scriptOf(state);
}

export function scriptOf(state: State): Script {
  const told: Event[] = [];
  const options = (seat: Seat) => game.options(state, seat).map((option) => notation.answer.write(option));
  const table: Table<Intrigo> = { seats: state.seats, state, sealed: new Map(), drawOffer: undefined, length: 0 };
  const enter = (entry: Entry) => {
    const step = admit(title, table, entry);
    if (isRefusal(step))
      throw new Error(`${JSON.stringify(entry)}: ${step.refused}; ${options(state.toMove).join(', ')}`);
    play(title, table, step, (event) => told.push(event));
  };
  const script: Script = {
    state,
    told,
    say(...answers) {
      for (const say of answers) enter({ seat: state.toMove, say });
      return script;
    },
    roll(roll) {
      enter({ roll });
      return script;
    },
    options: (beginning = '') => options(state.toMove).filter((option) => option.startsWith(beginning)),
    gap: (at) => gapText(state.gaps[at]!),
    token: (at) => tokenText(state.buildings[at]!),
  };
  return script;
}

function stateOf(position: Position): State {
  const { seats = 4, families = 'C D G M', hands, purses, seals, first = 0, toMove = first } = position;
  const state = game.start(seats, {});
  state.buildings.forEach((_, at) => {
    const seal = ORGANISATIONS[(at / 2) % ORGANISATIONS.length]!;
    state.buildings[at] = TOKEN_UP[symbolOf(at) === 'seal' ? seal : 'ducat'];
  });
  for (const [at, text] of listed(position.tokens)) state.buildings[at] = readToken(text);
  for (const [at, text] of listed(position.gaps)) state.gaps[at] = readGap(text);
  const held = (hands ?? '').split('|').map((hand) => sorted(words(hand) as Card[]));
  Object.assign(state, {
    round: 1,
    first,
    toMove,
    phase: 'place',
    families: words(families).slice(0, seats) as Family[],
    hands: state.hands.map((_, seat) => held[seat] ?? []),
    purses: purses ? words(purses).map(Number) : state.purses.map(() => 1),
    supply: 10,
  });
  (seals ?? '').split('|').forEach((counts, seat) => {
    const pairs = words(counts);
    for (let i = 0; i < pairs.length; i += 2) {
      state.seals[seat] = { ...state.seals[seat]!, [pairs[i] as Organisation]: Number(pairs[i + 1]) };
    }
  });
  return state;
}

const words = (text: string) => text.split(' ').filter(Boolean);

function listed(text: string | undefined): (readonly [number, string])[] {
  return words(text ?? '').map((item, i) => {
    const [at, what] = item.split(':');
    return what === undefined ? [i, item] : [Number(at), what];
  });
}

const bare = (text: string) => text.replace(/[()]/g, '');

function readToken(text: string): Building {
  if (text === '-') return EMPTY;
  return (text.startsWith('(') ? TOKEN_DOWN : TOKEN_UP)[bare(text) as Token];
}

function readGap(text: string): GapCard | null {
  if (text === '.') return null;
  const name = bare(text);
  if (!(name in CARDS)) return HIRED[name as Influence][0]!;
  return (text.startsWith('(') ? CARD_DOWN : CARD_UP)[name as Card];
}

const tokenText = ({ token, up }: Building) => (token === null ? '-' : up ? token : `(${token})`);

function gapText(gap: GapCard | null): string {
  if (gap === null) return '.';
  if ('influence' in gap) return gap.influence;
  return gap.up ? gap.card : `(${gap.card})`;
}
