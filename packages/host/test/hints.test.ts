import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { LEVELS } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { catalogTitles, HUMAN_PACE, paceOf, thinkHere, type Done, type Thinker, type Thought } from '../src/index.ts';
import { ARRANGED, Person, fakeHouse, makeTable, voltoGame } from '../testing/fake.ts';

const here = thinkHere(catalogTitles);

/** A thinker that gives plain hints, and says what it was asked about. */
function counting() {
  const thoughts: Thought[] = [];
  const thinker: Thinker = {
    ...here,
    async advise(_table, thought) {
      thoughts.push(thought);
      return [{ says: ['b2-b3'], chance: { p: 0.5, low: 0.4, high: 0.6 }, why: { code: 'waits', about: {} } }];
    },
  };
  return { thinker, thoughts };
}

async function arranged(wishes: object) {
  const { thinker, thoughts } = counting();
  const fake = await fakeHouse({}, { thinker });
  const { anna, bob, table } = await voltoGame(fake, wishes);
  await anna.says(ARRANGED);
  await bob.says(ARRANGED);
  const [mover, other] = anna.sees.asked[0] === 0 ? [anna, bob] : [bob, anna];
  return { ...fake, thoughts, table, mover, other, seat: mover.sees.you! };
}

describe('a hint', () => {
  test('is given only at tables that allow it', async () => {
    const { mover, thoughts } = await arranged({});
    expect(mover.info).toMatchObject({ hints: false, hinted: [0, 0] });
    expect(await mover.does({ type: 'hint' })).toEqual({ ok: false, refused: 'no-hints' });
    expect(thoughts).toEqual([]);
  });

  test('is for whoever is asked, and thought from that seat’s view at the strongest level', async () => {
    const { house, table, mover, other, seat, thoughts } = await arranged({ hints: true });
    expect(await other.does({ type: 'hint' })).toEqual({ ok: false, refused: 'not-asked' });
    const carla = await new Person(house, table, 'Carla').come();
    expect(await carla.does({ type: 'hint' })).toEqual({ ok: false, refused: 'not-seated' });
    expect(await mover.does({ type: 'hint' })).toMatchObject({ ok: true, hint: [{ says: ['b2-b3'] }] });
    expect(thoughts).toHaveLength(1);
    expect(thoughts[0]).toMatchObject({ level: 'master', view: { viewer: seat } });
    expect(JSON.stringify(other.messages)).not.toContain('b2-b3');
  });

  test('is seen by everybody to have been asked for, and counted once for a question', async () => {
    const { mover, other, seat, thoughts } = await arranged({ hints: true });
    const first = await mover.does({ type: 'hint', id: 'wants' });
    expect(await mover.does({ type: 'hint', id: 'wants' })).toEqual(first); // the same command: the same answer
    expect(await mover.does({ type: 'hint' })).toEqual(first);
    expect(thoughts).toHaveLength(1);
    expect(other.info.hinted[seat]).toBe(1);
    expect(other.info.hinted[1 - seat]).toBe(0);
    await mover.says((mover.sees.options as string[])[0]!);
    await other.says((other.sees.options as string[])[0]!);
    await mover.does({ type: 'hint' });
    expect(other.info.hinted[seat]).toBe(2);
  });

  test('that fails is a refusal, and may be asked for again', async () => {
    let isBroken = true;
    const broken: unknown[] = [];
    const thinker: Thinker = {
      ...here,
      advise: (table, thought) => (isBroken ? Promise.reject(new Error('no idea')) : here.advise(table, thought)),
    };
    const meter = { answered() {}, refused() {}, healed() {}, broken: (error: unknown) => void broken.push(error) };
    const { anna } = await voltoGame(await fakeHouse({}, { thinker, meter }), { hints: true });
    expect(await anna.does({ type: 'hint' })).toEqual({ ok: false, refused: 'broken' });
    expect(broken).toHaveLength(1);
    isBroken = false;
    expect(await anna.does({ type: 'hint' })).toMatchObject({ ok: true, hint: [{}, {}, {}] });
    expect(anna.info.hinted).toEqual([1, 0]);
  });

  test('is not given in a window among people: it would tell that there is a choice', async () => {
    const { house } = await fakeHouse({}, { thinker: counting().thinker });
    const table = await makeTable(house, 'Anna', { game: 'coach', seats: 3, hints: true });
    const people = await Promise.all(['Anna', 'Bob', 'Carla'].map((name) => new Person(house, table, name).come()));
    for (const [seat, person] of people.entries()) await person.does({ type: 'sit', seat, words: '' });
    await people[0]!.does({ type: 'start' });
    const active = people.find(({ sees }) => sees.asked.includes(sees.you!))!;
    await active.says(`attack ${(active.sees.you! + 1) % 3}`);
    const asked = people.filter(({ sees }) => sees.window?.asked.includes(sees.you!));
    expect(asked.length).toBeGreaterThan(0);
    for (const person of asked) expect(await person.does({ type: 'hint' })).toEqual({ ok: false, refused: 'no-hints' });
  });
});

