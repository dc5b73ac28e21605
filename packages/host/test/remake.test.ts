import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { LEVELS, seeded, type AnyTitle } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { HUMAN_PACE, catalogTitles, remade, thinkHere, type LogLine, type Remade } from '../src/index.ts';
import { ARRANGED, Person, fakeHouse, makeTable, voltoGame } from '../testing/fake.ts';

const ANSWERS = 25; // of the person at the table

/** A person who answers at random among bots, and the log of that. */
async function playedAmongBots(game: string, seats: number, seed: number) {
  const fake = await fakeHouse({}, { thinker: thinkHere(catalogTitles) });
  const id = await makeTable(fake.house, 'Anna', { game, seats, candle: 0 });
  const anna = await new Person(fake.house, id, 'Anna').come();
  await anna.does({ type: 'sit', seat: 0, words: 'acqua' });
  for (let seat = 1; seat < seats; seat++) await anna.does({ type: 'fill', seat, level: LEVELS[(seat + 1) % 5]! });
  await anna.does({ type: 'start' });
  const rng = seeded(seed);
  const title = await loadTitle(game as 'volto');
  for (let i = 0; i < 40 * ANSWERS && anna.info.phase === 'playing'; i++) {
    const { options, asked, said, view } = anna.sees;
    if (asked.includes(0) && said === undefined) {
      const listed = Array.isArray(options) ? (options as string[]) : arrangementsOf(title, view);
      await anna.says(listed[rng(listed.length)]!);
    } else await fake.clock.pass(HUMAN_PACE.most);
    if ((await fake.ports.store.lines(id, 0)).length > 12 * ANSWERS) break;
  }
  return { made: (await fake.ports.store.table(id))!, title, lines: await fake.ports.store.lines(id, 0) };
}

function arrangementsOf(title: AnyTitle, view: unknown): string[] {
  const world = title.game.guess(view as never, seeded(1));
  return title.game.options(world, 0).map((option) => title.notation.answer.write(option));
}

async function all(made: Parameters<typeof remade>[0], title: Parameters<typeof remade>[1], lines: readonly LogLine[]) {
  const found: Remade[] = [];
  for await (const one of remade(made, title, lines)) found.push(one);
  return found;
}

describe('every answer of a bot can be made again from what its seat was told and the table’s key', () => {
  test.each(GAME_IDS)(
    'in %s',
    async (game) => {
      const { made, title, lines } = await playedAmongBots(game, (await loadTitle(game)).manifest.seats[1], 3);
      const again = await all(made, title, lines);
      expect(again.length).toBeGreaterThan(5);
      expect(again.filter((one) => one.said !== one.again)).toEqual([]);
    },
    120_000,
  );

  test('also what one said for somebody whose time was over, and who is back', async () => {
    const fake = await fakeHouse({}, { thinker: thinkHere(catalogTitles) });
    const { anna, bob, table } = await voltoGame(fake, { clock: { kind: 'live', minutes: 1, increment: 0 } });
    await anna.says(ARRANGED);
    await bob.says(ARRANGED);
    const mover = anna.sees.asked[0] === 0 ? anna : bob;
    await fake.clock.pass(60_001);
    expect(await mover.does({ type: 'back' })).toEqual({ ok: true });
    await fake.clock.pass(HUMAN_PACE.most);
    const made = (await fake.ports.store.table(table))!;
    const again = await all(made, await loadTitle('volto'), await fake.ports.store.lines(table, 0));
    expect(again).toHaveLength(1);
    expect(again[0]).toMatchObject({ seat: mover.sees.you, said: again[0]!.again });
  });

  test('and not with another key', async () => {
    const { made, title, lines } = await playedAmongBots('intrigo', 3, 3);
    const other = await all(
      { ...made, key: made.key.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
      title,
      lines,
    );
    expect(other.some((one) => one.said !== one.again)).toBe(true);
  }, 120_000);
});
