import { seeded, silence, type Rng, type Seat } from '@ridotto/kernel';
import { title as volto, type Answer, type State } from '@ridotto/games/volto';

export type Move = Answer & { readonly kind: 'move' };

/** Who moves first, and how each seat arranges its masks. */
export interface Beginning {
  readonly first: Seat;
  readonly masks: readonly [string, string];
}

/** A long random game of Volto to its end, which both put off while they can: every contender plays the same ones. */
export interface Script extends Beginning {
  readonly moves: readonly Move[];
  readonly says: readonly string[]; // the moves in Volto's notation
}

const GAMES = 64;
const LONG = 400; // moves at least: what is measured is play, not sitting down at the next table
const TRIES = 50; // at a move that doesn't end the game
const { game, notation } = volto;

const ARRANGEMENTS = optionsToArrange();

const scripts: readonly (readonly Script[])[] = [0, 1].map((first) => {
  const rng = seeded(first + 1);
  return Array.from({ length: GAMES }, () => writeScript(first, rng));
});

/** The script of a table's next game, by who chance says is first. */
export const scriptOf = (first: Seat, number: number): Script => scripts[first]![number % GAMES]!;

function writeScript(first: Seat, rng: Rng): Script {
  const pick = <T>(choices: readonly T[]): T => choices[rng(choices.length)]!;
  const masks = [notation.answer.write(pick(ARRANGEMENTS)), notation.answer.write(pick(ARRANGEMENTS))] as const;
  const state = arranged({ first, masks });
  const moves: Move[] = [];
  while (state.result === null) {
    const move = moveOn(state, pick);
    game.apply(state, [move], silence);
    moves.push(move);
  }
  if (moves.length < LONG) return writeScript(first, rng);
  return { first, masks, moves, says: moves.map((move) => notation.answer.write(move)) };
}

/** A random move after which the game goes on, if one is soon found. */
function moveOn(state: State, pick: <T>(choices: readonly T[]) => T): Move {
  const options = game.options(state, state.toMove!) as readonly Move[];
  for (let tries = 1; ; tries++) {
    const move = pick(options);
    const after = game.clone(state);
    game.apply(after, [move], silence);
    if (after.result === null || tries === TRIES) return move;
  }
}

function optionsToArrange(): readonly Answer[] {
  const state = game.start(2, {});
  game.applyRoll(state, { kind: 'first', seat: 0 }, silence);
  return game.options(state, 0);
}

/** A game whose seats have arranged their masks. */
export function arranged({ first, masks }: Beginning): State {
  const state = game.start(2, {});
  game.applyRoll(state, { kind: 'first', seat: first }, silence);
  game.apply(
    state,
    masks.map((own): Answer => ({ kind: 'arrange', masks: own })),
    silence,
  );
  return state;
}

/** What a server must ask of a move before it plays it. */
export const isLegal = (state: State, { from, to }: Move): boolean =>
  game.options(state, state.toMove!).some((move) => (move as Move).from === from && (move as Move).to === to);
