import {
  admitAll,
  canonical,
  copy,
  entryOf,
  fold,
  isRefusal,
  play,
  seeded,
  silence,
  type Entry,
} from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
import { game } from '../rules/rules.ts';
import { MIXED_HANDS, newMatch, twilight } from './twilight.ts';

const hand = 'D D D M1 M2 H2';

describe('a turn composed and sent as one message', () => {
  test('[T20] every step of the list is played, in order', () => {
    const { table } = twilight('', { hand });
    const steps = admitAll(title, table, 0, ['D+', 'DD-', 'end']);
    if (isRefusal(steps)) throw new Error('refused');
    expect(steps.map((step) => entryOf(title, step))).toEqual([
      { seat: 0, say: 'D+' },
      { seat: 0, say: 'DD-' },
      { seat: 0, say: 'end' },
    ]);
    for (const step of steps) play(title, table, step, silence);
    const oneByOne = twilight('', { hand }).say('D+', 'DD-', 'end');
    expect(table).toEqual(oneByOne.table);
  });

  test.each([
    [['D+', 'DD-', 'M1+', 'end'], 2, 'not-an-option'],
    [['M2+', 'M2+', 'end'], 1, 'not-an-option'],
    [['end'], 0, 'not-an-option'],
    [['D+', 'end', 'M1+'], 2, 'waits-for-chance'],
    [['D+', 'nonsense', 'end'], 1, 'not-an-option'],
    [['D+', 'resign', 'end'], 2, 'over'],
  ])('[T20] all or none: %j changes nothing', (says, at, refused) => {
    const { table } = twilight('', { hand });
    const before = canonical(table);
    expect(admitAll(title, table, 0, says)).toEqual({ refused, at });
    expect(canonical(table)).toBe(before);
  });

  test('[T20] a list can’t go on into the other seat’s turn', () => {
    const { table } = twilight('M1', { hand: 'D D D D D D D D' });
    expect(admitAll(title, table, 0, ['word D', 'D+'])).toEqual({ refused: 'not-asked', at: 1 });
  });

  test('[T20] nor may a seat that isn’t asked send one', () => {
    const { table } = twilight('', { hand });
    expect(admitAll(title, table, 1, ['discard'])).toEqual({ refused: 'not-asked', at: 0 });
  });

  test('[T20] an abandoned line reaches nobody: the table, every view and the log are as before', () => {
    const script = newMatch()
      .lots(0)
      .deal(...MIXED_HANDS);
    const { table } = script;
    const heardBefore = script.told.length;
    const before = canonical([table, ...viewsOf(table.state)]);

    for (const line of [
      ['D+'],
      ['D+', 'DD-'],
      ['H2-', 'H3+'],
      ['G1 w-', 'G11 e++'],
      ['D+', 'D+', 'end'],
      ['discard'],
    ]) {
      const mine = copy(title, table); // what a person's own side does while composing
      const steps = admitAll(title, mine, 0, line);
      if (!isRefusal(steps)) for (const step of steps) play(title, mine, step, silence);
      admitAll(title, table, 0, line); // asked and not played
      expect(canonical([table, ...viewsOf(table.state)])).toBe(before);
    }
    expect(script.told).toHaveLength(heardBefore);
    expect(table.length).toBe(2);
  });

  test('[T20] a line is composed on a guessed world, and fits the real one', () => {
    const rng = seeded(4);
    for (let i = 0; i < 50; i++) {
      const { table } = newMatch()
        .lots(0)
        .deal(...MIXED_HANDS);
      const world = { ...table, state: game.guess(game.view(table.state, 0), rng) };
      const says: string[] = [];
      while (game.turn(world.state).kind === 'ask' && world.state.toMove === 0) {
        const options = game.options(world.state, 0);
        const say = title.notation.answer.write(options[rng(options.length)]!);
        says.push(say);
        for (const step of admitted(admitAll(title, world, 0, [say]))) play(title, world, step, silence);
      }
      const steps = admitted(admitAll(title, table, 0, says));
      for (const step of steps) play(title, table, step, silence);
      expect(table.state.board).toEqual(world.state.board);
    }
  });

  test('[T20] the other seat sees of a turn under way only what is played', () => {
    const script = twilight('', { hand, other: 'G1 G11' }).say('D+');
    const view = game.view(script.state, 1);
    expect(view.played.map(({ say }) => say)).toEqual(['D+']);
    expect(view.hands).toEqual([null, ['G1', 'G11']]);
    expect(view.sizes).toEqual([5, 2]);
  });
});

test('the log of a match gives it back', () => {
  const log: Entry[] = [
    { roll: { kind: 'lots', merchant: 1 } },
    { roll: { kind: 'deal', hands: MIXED_HANDS.map((text) => text.split(' ')) } },
    { seat: 1, say: 'H4>D+' },
  ];
  const { table, stop } = fold(title, 2, {}, log);
  expect(stop).toMatchObject({ step: 2, refused: 'not-an-option' }); // seat 1 has no Masquerade yet
  expect(table.state.toMove).toBe(1);
});

const viewsOf = (state: Parameters<typeof game.view>[0]) =>
  (['public', 0, 1] as const).map((viewer) => game.view(state, viewer));

function admitted<T extends object>(steps: T[] | { refused: string }): T[] {
  if ('refused' in steps) throw new Error(`refused: ${steps.refused}`);
  return steps;
}
