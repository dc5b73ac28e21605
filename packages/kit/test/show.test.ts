import { seeded } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { Show, type Pace, type Timed } from '../src/show.ts';

interface Part extends Timed {
  readonly name: string;
}
const part = (name: string, moves = 100, reads = 0): Part => ({ name, moves, reads });

/** A clock that a test winds. */
class Wound {
  isHidden = false;
  #now = 0;
  #due: { readonly at: number; readonly work: () => void }[] = [];

  after = (ms: number, work: () => void) => {
    const one = { at: this.#now + ms, work };
    this.#due.push(one);
    return () => (this.#due = this.#due.filter((other) => other !== one));
  };
  get running(): number {
    return this.#due.length;
  }
  wind(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#now = next.at;
      this.#due = this.#due.filter((one) => one !== next);
      next.work();
    }
    this.#now = until;
  }
}

function open(pace: Pace = { speed: 1, motion: true }) {
  const clock = new Wound();
  const begun: string[] = [];
  const mood = { ...pace };
  const show = new Show<Part>({
    clock,
    pace: () => mood,
    begin: (parts) => begun.push(parts.map(({ name }) => name).join('+')),
  });
  return { clock, begun, show, mood };
}

test('one is shown after another', () => {
  const { clock, begun, show } = open();
  show.add([part('a'), part('b')]);
  expect([begun, show.waiting.length]).toEqual([['a'], 1]);
  clock.wind(99);
  expect(begun).toEqual(['a']);
  clock.wind(1);
  expect([begun, show.waiting.length]).toEqual([['a', 'b'], 0]);
  show.add([part('c')]);
  expect(begun).toEqual(['a', 'b']);
  clock.wind(100);
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('what takes no time begins together with what follows', () => {
  const { begun, show } = open();
  show.add([part('a', 0), part('b', 0), part('c'), part('d')]);
  expect(begun).toEqual(['a+b+c']);
});

test('who wants no motion waits only to read', () => {
  const { clock, begun, show } = open({ speed: 1, motion: false });
  show.add([part('a'), part('b', 100, 50), part('c')]);
  expect(begun).toEqual(['a+b']);
  clock.wind(50);
  expect(begun).toEqual(['a+b', 'c']);
});

test('twice as fast takes half the time; at once takes none', () => {
  const fast = open({ speed: 2, motion: true });
  fast.show.add([part('a'), part('b')]);
  fast.clock.wind(50);
  expect(fast.begun).toEqual(['a', 'b']);
  const atOnce = open({ speed: Infinity, motion: true });
  atOnce.show.add([part('a'), part('b', 100, 500)]);
  expect(atOnce.begun).toEqual(['a+b']);
});

test('what decides a game is seen a little, at once and without motion too', () => {
  for (const pace of [
    { speed: Infinity, motion: true },
    { speed: 1, motion: false },
  ]) {
    const { clock, begun, show } = open(pace);
    show.add([part('a'), { ...part('b'), least: 40 }, { ...part('c'), least: 40 }, part('d')]);
    expect(begun).toEqual(['a+b']);
    clock.wind(40);
    expect(begun).toEqual(['a+b', 'c']);
    show.skip();
    expect(begun).toEqual(['a+b', 'c', 'd']);
  }
});

test('whoever skips sees how things stand, and each has begun once', () => {
  const { clock, begun, show } = open();
  show.add([part('a'), part('b'), part('c')]);
  show.skip();
  expect([begun, clock.running]).toEqual([['a', 'b+c'], 0]);
  clock.wind(1000);
  expect(begun).toEqual(['a', 'b+c']);
});

test('who was away, or does not look, sees how things stand', () => {
  const { begun, show, clock } = open();
  show.add(Array.from({ length: 125 }, (_, i) => part(String(i))));
  expect([begun.length, show.waiting.length]).toEqual([1, 0]);
  clock.isHidden = true;
  show.add([part('x'), part('y')]);
  expect(begun.at(-1)).toBe('x+y');
});

test('under any mixture each begins once, in order, and at most one timer runs', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const rng = seeded(seed);
    const { clock, begun, show, mood } = open();
    let count = 0;
    const doings: readonly (() => void)[] = [
      () => show.add(Array.from({ length: rng(4) }, () => part(String(count++), rng(3) * 100, rng(2) * 200))),
      () => clock.wind(rng(400)),
      () => show.skip(),
      () => void (mood.motion = rng(2) === 0),
      () => void (mood.speed = [0.5, 1, 4, Infinity][rng(4)]!),
      () => void (clock.isHidden = rng(4) === 0),
    ];
    for (let n = 0; n < 60; n++) {
      doings[rng(doings.length)]!();
      expect(clock.running).toBeLessThanOrEqual(1);
    }
    clock.wind(100_000);
    expect(
      begun.flatMap((names) => names.split('+')),
      `seed ${seed}`,
    ).toEqual(Array.from({ length: count }, (_, i) => String(i)));
  }
});
