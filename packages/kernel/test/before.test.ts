import { begin, beforeAt, foldLog, headOf, isRefusal, readLog, seeded, verify, type Log } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { kuhn } from '../testing/kuhn.ts';
import { playFair } from './fair-play.ts';

const KEY = 'ab'.repeat(32);
const WORDS = ['one', 'two'];
const played: Log = playFair(kuhn, { seats: 2, setup: {}, key: KEY, words: WORDS, rng: seeded(3) });

const sent = (log: Log): Log => readLog(JSON.parse(JSON.stringify(log))) as Log;

describe('a game that goes on from a moment of another', () => {
  const before = beforeAt(played, 1);

  test('begins where that one was, and ends by the same answers as it did', () => {
    const log: Log = { ...played, before, answers: played.answers.slice(1) };
    const table = foldLog(kuhn, sent(log), {});
    const whole = foldLog(kuhn, played, {});
    if (isRefusal(table) || isRefusal(whole)) throw new Error('no game');
    expect(table.state).toEqual(whole.state);
  });

  test('has a hash of its own, and logs of old have theirs still', () => {
    expect(headOf({ ...played, before })).not.toBe(headOf(played));
    expect(headOf(played)).toBe(played.fair!.head);
  });

  test('may go on in another world, if its seat sees no difference', () => {
    const table = begin(kuhn, 2, {}, before);
    if (isRefusal(table)) throw new Error('no game');
    const { state } = table;
    const [own, other] = state.cards as [number, number];
    const third = 3 - own - other;
    const like = { ...state, cards: [own, third] };
    const unlike = { ...state, cards: [third, other] };
    const inWorld = (world: unknown, seat = 0) =>
      begin(kuhn, 2, {}, { ...before, worlds: [{ after: 1, seat, state: world }] });
    const entered = inWorld(like);
    if (isRefusal(entered)) throw new Error(entered.refused);
    expect(entered.state).toEqual(like);
    for (const bad of [inWorld(unlike), inWorld(like, 1), inWorld({}), inWorld({ cards: 'no' }), inWorld(like, 2)])
      expect(bad).toEqual({ refused: 'not-a-world', step: 1 });
  });

  test('is taken up again: what is before it grows, and worlds that are still to come are left out', () => {
    const world = { after: 1, seat: 0, state: {} };
    const log = { before: { answers: played.answers.slice(0, 1), worlds: [world] }, answers: played.answers.slice(1) };
    expect(beforeAt(log, 2)).toEqual({ answers: played.answers.slice(0, 2), worlds: [world] });
    expect(beforeAt(log, 0)).toEqual({ answers: [] });
  });

  test('is verified from there on: chance before was another table’s', () => {
    const bare: Log = { ...played, before: beforeAt(played, 1), answers: played.answers.slice(1) };
    const log: Log = { ...bare, fair: { ...played.fair!, head: headOf(bare) } };
    expect(verify(kuhn, log)).toMatchObject({ ok: true, rolls: 0 });
    const odd: Log = { ...bare, before: { answers: [{ seat: 0, say: 'nothing' }] } };
    expect(verify(kuhn, { ...odd, fair: { ...played.fair!, head: headOf(odd) } })).toMatchObject({
      ok: false,
      step: 0,
    });
  });

  test('is read from a file with care', () => {
    const world = (after: number) => ({ answers: [], worlds: [{ after, seat: 0, state: {} }] });
    for (const bad of [7, {}, { answers: [7] }, world(-1), world(1)])
      expect(readLog({ ...played, before: bad })).toBe('"before" must hold answers, and worlds if there are any');
    expect(sent({ ...played, before }).before).toEqual(before);
  });
});
