import { silence, whysFrom, type Seat, type Why } from '@ridotto/kernel';
import { kindsIn } from '../rules/arrangements.ts';
import { COLUMNS, KINDS, masksOf, opponentOf, palaceOf, rowOf } from '../rules/model.ts';
import type { Arrange, Cell, Kind, Move, State } from '../rules/model.ts';
import { game, movesOf } from '../rules/rules.ts';
import type { Whys } from '../words/hints.ts';

const because = whysFrom<Whys>();

const LIKELY = 0.4; // a mask is likely the Candidate
const DANGER = 0.1; // below which nobody speaks of a danger
const RISKY = 0.25; // from which on it is spoken of a mask that may be taken
const LESS = 0.1; // by which a danger has to fall

/** What counts most for a move, or against it, in worlds that the seat believes in. */
export function whyMove(worlds: readonly State[], me: Seat, move: Move): Why {
  const { from, to } = move;
  const [world] = worlds;
  const kind = world!.kinds[world!.board[from]!]!;
  if (kind === 'candidate' && rowOf(to) === palaceOf(opponentOf(me)) && world!.board[to] === null)
    return because('arrives', {});
  const after = worlds.map((one) => played(one, move));
  return whyTaking(worlds, kind, to) ?? whySafety(worlds, after, me, kind) ?? whyElse(after, me, move, kind);
}

function played(world: State, move: Move): State {
  const state = game.clone(world);
  game.apply(state, [move], silence);
  return state;
}

const share = (worlds: readonly State[], test: (world: State) => boolean): number =>
  worlds.filter(test).length / worlds.length;

/** Whom a move takes. */
function whyTaking(worlds: readonly State[], captor: Kind, to: Cell): Why | undefined {
  const taken = worlds[0]!.board[to]!;
  if (taken === null) return undefined;
  const chances = KINDS.map((kind) => ({ kind, chance: share(worlds, ({ kinds }) => kinds[taken] === kind) }));
  const chanceOf = (kind: Kind) => chances.find((one) => one.kind === kind)!.chance;
  if (chanceOf('candidate') >= LIKELY) return because('ends', { cell: to, chance: chanceOf('candidate') });
  const lady = chanceOf('lady');
  if (lady >= (captor === 'candidate' ? DANGER : LIKELY)) return because('risksLady', { cell: to, chance: lady });
  return because('takes', { cell: to, ...chances.reduce((top, one) => (one.chance > top.chance ? one : top)) });
}

/** What could happen to either Candidate next. */
function whySafety(before: readonly State[], after: readonly State[], me: Seat, kind: Kind): Why | undefined {
  const enemy = opponentOf(me);
  const [arrived, arrives] = [share(before, mayArrive(enemy)), share(after, mayArrive(enemy))];
  if (arrived >= DANGER && arrived - arrives >= LESS) return because('stops', { chance: arrived });
  const [was, is] = [share(before, mayTakeCandidate(enemy)), share(after, mayTakeCandidate(enemy))];
  const isOwn = kind === 'candidate';
  if (was >= DANGER && was - is >= LESS) return because(isOwn ? 'escapes' : 'shields', { before: was, after: is });
  return is >= DANGER ? because('exposes', { chance: is }) : undefined;
}

function whyElse(after: readonly State[], me: Seat, { from, to }: Move, kind: Kind): Why {
  const isTaken = (state: State) => movesOf(state, opponentOf(me)).some((reply) => reply.to === to);
  const taken = share(after, isTaken);
  if (kind === 'lady' && taken >= DANGER) {
    const { kinds, cells } = after[0]!;
    const lost = masksOf(me).filter((mask) => kinds[mask] === 'lady' && cells[mask] === null).length;
    return because('offersLady', { cell: to, chance: taken, lost });
  }
  const prey = preyOf(after, me, to);
  if (prey && prey.chance >= LIKELY) return because('threatens', prey);
  const forward = (rowOf(to) - rowOf(from)) * (me === 0 ? 1 : -1);
  const left = Math.abs(palaceOf(opponentOf(me)) - rowOf(to));
  if (kind === 'candidate' && forward > 0 && left === 1) return because('nears', {});
  if (taken >= RISKY) return because('ventures', { kind, chance: taken });
  return because(forward > 0 ? 'advances' : 'waits', { kind });
}

const mayArrive = (seat: Seat) => (state: State) => {
  if (state.phase === 'over') return false;
  const palace = palaceOf(opponentOf(seat));
  return movesOf(state, seat).some(
    ({ from, to }) =>
      rowOf(to) === palace && state.board[to] === null && state.kinds[state.board[from]!] === 'candidate',
  );
};

const mayTakeCandidate = (seat: Seat) => (state: State) =>
  state.phase !== 'over' &&
  movesOf(state, seat).some(({ to }) => state.board[to] !== null && state.kinds[state.board[to]!] === 'candidate');

/** Where the moved mask could next take what is likeliest the Candidate. */
function preyOf(
  after: readonly State[],
  me: Seat,
  from: Cell,
): { readonly cell: Cell; readonly chance: number } | undefined {
  const [first] = after;
  const candidates = (state: State) => masksOf(opponentOf(me)).find((mask) => state.kinds[mask] === 'candidate')!;
  return movesOf(first!, me)
    .filter((move) => move.from === from && first!.board[move.to] !== null)
    .map(({ to }) => ({ cell: to, chance: share(after, (state) => state.cells[candidates(state)] === to) }))
    .sort((a, b) => b.chance - a.chance)[0];
}

/** An arrangement is good by where those stand who decide the game. */
export function whyArrange({ masks }: Arrange): Why {
  const front = kindsIn(masks).slice(COLUMNS);
  const ladies = front.filter((kind) => kind === 'lady').length;
  return because(front.includes('candidate') ? 'infront' : 'behind', { ladies });
}
