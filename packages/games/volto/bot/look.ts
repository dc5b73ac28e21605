import { KINDS, MASKS_EACH, opponentOf, palaceOf, rowOf } from '../rules/model.ts';
import type { Move } from '../rules/model.ts';
import { addMoves } from '../rules/moves.ts';
import type { Eyes } from './eyes.ts';
import { repliesIn, type Reply } from './replies.ts';
import { ownKind, played, type Prospect } from './prospect.ts';
import type { Standing } from './standing.ts';
import { parted, total, type Shares, type Worlds } from './worlds.ts';

const LADY = KINDS.indexOf('lady');
const CANDIDATE = KINDS.indexOf('candidate');

const FEAR = 0.2; // where the Candidate could be taken: a stranger may do what nobody would like
const SURE = 0.999;
const RARE = 0.04; // replies that are not thought through any further
const WIDTH = 5; // moves of one's own that are

/**
 * Looks ahead from what one seat knows. A number of moves ahead is of its own; whatever the worlds, it makes the same
 * move in all of them that it can't tell apart. Values are sums over worlds by their shares, -1 lost and 1 won.
 */
export class Look {
  readonly #worlds: Worlds;
  readonly #eyes: Eyes;
  readonly #standing: Standing;

  constructor(worlds: Worlds, eyes: Eyes, standing: Standing) {
    this.#worlds = worlds;
    this.#eyes = eyes;
    this.#standing = standing;
  }

  /** What a move of one's own is worth, with so many more to come, at least one. */
  after(prospect: Prospect, move: Move, shares: Shares, ahead: number): number {
    const { me, board } = prospect;
    const isOfCandidate = ownKind(prospect, board[move.from]!) === 'candidate';
    const arrives = isOfCandidate && rowOf(move.to) === palaceOf(opponentOf(me)); // [V20]
    const taken = board[move.to]!;
    if (taken === null) return arrives ? total(shares) : this.#theirs(played(prospect, move, false), shares, ahead);
    const slot = taken - opponentOf(me) * MASKS_EACH;
    const [candidates, others] = parted(this.#worlds, shares, slot, CANDIDATE);
    const [ladies, rest] = parted(this.#worlds, others, slot, LADY);
    const isFatal = isOfCandidate || prospect.ladiesLost[opponentOf(me)]! > 0; // [V18, V19]
    return (
      total(candidates) + // [V15]
      (isFatal ? -total(ladies) : this.#theirs(played(prospect, move, true), ladies, ahead)) +
      (arrives ? total(rest) : this.#theirs(played(prospect, move, false), rest, ahead))
    );
  }

  /** They move, each world by its own chances. */
  #theirs(prospect: Prospect, shares: Shares, ahead: number): number {
    const whole = total(shares);
    if (whole === 0) return 0;
    let [value, stuck] = [0, whole];
    const feared = new Float64Array(shares.length);
    for (const reply of repliesIn(prospect, this.#worlds, shares, this.#eyes)) {
      const share = total(reply.shares);
      stuck -= share;
      if (ownKind(prospect, prospect.board[reply.move.to]!) !== 'candidate') {
        value += this.#afterReply(prospect, reply, share, share < RARE * whole ? 1 : ahead);
        continue;
      }
      value -= share; // [V15]
      reply.shares.forEach((part, world) => part > 0 && (feared[world] = shares[world]!));
    }
    return value + stuck - FEAR * total(feared); // [V21]
  }

  #afterReply(prospect: Prospect, { slot, move, shares }: Reply, share: number, ahead: number): number {
    const { me, board } = prospect;
    const tookLady = ownKind(prospect, board[move.to]!) === 'lady';
    if (tookLady && prospect.ladiesLost[me]! > 0) return share; // [V19]
    const next = played(prospect, move, tookLady);
    if (!tookLady && rowOf(move.to) !== palaceOf(me)) return this.#mine(next, shares, ahead);
    const [candidates, others] = parted(this.#worlds, shares, slot, CANDIDATE);
    return (tookLady ? 1 : -1) * total(candidates) + this.#mine(next, others, ahead); // [V18, V20]
  }

  /** One's own best move; with none to come after it, or to leave it as it stands. */
  #mine(prospect: Prospect, shares: Shares, ahead: number): number {
    const leads = this.#standing.leads(prospect, shares);
    const valueOf = (move: Move): number => this.#standing.after(prospect, move, leads, shares);
    if (ahead === 1) {
      const forcing = ownMoves(prospect).filter((move) => isForcing(prospect, move));
      return forcing.reduce((most, move) => Math.max(most, valueOf(move)), this.#standing.of(leads, shares));
    }
    const whole = total(shares);
    const found = ownMoves(prospect).map((move) => ({ move, value: valueOf(move) }));
    if (found.length === 0) return -whole; // [V21]
    found.sort((a, b) => b.value - a.value);
    if (found[0]!.value > SURE * whole) return found[0]!.value;
    return Math.max(...found.slice(0, WIDTH).map(({ move }) => this.after(prospect, move, shares, ahead - 1)));
  }
}

/** What changes a position at once: captures, and wherever the Candidate goes. */
const isForcing = (prospect: Prospect, { from, to }: Move): boolean =>
  prospect.board[to] !== null || ownKind(prospect, prospect.board[from]!) === 'candidate';

export function ownMoves({ me, own, board, cells }: Prospect): Move[] {
  const moves: Move[] = [];
  let count = 0;
  own.forEach((kind, slot) => {
    const mask = me * MASKS_EACH + slot;
    const from = cells[mask]!;
    if (from !== null) count = addMoves(board, mask, kind, from, moves, count);
  });
  return moves;
}
