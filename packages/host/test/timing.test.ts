import { loadTitle } from '@ridotto/games/catalog';
import { seeded, type Rng } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { HUMAN_PACE, catalogTitles, pauseOf, thinkHere } from '../src/index.ts';
import { ARRANGED, Person, fakeHouse, makeTable, seededChance } from '../testing/fake.ts';
import { gap, largestGap } from '../testing/samples.ts';

/** How long Anna waits for the bot's arrangement, at many tables, where it thinks as long as `thinks` says. */
async function waits(thinks: (rng: Rng) => number, tables: number, seed: number): Promise<number[]> {
  const rng = seeded(seed);
  const { notation } = await loadTitle('volto');
  const fake = await fakeHouse(
    { alone: HUMAN_PACE }, // as where somebody looks on
    {
      thinker: {
        ...thinkHere(catalogTitles),
        async choose(_table, { options }) {
          const until = fake.clock.now() + thinks(rng);
          await new Promise<void>((resolve) => fake.clock.at(until, resolve));
          return [options ? notation.answer.write(options[0]!) : ARRANGED]; // what it says doesn't matter
        },
      },
      chance: seededChance(seed),
    },
  );
  const waited: number[] = [];
  for (let i = 0; i < tables; i++) {
    const table = await makeTable(fake.house, 'Anna', { id: `make${i}` });
    const anna = await new Person(fake.house, table, 'Anna').come();
    await anna.does({ type: 'sit', seat: 0, words: '' });
    await anna.does({ type: 'fill', level: 'simple' });
    await anna.does({ type: 'start' });
    await anna.says(ARRANGED);
    const asked = fake.clock.now();
    while (!JSON.stringify(anna.sees.events).includes('arranged')) await fake.clock.pass(20);
    waited.push(fake.clock.now() - asked);
    anna.go();
  }
  return waited;
}

describe('[C52] timing tells nothing', () => {
  test('a bot that has much to think about answers after the same pauses as one that has nothing', async () => {
    const quick = await waits(() => 0, 150, 1);
    const slow = await waits((rng) => rng(600), 150, 2);
    expect(gap(quick, slow)).toBeLessThan(largestGap(150, 150));
    expect(Math.min(...quick, ...slow)).toBeGreaterThanOrEqual(HUMAN_PACE.least);
  });

  test('a bot that is asked alone again and again pauses once, whole, for its turn', async () => {
    const fake = await fakeHouse({ alone: HUMAN_PACE });
    const table = await makeTable(fake.house, 'Anna', { game: 'twilight' });
    const anna = await new Person(fake.house, table, 'Anna').come();
    await anna.does({ type: 'sit', seat: 0, words: '' });
    await anna.does({ type: 'fill', level: 'simple' });
    await anna.does({ type: 'start' });
    while (anna.info.phase !== 'over') {
      const { asked, options } = anna.sees;
      if (asked.includes(0)) await anna.says((options as string[])[0]!);
      else await fake.clock.pass(50);
    }
    const lines = await fake.ports.store.lines(table, 0);
    const said = lines.flatMap(({ at, deed }) => ('say' in deed && 'seat' in deed ? [{ at, seat: deed.seat }] : []));
    const waited = said.flatMap(({ at, seat }, i) => (seat === 1 && i > 0 ? [{ ms: at - said[i - 1]!.at, i }] : []));
    const isAgain = ({ i }: { i: number }) => said[i - 1]!.seat === 1;
    const [again, first] = [waited.filter(isAgain), waited.filter((one) => !isAgain(one))];
    expect(again.length).toBeGreaterThan(5);
    expect(new Set(again.map(({ ms }) => ms))).toEqual(new Set([HUMAN_PACE.least / 2]));
    expect(Math.min(...first.map(({ ms }) => ms))).toBeGreaterThanOrEqual(HUMAN_PACE.least);
  });

  test('the measure itself notices a bot that answers as soon as it has thought', () => {
    const rng = seeded(3);
    const honest = Array.from({ length: 150 }, () => pauseOf(HUMAN_PACE, rng));
    const telling = Array.from({ length: 150 }, () => pauseOf(HUMAN_PACE, rng) + rng(600));
    expect(gap(honest, telling)).toBeGreaterThan(largestGap(150, 150));
  });
});
