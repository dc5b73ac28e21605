import { admit, admitAll, awaited, copy, entryOf, fold, isRefusal, open, play, silence } from '@ridotto/kernel';
import type { Entry, Seat, Step } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { kuhn } from '../testing/kuhn.ts';
import { SEATS, spies, type Spies } from './spies.ts';

type SpiesTable = ReturnType<typeof spiesTable>;

const DEAL = { roll: { type: 'deal', spies: [1, 3] } };
const name = (seat: Seat) => JSON.stringify({ type: 'name', seat });
const vote = (yes: boolean) => JSON.stringify({ type: 'vote', yes });

function spiesTable(...entries: Entry[]) {
  const { table, stop } = fold(spies, SEATS, {}, entries);
  if (stop) throw new Error(stop.refused);
  return table;
}

function kuhnTable(...entries: Entry[]) {
  return fold(kuhn, 2, {}, entries);
}

/** Says it; returns what was told, or the refusal. */
function say(table: SpiesTable, seat: Seat, words: string): unknown[] | string {
  const step = admit(spies, table, { seat, say: words });
  if (isRefusal(step)) return step.refused;
  const told: unknown[] = [];
  play(spies, table, step, (event) => told.push(event));
  return told;
}

describe('answers', () => {
  test('are sealed until the last asked seat has answered', () => {
    const table = spiesTable(DEAL, { seat: 0, say: name(2) });
    const before = spies.game.view(table.state, 'public');
    for (const seat of [3, 0, 4, 1]) expect(say(table, seat, vote(seat !== 4))).toEqual([]);
    expect(spies.game.view(table.state, 'public')).toEqual(before);
    expect(awaited(spies, table)).toEqual([2]);
    expect(say(table, 2, vote(false))).toEqual([{ type: 'voted', votes: [true, true, false, true, false] }]);
  });

  test('are refused with a reason, and nothing changes', () => {
    const table = spiesTable(DEAL, { seat: 0, say: name(2) });
    say(table, 3, vote(true));
    const before = structuredClone(table);
    expect(say(table, 3, vote(false))).toBe('already-answered');
    expect(say(table, 1, name(2))).toBe('not-an-option');
    expect(say(table, 1, 'rubbish')).toBe('not-an-option');
    expect(say(table, 5, vote(true))).toBe('no-such-seat');
    expect(say(table, 0.5, vote(true))).toBe('no-such-seat');
    expect(say(spiesTable(), 0, vote(true))).toBe('waits-for-chance');
    expect(say(spiesTable(DEAL), 1, name(2))).toBe('not-asked');
    expect(admit(spies, table, DEAL)).toEqual({ refused: 'not-a-roll' });
    expect(admit(spies, spiesTable(), { roll: { type: 'deal', spies: [1, 1] } })).toEqual({ refused: 'not-a-roll' });
    expect(table).toEqual(before);
  });

  test('after the end are refused', () => {
    const { table } = kuhnTable({ roll: { deal: [0, 1] } }, { seat: 0, say: 'pass' }, { seat: 1, say: 'pass' });
    expect(admit(kuhn, table, { seat: 0, say: 'pass' })).toEqual({ refused: 'over' });
  });
});

describe('a whole turn as one message', () => {
  test('is admitted whole', () => {
    const table = spiesTable(DEAL);
    const steps = admitAll(spies, table, 0, [name(2), vote(true)]) as Step<Spies>[];
    expect(steps.map((step) => step.kind)).toEqual(['answer', 'answer']);
    expect(table.length).toBe(1); // nothing is played by asking
  });

  test('or not at all: the refusal says where', () => {
    const table = spiesTable(DEAL);
    const before = structuredClone(table);
    expect(admitAll(spies, table, 0, [name(2), vote(true), vote(true)])).toEqual({
      refused: 'already-answered',
      at: 2,
    });
    expect(admitAll(spies, table, 0, ['rubbish'])).toEqual({ refused: 'not-an-option', at: 0 });
    expect(admitAll(spies, spiesTable(), 0, [name(2)])).toEqual({ refused: 'waits-for-chance', at: 0 });
    expect(table).toEqual(before);
  });
});

describe('courtesies', () => {
  const dealt = { roll: { deal: [0, 1] } };
  const outcome = ({ table }: ReturnType<typeof kuhnTable>) => kuhn.game.turn(table.state);

  test('resigning ends the game for the other', () => {
    expect(outcome(kuhnTable(dealt, { seat: 0, say: 'resign' }))).toMatchObject({ payoffs: [-1, 1] });
  });

  test('a draw needs both', () => {
    const offered = kuhnTable(dealt, { seat: 0, say: 'draw' });
    expect(offered.table.drawOffer).toBe(0);
    expect(outcome(offered)).toMatchObject({ kind: 'ask' });
    const agreed = kuhnTable(dealt, { seat: 0, say: 'draw' }, { seat: 1, say: 'draw' });
    expect(outcome(agreed)).toMatchObject({ kind: 'over', payoffs: [0, 0], reason: 'agreed' });
  });

  test('are no answers where the game has none', () => {
    expect(say(spiesTable(DEAL), 0, 'resign')).toBe('not-an-option');
    expect(say(spiesTable(DEAL), 0, 'draw')).toBe('not-an-option');
  });

  test('are entries of the log', () => {
    const entries: Entry[] = [dealt, { seat: 0, say: 'draw' }, { seat: 0, say: 'pass' }, { seat: 1, say: 'draw' }];
    const table = open(kuhn, 2, {});
    const written = entries.map((entry) => {
      const step = admit(kuhn, table, entry);
      if (isRefusal(step)) throw new Error(step.refused);
      play(kuhn, table, step, silence);
      return entryOf(kuhn, step);
    });
    expect(written).toEqual(entries);
    expect(table.length).toBe(4);
  });
});

test('a copy shares nothing with its table', () => {
  const table = spiesTable(DEAL, { seat: 0, say: name(2) }, { seat: 3, say: vote(true) });
  const before = structuredClone(table);
  const twin = copy(spies, table);
  for (const seat of [0, 1, 2, 4]) say(twin, seat, vote(true));
  expect(table).toEqual(before);
  expect(twin.length).toBe(table.length + 4);
});

test('a log stops at the first entry that is no answer, with the table before it', () => {
  const { table, stop } = kuhnTable({ roll: { deal: [2, 1] } }, { seat: 0, say: 'bet' }, { seat: 0, say: 'bet' });
  expect(stop).toEqual({ refused: 'not-asked', step: 2, entry: { seat: 0, say: 'bet' } });
  expect(table.length).toBe(2);
});