describe('whoever follows hints can always answer', () => {
  test.each(GAME_IDS)('in %s, alone among bots', { timeout: 120_000 }, async (game) => {
    const seats = Math.min(4, (await loadTitle(game)).manifest.seats[1]);
    const { house, clock } = await fakeHouse();
    const table = await makeTable(house, 'Anna', { game, seats, candle: 0, hints: true });
    const anna = await new Person(house, table, 'Anna').come();
    await anna.does({ type: 'sit', seat: 0, words: 'acqua' });
    for (let seat = 1; seat < seats; seat++) await anna.does({ type: 'fill', seat, level: LEVELS[1] });
    await anna.does({ type: 'start' });
    let answers = 0;
    for (let tries = 0; answers < 6 && tries < 100 && anna.info.phase === 'playing'; tries++) {
      const { asked, said, options } = anna.sees;
      if (!asked.includes(0) || said !== undefined) {
        await clock.pass(HUMAN_PACE.most);
        continue;
      }
      if (Array.isArray(options) && options.length === 1) {
        await anna.says(options[0]);
        continue;
      }
      const { hint } = (await anna.does({ type: 'hint' })) as Done;
      expect(await anna.says(...hint![0]!.says)).toEqual({ ok: true });
      answers++;
    }
    expect(answers === 6 || anna.info.phase === 'over').toBe(true);
  });
});

describe('the pace of bots', () => {
  const paces = paceOf({ pace: HUMAN_PACE, alone: { least: 1, mean: 0, most: 1 } });

  test('is the table’s among people, and the page’s own alone', async () => {
    const least = async (pace: 'leisurely' | 'usual' | 'quick' | undefined) => {
      const { house } = await fakeHouse();
      const table = await makeTable(house, 'Anna', { game: 'intrigo', seats: 3, ...(pace && { pace }) });
      const people = await Promise.all(['Anna', 'Bob'].map((name) => new Person(house, table, name).come()));
      await people[0]!.does({ type: 'sit', seat: 0, words: '' });
      await people[0]!.does({ type: 'fill', seat: 2, level: 'simple' });
      const alone = await house.sitting(table);
      if ('refused' in alone) throw new Error(alone.refused);
      const own = paces(alone).least;
      await people[1]!.does({ type: 'sit', seat: 1, words: '' });
      const shared = await house.sitting(table);
      if ('refused' in shared) throw new Error(shared.refused);
      expect(people[1]!.info.pace).toBe(pace ?? 'usual');
      return { own, shared: paces(shared).least };
    };
    const [leisurely, usual, quick] = [await least('leisurely'), await least(undefined), await least('quick')];
    expect([leisurely.own, usual.own, quick.own]).toEqual([1, 1, 1]);
    expect(usual.shared).toBe(HUMAN_PACE.least);
    expect(quick.shared).toBeLessThan(usual.shared / 2);
    expect(leisurely.shared).toBeGreaterThan(usual.shared);
  });
});
