import { describe, expect, test } from 'vitest';
import { Thinkers, type Hearing, type Thought, type ThinkersRules, type Work } from '../src/index.ts';

/** Helpers that do what a test tells them to. */
function office(rules: Partial<ThinkersRules> = {}) {
  const begun: { work: Work; hearing: Hearing }[] = [];
  let [hired, dismissed] = [0, 0];
  const thinkers = new Thinkers(
    (hearing) => {
      hired++;
      return { send: (work) => void begun.push({ work, hearing }), dismiss: () => void dismissed++ };
    },
    { deadline: 60_000, arrival: 0, ...rules },
  );
  const names = () => begun.map(({ work }) => (work as Work & { kind: 'choose' }).thought.game);
  const counts = () => ({ hired, dismissed });
  return { thinkers, begun, names, counts };
}

const VIEW = { viewer: 0 } as Thought['view'];
const about = (game: string): Thought => ({
  game,
  edition: 1,
  view: VIEW,
  told: [],
  options: [],
  level: 'simple',
  seed: 0,
});

describe('thinkers', () => {
  test('tables take turns, however many questions one of them has', async () => {
    const { thinkers, begun, names } = office();
    const jobs = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => thinkers.choose('a', about(name))),
      thinkers.choose('b', about('b1')),
      thinkers.choose('c', about('c1')),
    ];
    for (let i = 0; i < jobs.length; i++) begun[i]!.hearing.onSaid({ answer: names()[i] });
    expect(names()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
    expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
  });

  test('one helper has one piece of work at a time; as many work as there are helpers', () => {
    const { thinkers, names, begun, counts } = office({ helpers: 2 });
    for (const name of ['a', 'b', 'c']) void thinkers.choose(name, about(name));
    expect(names()).toEqual(['a', 'b']);
    begun[1]!.hearing.onSaid({ answer: '' });
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(counts()).toEqual({ hired: 2, dismissed: 0 });
  });

  test('nobody is hired before there is something to think about', () => {
    expect(office().counts()).toEqual({ hired: 0, dismissed: 0 });
  });

  test('work that hangs ends with its helper, and the next one is done by another', async () => {
    const { thinkers, begun, names, counts } = office({ deadline: 1 });
    const hung = thinkers.choose('a', about('a'));
    const next = thinkers.choose('b', about('b'));
    await expect(hung).rejects.toThrow('took too long');
    expect(names()).toEqual(['a', 'b']);
    begun[0]!.hearing.onSaid({ answer: 'too late' });
    begun[1]!.hearing.onSaid({ answer: 'in time' });
    expect(await next).toBe('in time');
    expect(counts()).toMatchObject({ hired: 2, dismissed: 1 });
  });

  test('a helper that dies takes along what it was doing and nothing else', async () => {
    const { thinkers, begun } = office();
    const first = thinkers.choose('a', about('a'));
    const second = thinkers.choose('b', about('b'));
    begun[0]!.hearing.onLost(new Error('out of memory'));
    await expect(first).rejects.toThrow('out of memory');
    begun[1]!.hearing.onSaid({ failed: 'no idea' });
    await expect(second).rejects.toThrow('no idea');
    const third = thinkers.choose('c', about('c'));
    begun[2]!.hearing.onSaid({ answer: 'c' });
    expect(await third).toBe('c');
  });

  test('a table that asks for too much is told so; the others are not', async () => {
    const { thinkers, begun } = office({ waiting: 2 });
    const jobs = [1, 2, 3].map(() => thinkers.choose('a', about('a')));
    await expect(thinkers.choose('a', about('a'))).rejects.toThrow('too much');
    const other = thinkers.choose('b', about('b'));
    for (let i = 0; i < 4; i++) begun[i]!.hearing.onSaid({ answer: 'said' });
    expect(await Promise.all([...jobs, other])).toHaveLength(4);
  });

  test('who closes lets nobody wait', async () => {
    const { thinkers, counts } = office();
    const jobs = ['a', 'b'].map((name) => thinkers.choose(name, about(name)));
    thinkers.close();
    for (const job of [...jobs, thinkers.choose('c', about('c'))]) await expect(job).rejects.toThrow('closing');
    expect(counts()).toEqual({ hired: 1, dismissed: 1 });
  });
});
