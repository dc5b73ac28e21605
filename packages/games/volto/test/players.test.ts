import { listen, same, seeded, type Given } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { ArrangementBelief } from '../bot/belief.ts';
import { Eyes } from '../bot/eyes.ts';
import { players } from '../bot/players.ts';
import { isProved, openIn } from '../bot/proof.ts';
import { repliesIn, type Reply } from '../bot/replies.ts';
import { played, prospectOf } from '../bot/prospect.ts';
import { total } from '../bot/worlds.ts';
import { kindsFor, hasKind } from '../rules/clues.ts';
import { masksOf, type Move } from '../rules/model.ts';
import { movesOf } from '../rules/rules.ts';
import { title, type Event, type State, type Volto } from '../title.ts';
import { Board } from './board.ts';

const { game, notation } = title;

/** What the strongest says, of what it was told. */
function said(state: State, told: readonly Event[]): string {
  const seat = state.toMove!;
  const asked = { view: game.view(state, seat), told, options: game.options(state, seat) };
  return notation.answer.write(players.master(asked, seeded(3))[0]);
}

/** What it says after both have arranged and these moves were made. */
function saidAfter(first: number, arrangements: readonly string[], moves: string): string {
  const state = game.start(2, {});
  const told: Event[] = [];
  const give = (given: Given<Volto>) => told.push(...listen(game, state, given));
  give({ kind: 'roll', roll: { kind: 'first', seat: first } });
  give({ kind: 'answers', answers: arrangements.map((masks) => ({ kind: 'arrange', masks }) as const) });
  for (const move of moves.split(' ')) give({ kind: 'answers', answers: [notation.answer.read(move)!] });
  return said(state, told);
}

/** Shows every step of a few games at random. */
function forPositions(show: (before: State, move: Move, after: State, told: readonly Event[]) => void): void {
  const rng = seeded(4);
  for (let games = 0; games < 1; games++) {
    const state = game.start(2, {});
    const told = listen(game, state, { kind: 'roll', roll: game.roll(state, rng) });
    const any = (seat: number) => game.options(state, seat)[rng(game.options(state, seat).length)]!;
    told.push(...listen(game, state, { kind: 'answers', answers: [any(0), any(1)] }));
    while (state.phase === 'move') {
      const before = game.clone(state);
      const move = any(state.toMove!) as Move;
      const events = listen(game, state, { kind: 'answers', answers: [move] });
      if (state.phase === 'move') show(before, move, state, told);
      told.push(...events);
    }
  }
}

/** The same for all that seat 1 can know: two masks of seat 0 that may be either have changed their kinds. */
function swapped(state: State): State {
  const world = { ...game.clone(state), kinds: state.kinds.slice() };
  const { kinds, clues, cells } = world;
  const mayBe = (mask: number, other: number) => hasKind(kindsFor(clues[mask]!), kinds[other]!);
  const standing = masksOf(0).filter((mask) => cells[mask] !== null);
  for (const mask of standing) {
    const other = standing.find((one) => kinds[one] !== kinds[mask] && mayBe(one, mask) && mayBe(mask, one));
    if (other === undefined) continue;
    [kinds[mask], kinds[other]] = [kinds[other]!, kinds[mask]!];
    return world;
  }
  return world;
}

/** What seat 0 expects of seat 1, and the part of each world that is in none of it. */
function repliesTo(state: State, told: readonly Event[]) {
  const view = game.view(state, 0);
  const belief = new ArrangementBelief(0, 'weighed');
  belief.observe(view, told);
  const worlds = belief.worlds(20, seeded(1));
  const replies = repliesIn(prospectOf(view), worlds, worlds.weights, new Eyes(view, told));
  const left = worlds.weights.map((weight, world) =>
    replies.reduce((rest, { shares }) => rest - shares[world]!, weight),
  );
  return { replies, left };
}

const plain = ({ move, shares }: Reply) => ({ move, shares: [...shares] });

describe('against somebody who moves at random nothing is staked without need', () => {
  test('[V18] a Candidate doesn’t take what may be a Lady', () => {
    const answer = saidAfter(
      1,
      ['ALCNA LANSN', 'ACNAA LNLSN'],
      'd6-d2 c1-d2 a6-b5 d2-c3 e6-e5 b2-a3 e5-e6 c3-d4 e6-d6 a3-b4 b5-c4',
    );
    expect(answer).not.toBe('d4-c4');
  });

  test('[V19] nobody takes what may be the second Lady', () => {
    const moves =
      'd2-c3 d6-d5 c3-b4 d5-d4 e2-e3 d4-e4 e3-e4 e6-d6 c2-d2 c6-b5 c1-c7 b6-c5 b4-c5 d7-c6 b1-c2 a6-b6 b2-b3 b5-a4 b3-b4 ' +
      'a4-b3 e4-e5 c6-b5 d1-e2 b5-c5 b4-c4 b3-c2 a1-b2 d6-c6 a2-b3 c5-d6 e5-d5 c6-c7 d5-c5 c7-d7 b2-c3 d6-e6 c3-b4 a7-a6 ' +
      'c5-b5 e6-d5 b5-b6 d5-c6';
    expect(saidAfter(0, ['CLSLA ANNAN', 'LSACA NLANN'], moves)).not.toBe('b6-a6');
  });
});

