import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  isPresent,
  newSitting,
  servedWithout,
  take,
  writeSitting,
  type LogLine,
  type Sitting,
} from '../src/index.ts';
import { ARRANGED, Person, fakeHouse, voltoGame, type FakeHouse } from '../testing/fake.ts';

const MINUTE = 60_000;
const GRACE = 30_000;
const ROUNDED = 0.001;
const LIVE = { clock: { kind: 'live', minutes: 5, increment: 10 } } as const;
const SUDDEN = { clock: { kind: 'live', minutes: 5, increment: 0 } } as const;

async function arranged(wishes: object, rules = {}) {
  const fake = await fakeHouse(rules);
  const game = await voltoGame(fake, wishes);
  await game.anna.says(ARRANGED);
  await game.bob.says(ARRANGED);
  const first = game.anna.sees.asked[0]!;
  const [mover, other] = first === 0 ? [game.anna, game.bob] : [game.bob, game.anna];
  const left = () => mover.sees.clocks!.left[first]!;
  return { ...fake, ...game, mover, other, first, left };
}

const move = (person: Person) => person.says((person.sees.options as string[])[0]!);

describe('[leave and back] a clock is not refilled', () => {
  test('coming back gives what was left when the seat went away', async () => {
    const { clock, mover, other, left } = await arranged(SUDDEN);
    await clock.pass(4 * MINUTE + 40_000);
    await mover.does({ type: 'leave' });
    await clock.pass(MINUTE);
    expect(await mover.does({ type: 'back' })).toEqual({ ok: true });
    expect(left()).toBe(20_000);
    expect(await move(other)).toEqual({ ok: true });
  });

  test('nor is one that counts days', async () => {
    const days = { clock: { kind: 'days', days: 1 } } as const;
    const { clock, mover, left } = await arranged(days, { sweep: 60 * MINUTE });
    await clock.pass(20 * 60 * MINUTE);
    await mover.does({ type: 'leave' });
    await mover.does({ type: 'back' });
    expect(left()).toBe(4 * 60 * MINUTE);
  });

  test('turns that a bot plays earn nothing that is worth being away', async () => {
    const { clock, mover, other, left } = await arranged(LIVE);
    await mover.does({ type: 'leave' });
    for (let turn = 0; turn < 4; turn++) {
      // not many: a good bot wins soon
      await clock.pass(6000);
      await move(other);
    }
    await clock.pass(6000);
    await mover.does({ type: 'back' });
    expect(left()).toBe(5 * MINUTE + 10_000); // as after the arrangement
  });

  test('leaving and coming back again and again stops no clock', async () => {
    const { clock, mover, left } = await arranged(SUDDEN);
    for (let time = 0; time < MINUTE; time += 600) {
      await mover.does({ type: 'leave' });
      await clock.pass(600); // less than a bot waits before it answers
      await mover.does({ type: 'back' });
    }
    expect(left()).toBe(4 * MINUTE);
  });

  test('whose time was over has one increment for the next turn', async () => {
    const { clock, mover, other, first, left } = await arranged(LIVE);
    await clock.pass(5 * MINUTE + 10_000 + 6000);
    expect(other.info.seats[first]).toMatchObject({ away: true });
    await mover.does({ type: 'back' });
    expect(left()).toBe(10_000);
    await move(other);
    expect(await move(mover)).toEqual({ ok: true });
  });

  test('and without increments thirty seconds, once in a game', async () => {
    const { clock, mover, other, first, left } = await arranged(SUDDEN);
    await clock.pass(5 * MINUTE + 6000);
    await mover.does({ type: 'back' });
    expect(left()).toBe(GRACE);
    await move(other);
    await clock.pass(GRACE + 6000);
    expect(other.info.seats[first]).toMatchObject({ away: true });
    await mover.does({ type: 'back' });
    expect(left()).toBe(0);
  });

  test('whose time for a question is over can’t keep the bot from answering it by coming back', async () => {
    const { clock, mover, other, first } = await arranged(SUDDEN);
    await clock.pass(5 * MINUTE);
    expect(other.info.seats[first]).toMatchObject({ away: true });
    for (let i = 0; i < 50 && other.sees.asked[0] === first; i++) {
      await mover.does({ type: 'back' });
      expect(await mover.says('a1-a2')).toEqual({ ok: false, refused: 'too-late' });
      await clock.pass(100);
      await mover.does({ type: 'leave' });
    }
    expect(other.sees.asked).toEqual([1 - first]);
  });
});

type Act =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'move' | 'leave' | 'back' | 'go' | 'come' };

