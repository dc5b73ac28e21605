import { readLog, script, seeded, trace, type TraceLine, type Log } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { playFair } from './fair-play.ts';
import { kuhn } from '../testing/kuhn.ts';
import { SEATS, spies } from './spies.ts';

const written = (answers: Log['answers'], seats = 2): Log => ({ game: 'kuhn', seats, setup: {}, answers });

function run(log: Log, views = false) {
  const lines: TraceLine[] = [];
  const player = script(kuhn, log, {}, views);
  for (;;) {
    const { done, value } = player.next();
    if (done) return { lines, stop: value };
    lines.push(value);
  }
}

const DEAL = { roll: { deal: [0, 2] } };

describe('a trace', () => {
  test('has a line for the start, for every turn and for the end', () => {
    const lines = [...trace(kuhn, { seats: 2, setup: {}, seed: 7 })];
    expect(lines[0]).toEqual({ type: 'start', game: 'kuhn', edition: 1, seats: 2, setup: {}, seed: 7 });
    expect(lines[1]).toMatchObject({ type: 'roll', length: 0, answer: { deal: expect.any(Array) } });
    expect(lines[2]).toMatchObject({
      type: 'ask',
      length: 1,
      options: { 0: ['pass', 'bet'] },
      answers: { 0: expect.any(String) },
    });
    expect(lines.at(-1)).toMatchObject({
      type: 'over',
      length: lines.length - 2,
      payoffs: expect.any(Array),
      reason: 'showdown',
    });
    expect(lines.some((line) => 'views' in line || 'told' in line)).toBe(false);
  });

  test('is the same for the same seed, and another for another', () => {
    const text = (seed: number) => JSON.stringify([...trace(spies, { seats: SEATS, setup: {}, seed })]);
    expect(text(1)).toBe(text(1));
    expect(text(1)).not.toBe(text(2));
  });

  test('can hold every view and what was told', () => {
    const lines = [...trace(kuhn, { seats: 2, setup: {}, seed: 7, views: true })];
    expect(lines[1]).toMatchObject({
      views: { public: { cards: [] }, 0: { viewer: 0 }, 1: { viewer: 1 } },
      told: [
        { to: ['public'], event: { type: 'dealt', cards: [null, null] } },
        { to: [0], event: { type: 'dealt', cards: [expect.any(Number), null] } },
        { to: [1], event: { type: 'dealt', cards: [null, expect.any(Number)] } },
      ],
    });
    expect(Object.keys(lines.at(-1)!.views as object)).toEqual(['0', '1', 'public']);
  });

  test('counts the log by answers: a sealed vote of five adds five', () => {
    const lines = [...trace(spies, { seats: SEATS, setup: {}, seed: 1 })];
    const vote = lines.findIndex((line) => Object.keys((line.answers as object) ?? {}).length === SEATS);
    expect(lines[vote + 1]!.length).toBe((lines[vote]!.length as number) + SEATS);
  });
});

describe('a script', () => {
  test('plays a written game, chance included', () => {
    const { lines, stop } = run(written([DEAL, { seat: 0, say: 'bet' }, { seat: 1, say: 'pass' }]));
    expect(stop).toBeUndefined();
    expect(lines.map(({ type }) => type)).toEqual(['start', 'roll', 'ask', 'ask', 'over']);
    expect(lines.at(-1)).toMatchObject({ payoffs: [1, -1] });
  });

  test('that ends early ends with what could come next', () => {
    const { lines } = run(written([DEAL]));
    expect(lines.at(-1)).toMatchObject({ type: 'ask', options: { 0: ['pass', 'bet'] } });
    expect(lines.at(-1)).not.toHaveProperty('answers');
  });

  test('stops at the first answer that is not an option, and names it and the options', () => {
    expect(run(written([DEAL, { seat: 0, say: 'raise' }])).stop).toEqual({
      step: 1,
      entry: { seat: 0, say: 'raise' },
      refusal: 'not-an-option',
      options: ['pass', 'bet'],
    });
    expect(run(written([{ seat: 0, say: 'bet' }])).stop).toMatchObject({ step: 0, options: 'chance' });
    expect(run(written([{ roll: { deal: [0, 0] } }])).stop).toMatchObject({ step: 0, refusal: 'not-a-roll' });
    const over = run(written([DEAL, { seat: 0, say: 'resign' }, { seat: 1, say: 'bet' }]));
    expect(over.stop).toMatchObject({ step: 2, refusal: 'over', options: 'nothing' });
  });

  test('keeps offers of a draw with the turn in which they were made', () => {
    const { lines } = run(written([DEAL, { seat: 0, say: 'draw' }, { seat: 0, say: 'bet' }, { seat: 1, say: 'draw' }]));
    expect(lines.map(({ type }) => type)).toEqual(['start', 'roll', 'ask', 'ask', 'over']);
    expect(lines[2]).toMatchObject({ answers: { 0: ['draw', 'bet'] } });
    expect(lines[3]).toMatchObject({ answers: { 1: 'draw' } });
    expect(lines[4]).toMatchObject({ type: 'over', reason: 'agreed', length: 4 });
  });

  test('of a played game gives the same turns as its trace', () => {
    const log = playFair(kuhn, { seats: 2, setup: {}, key: '00'.repeat(32), words: ['', ''], rng: seeded(1) });
    const { lines, stop } = run(log, true);
    expect(stop).toBeUndefined();
    expect(lines.at(-1)).toMatchObject({ type: 'over' });
  });
});

describe('a log from outside', () => {
  test.each([
    [null, 'a log is a JSON object'],
    [[], 'a log is a JSON object'],
    [{}, '"game"'],
    [{ game: 'kuhn' }, '"seats"'],
    [{ game: 'kuhn', seats: -1 }, '"seats"'],
    [{ game: 'kuhn', seats: 2 }, '"answers"'],
    [{ game: 'kuhn', seats: 2, edition: 'x', answers: [] }, '"edition"'],
    [{ game: 'kuhn', seats: 2, answers: [DEAL, { seat: 'a', say: 'x' }] }, 'answer 1'],
    [{ game: 'kuhn', seats: 2, answers: [null] }, 'answer 0'],
    [{ game: 'kuhn', seats: 2, answers: [], fair: { words: [] } }, '"fair"'],
  ])('%j is refused in a sentence', (data, word) => {
    expect(readLog(data)).toContain(word);
  });

  test('is read', () => {
    const data = { game: 'kuhn', seats: 2, answers: [DEAL, { seat: 0, say: 'bet' }] };
    expect(readLog(data)).toEqual({ ...data, setup: {} });
  });
});