describe('a win is proved', () => {
  /** The moves that win within three, whoever the enemy's masks are. */
  const proved = ({ state }: Board): string[] => {
    const view = game.view(state, 0);
    const [prospect, open] = [prospectOf(view), openIn(view)];
    return movesOf(state, 0)
      .filter((move) => isProved(prospect, open, move, 2))
      .map(notation.answer.write);
  };
  const board = `n.... c.... l.... ...C. ..... ..... N....`;

  test('[V20] by a run to the palace that nobody can stop', () => {
    const runs = ['d4-c5', 'd4-d5', 'd4-e5'];
    expect(proved(new Board(board)).sort()).toEqual(runs);
    expect(runs).toContain(said(new Board(board).state, []));
  });

  test('but not where somebody might, were they of some kind', () => {
    expect(proved(new Board(board.replace('c....', 'c...l')))).toEqual([]);
    expect(proved(new Board(board.replace('n....', 'n..l.')))).toEqual([]);
  });

  test('[V20] nor where the enemy may be there before', () => {
    expect(proved(new Board(board.replace('..... N', '.n... N')))).toEqual([]);
  });

  test('[V18] nor over a mask that may be a Lady', () => {
    expect(proved(new Board(`.lnl. ..C.. ..... ..... ..... ..... N...c`))).toEqual([]);
  });
});

describe('what is thought of', () => {
  test('[V14, V16] positions come about as the rules have it', () => {
    forPositions((before, move, after) => {
      const prospect = prospectOf(game.view(before, 0));
      const taken = before.board[move.to]!;
      const next = played(prospect, move, taken !== null && before.kinds[taken] === 'lady');
      expect(next).toEqual(prospectOf(game.view(after, 0)));
    });
  });

  test('replies use up every world, and go by nothing that the opponent can’t know', () => {
    let asked = 0;
    forPositions((state, _move, _after, told) => {
      if (state.toMove !== 1 || asked++ % 8 !== 0) return;
      const [one, other] = [state, swapped(state)].map((world) => repliesTo(world, told));
      expect(total(one!.left)).toBeCloseTo(0, 9);
      expect(same(one!.replies.map(plain), other!.replies.map(plain))).toBe(true);
    });
    expect(asked).toBeGreaterThan(20);
  });
});

describe('whoever seems to move for no reason may still run', () => {
  test('a guard that keeps the last cell before the palace from a runner stays', () => {
    const moves =
      'c2-d3 b6-b4 b2-b3 c7-b6 b3-b4 b6-a5 b4-a4 a6-b5 a2-b3 b5-a4 b3-a4 c6-b5 a4-b3 b5-c4 b3-c2 a7-a6 d3-e4 c4-d3 ' +
      'd2-d3 e6-e5 e1-d2 b7-c6 d2-c3 c6-d5 c3-c4 d7-c6 c4-b5 a5-b6 c1-d2 e7-e6 d2-c3 e6-d7 c3-d4 d7-e7 d4-e5 d6-e6 ' +
      'e5-d4 e6-e5 d4-e5 b6-c5 d1-d2 c5-d4 d2-d3 d4-e5 e4-d4 d5-c4 a1-a2 c6-d5 a2-a3 d5-e4 b1-b2 e4-d3 e2-d3 c4-b3 b2-c3';
    expect(saidAfter(0, ['NCANL ANLSA', 'NLAAC ASLNN'], moves)).not.toMatch(/^a6-a[57]$/);
  });

  test('nor does the Candidate leave its guard against one that is certainly the other Candidate', () => {
    const moves =
      'd6-e5 a2-b3 e5-e4 e2-e3 d7-d4 b3-c3 b6-c5 c3-d3 c5-b4 d2-c3 b4-a3 c3-d4 c6-c5 c2-c5 e4-e5 b2-b3 a3-b2 c1-b2 ' +
      'a6-b5 b3-b4 b5-c6 d3-c4 c7-d6 c4-c5 b7-b6 b2-c3 b6-b5 b4-b5 c6-b5 c5-c6 a7-a6 c3-b4 a6-b6 d4-c5 d6-c5 b4-c5 ' +
      'b6-a6 d1-d2 e5-d6 e3-d3 a6-a5 d2-c3 b5-a4 c3-d4 a5-b5 c6-b6 e7-d7 d3-c3 e6-e5 d4-e5 a4-b3 c3-b3';
    expect(saidAfter(1, ['NLACA LNSAN', 'NNASC AALLN'], moves)).not.toMatch(/^d7-c[67]$/);
  });
});