const acts = fc.array(
  fc.tuple(
    fc.nat(1),
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 9000 }) }),
      },
      {
        weight: 4,
        arbitrary: fc.record({ kind: fc.constantFrom('move' as const, 'leave' as const, 'back' as const) }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('go' as const, 'come' as const) }) },
    ),
  ),
  { minLength: 20, maxLength: 60 },
);

async function act({ clock }: FakeHouse, person: Person, { kind, ...rest }: Act): Promise<void> {
  switch (kind) {
    case 'wait':
      return clock.pass((rest as { ms: number }).ms);
    case 'move':
      return void (await person.says(await anyMove(person)));
    case 'go':
      return person.go();
    case 'come':
      person.go();
      return void (await person.come());
    case 'leave':
    case 'back':
      return void (await person.does({ type: kind }));
  }
}

async function anyMove(person: Person): Promise<string> {
  const sitting = (await person.house.sitting(person.table)) as Sitting;
  const { title, table } = sitting;
  const seat = person.account.name === 'Anna' ? 0 : 1;
  if (!table || !askedSeats(sitting).includes(seat)) return 'nothing';
  return title.notation.answer.write(title.game.options(table.state, seat)[0]!);
}

/** How long a seat could have answered, and how many of its turns have ended, by the log alone. */
function thinkingOf({ made, title }: Sitting, lines: readonly LogLine[], seat: number) {
  const sitting = newSitting(made, title);
  const thought = { all: 0, turns: 0, longest: 0 };
  let turn = 0;
  for (const [i, line] of lines.entries()) {
    const asked = askedSeats(sitting);
    take(sitting, line, servedWithout([]));
    const isAsked = askedSeats(sitting).includes(seat);
    const hasEnded = asked.includes(seat) && (!isAsked || askedSeats(sitting).length < asked.length);
    if (hasEnded) [thought.turns, turn] = [thought.turns + 1, 0];
    const mayAnswer = isPresent(sitting, seat) && !sitting.times.out.includes(seat) && !sitting.table?.sealed.has(seat);
    if (!isAsked || !mayAnswer) continue;
    const passed = (lines[i + 1]?.at ?? line.at) - line.at;
    turn += passed;
    thought.all += passed;
    thought.longest = Math.max(thought.longest, turn);
  }
  return thought;
}

async function thoughtOf(wishes: object, said: readonly (readonly [number, Act])[]) {
  const fake = await fakeHouse({ sweep: 60 * MINUTE });
  const { anna, bob, table } = await voltoGame(fake, { absence: 0.1, ...wishes });
  for (const [who, what] of said) await act(fake, [anna, bob][who]!, what);
  const sitting = (await fake.house.sitting(table)) as Sitting;
  const lines = await fake.ports.store.lines(table, 0);
  await fake.house.stop();
  return [0, 1].map((seat) => thinkingOf(sitting, lines, seat));
}

describe('[leave and back] whatever is done in whatever order', () => {
  const RUNS = { numRuns: 60, seed: 9 };

  test.each([0, 2])('a live clock gives its minutes, an increment of %i s a turn and one grace', async (increment) => {
    const clock = { kind: 'live', minutes: 0.5, increment } as const;
    await fc.assert(
      fc.asyncProperty(acts, async (said) => {
        for (const { all, turns } of await thoughtOf({ clock }, said)) {
          expect(all).toBeLessThanOrEqual(30_000 + turns * increment * 1000 + 6000 + ROUNDED);
        }
      }),
      RUNS,
    );
  });

  test('days for each turn give no turn more', async () => {
    const clock = { kind: 'days', days: 1 / 24 } as const;
    const slow = acts.map((all) =>
      all.map(([who, what]): [number, Act] => [who, what.kind === 'wait' ? { ...what, ms: what.ms * 100 } : what]),
    );
    await fc.assert(
      fc.asyncProperty(slow, async (said) => {
        for (const { longest } of await thoughtOf({ clock, absence: null }, said)) {
          expect(longest).toBeLessThanOrEqual(60 * MINUTE + ROUNDED);
        }
      }),
      { ...RUNS, numRuns: 20 },
    );
  });
});

test('a snapshot from before clocks were kept so is folded anew', async () => {
  const { house, ports, table, clock, left } = await arranged(SUDDEN);
  const sitting = (await house.sitting(table)) as Sitting;
  const { shape: _shape, ...old } = JSON.parse(writeSitting(sitting)) as { shape: number; times: object };
  const data = JSON.stringify({ ...old, times: { at: 0, left: [1, 1], asked: [], together: false } });
  await ports.store.keepSnapshot(table, { length: sitting.length, edition: sitting.made.edition, data });
  const before = left();
  await house.stop();
  const again = await fakeHouse({}, { ...ports, clock });
  const carl = await new Person(again.house, table, 'Carl').come();
  expect(carl.sees.clocks!.left).toEqual([before, before]);
});
