import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { begin, beforeAt, isRefusal, same, seeded, setupOf, verify, type AnyTitle, type Before } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { framesOf, logOf, picturesOf, type Frame } from '../src/index.ts';
import { Person, fakeHouse, type FakeHouse } from '../testing/fake.ts';
import { writtenGame } from '../testing/written-game.ts';

const LONG = 24 * 3600_000;

/** Sits down at a table that goes on from another's moment, and lets bots play it to its end. */
async function playOn({ house, clock }: FakeHouse, title: AnyTitle, before: Before, seat: number) {
  const [seats] = title.manifest.seats;
  const { id: game } = title.manifest;
  const wishes = { id: 'on', game, seats, setup: {}, open: 'public', clock: { kind: 'none' } } as const;
  const account = { id: 'anna', kind: 'guest', name: 'Anna' } as const;
  const rest = { late: 'bot', absence: null, notebook: true, candle: 0 } as const;
  const made = await house.make(account, { ...wishes, ...rest }, { before, edition: title.edition });
  if (!made.ok) throw new Error(made.refused);
  const table = made.table!;
  const anna = new Person(house, table, 'Anna');
  await anna.does({ type: 'sit', seat, words: 'acqua alta' });
  await anna.does({ type: 'fill', level: 'simple' });
  await anna.does({ type: 'start' });
  await anna.come();
  const first = anna.sees;
  await anna.does({ type: 'leave' });
  anna.go();
  while (anna.info.phase !== 'over' && !(await isOver())) await clock.pass(60_000);
  return { table, first };

  async function isOver(): Promise<boolean> {
    const sitting = await house.sitting(table);
    return 'refused' in sitting || sitting.phase === 'over' || clock.now() > LONG;
  }
}

describe.each(GAME_IDS)('a game of %s', (game) => {
  test.each(['as it was', 'in another world'])('is played on from its middle, %s', async (how) => {
    const title = await loadTitle(game);
    const played = writtenGame(title);
    const rng = seeded(7);
    const before = middleOf(title, played, rng);
    const seat = rng(played.seats);
    const there = tableAt(title, played.seats, before);
    const seen = title.game.view(there.state, seat);
    const worlds =
      how === 'as it was'
        ? {}
        : { worlds: [{ after: before.answers.length, seat, state: title.game.guess(seen, rng) }] };

    const fake = await fakeHouse();
    const { table, first } = await playOn(fake, title, { ...before, ...worlds }, seat);
    expect(first.view).toEqual(JSON.parse(JSON.stringify(seen)));
    expect(first.events.length).toBeGreaterThan(0); // what had happened until then

    const made = (await fake.ports.store.table(table))!;
    const lines = await fake.ports.store.lines(table, 0);
    const log = logOf(made, lines);
    expect(verify(title, JSON.parse(JSON.stringify(log)) as typeof log)).toMatchObject({ ok: true });
    const frames: Frame[] = [];
    for await (const frame of framesOf(title, made, lines, seat)) frames.push(frame);
    const [shown] = picturesOf(frames);
    expect(same(shown!.view, seen)).toBe(true);
    await fake.house.stop();
  });

  test('is not played on from its end, nor in a world that its seat could tell from the real one', async () => {
    const title = await loadTitle(game);
    const played = writtenGame(title);
    const { house } = await fakeHouse();
    const [seats] = title.manifest.seats;
    const account = { id: 'anna', kind: 'guest', name: 'Anna' } as const;
    const wishes = { id: 'on', game, seats, setup: {}, open: 'public', clock: { kind: 'none' } } as const;
    const rest = { late: 'bot', absence: null, notebook: true } as const;
    const make = (before: Before) => house.make(account, { ...wishes, ...rest }, { before, edition: title.edition });
    const refused = { ok: false, refused: 'wrong-options' };
    expect(await make(beforeAt(played, played.answers.length))).toEqual(refused);
    const before = beforeAt(played, 1);
    expect(await make({ ...before, worlds: [{ after: 1, seat: 0, state: {} }] })).toEqual(refused);
    await house.stop();
  });
});

function tableAt(title: AnyTitle, seats: number, before: Before) {
  const table = begin(title, seats, setupOf(title, {}, seats)!, before);
  if (isRefusal(table)) throw new Error(table.refused);
  return table;
}

/** Somewhere in the middle, where seats are asked and nothing is sealed: chance would answer at once. */
function middleOf(title: AnyTitle, played: ReturnType<typeof writtenGame>, rng: (below: number) => number): Before {
  for (let length = Math.floor(played.answers.length / 3) + rng(9); ; length++) {
    const before = beforeAt(played, length);
    const { sealed, state } = tableAt(title, played.seats, before);
    if (sealed.size === 0 && title.game.turn(state).kind === 'ask') return before;
  }
}
