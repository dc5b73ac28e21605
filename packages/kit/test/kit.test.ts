import { describe, expect, test } from 'vitest';
import type { BoardOf } from '../src/board.ts';
import { by, type Path, type Way } from '../src/choose.ts';
import { Kit } from '../src/kit.ts';
import { PLAIN, Question } from '../src/testing.ts';

/** Two cards, three gaps, and a pass. */
interface View {
  readonly gaps: readonly (string | null)[];
}
type Choice = { readonly card: string; readonly gap: number } | 'pass';
type Event = { readonly card: string; readonly gap: number };

const PLACES: Choice[] = [{ card: 'A', gap: 0 }, { card: 'A', gap: 2 }, { card: 'B', gap: 2 }, 'pass'];

const board: BoardOf<View, Choice, Event, View['gaps']> = {
  canTurn: true,
  paths: (choice): readonly Path[] =>
    choice === 'pass' ? [by('do pass')] : [by([`card ${choice.card}`, `gap ${choice.gap}`])],
  picture: ({ gaps }) => gaps,
  areas: (gaps) => [
    { id: 'row', rows: [gaps.map((_, at) => `gap ${at}`)], home: 'gap 1' },
    { id: 'hand', rows: [['card A', 'card B']] },
  ],
  name: (thing, gaps) => (thing.startsWith('gap') ? `${thing}: ${gaps[Number(thing.at(-1))] ?? 'empty'}` : thing),
  attempt: (chosen, thing) => [...chosen, thing].join(' '),
  scenes: ({ card, gap }, before) => [{ picture: before.with(gap, card), moves: 100, reads: 0 }],
};

const optionOf = (choice: Choice) => {
  const say = choice === 'pass' ? choice : `${choice.card}@${choice.gap}`;
  return { choice, say, text: `Say ${say}` };
};

function sitDown() {
  const play = new Question<View, Choice, Event>({ gaps: [null, 'X', null] }, 0, PLACES.map(optionOf));
  return { play, kit: new Kit(() => play, board, PLAIN) };
}

describe('touching', () => {
  test('an answer is given when its path is whole', () => {
    const { play, kit } = sitDown();
    expect(kit.touch('card A', 'pointer')).toBe('begin');
    expect([kit.look('gap 0').light, kit.look('gap 1').light, kit.look('card A').isChosen]).toEqual([
      'bright',
      undefined,
      true,
    ]);
    expect(kit.left.map(({ say }) => say)).toEqual(['A@0', 'A@2']);
    expect(kit.touch('gap 2', 'pointer')).toBe('take');
    expect([play.line, kit.chosen, kit.texts]).toEqual([['A@2'], [], ['Say A@2']]);
  });

  test('one touch is enough where the path is one thing', () => {
    const { play, kit } = sitDown();
    kit.touch('do pass', 'pointer');
    expect(play.line).toEqual(['pass']);
  });

  test('what can’t be chosen is explained, and changes nothing', () => {
    const { play, kit } = sitDown();
    kit.touch('card B', 'pointer');
    expect(kit.touch('gap 1', 'pointer')).toBe('explain');
    expect([play.attempts, kit.chosen]).toEqual([['card B gap 1'], ['card B']]);
  });

  test('what was done is said, in the guest’s language', () => {
    const { play, kit } = sitDown();
    kit.touch('card A', 'pointer');
    kit.touch('card A', 'pointer');
    play.locale = 'ru';
    kit.touch('card B', 'pointer');
    expect(play.announced).toEqual([
      'card A: chosen. 2 choices from here.',
      'card A: put back.',
      'Выбрано: card B. Дальше 1 вариант.',
    ]);
    expect(kit.labelOf('card B')).toBe('card B, выбрано');
  });

  test('what no longer leads anywhere is no longer chosen', () => {
    const { kit, play } = sitDown();
    kit.touch('card A', 'pointer');
    play.say('elsewhere');
    expect([kit.chosen, [...kit.lit]]).toEqual([[], []]);
  });
});

describe('going back', () => {
  test('undoes one touch after another, across answers', () => {
    const { kit, play } = sitDown();
    kit.touch('card A', 'pointer');
    kit.touch('gap 0', 'pointer');
    kit.back();
    expect([play.line, kit.chosen]).toEqual([[], ['card A']]);
    kit.back();
    expect(kit.chosen).toEqual([]);
  });

  test('dropping lets go of what is chosen, then of the last answer', () => {
    const { kit, play } = sitDown();
    kit.touch('do pass', 'pointer');
    kit.drop();
    expect(play.line).toEqual([]);
    kit.touch('card A', 'pointer');
    kit.drop();
    expect(kit.chosen).toEqual([]);
  });
});

describe('dragging', () => {
  test('is a touch of what is lifted and of where it is put', () => {
    const { kit, play } = sitDown();
    kit.lift('card B');
    expect([kit.lifted, kit.chosen]).toEqual(['card B', ['card B']]);
    kit.aimAt('gap 2');
    expect(kit.look('gap 2').isAimed).toBe(true);
    kit.release('gap 2');
    expect([play.line, kit.lifted, kit.aim]).toEqual([['B@2'], null, null]);
  });

  test('outside nothing has been; on itself a thing stays chosen', () => {
    const { kit } = sitDown();
    kit.lift('card A');
    kit.release(null);
    expect(kit.chosen).toEqual([]);
    kit.lift('card A');
    kit.release('card A');
    expect(kit.chosen).toEqual(['card A']);
  });

  test('on what it can’t be put on says why, and never begins anew', () => {
    const { kit, play } = sitDown();
    kit.lift('card A');
    kit.release('card B');
    expect([play.attempts, kit.chosen]).toEqual([['card A card B'], ['card A']]);
  });

  test('what one touch would answer is not lifted', () => {
    const { kit } = sitDown();
    expect([kit.canLift('do pass'), kit.canLift('card A'), kit.canLift('gap 1')]).toEqual([false, true, false]);
  });
});

describe('keys', () => {
  test('walk inside an area; the focus is at home in each', () => {
    const { kit } = sitDown();
    expect(['gap 0', 'gap 1', 'card A', 'card B'].map((thing) => kit.look(thing).tab)).toEqual([-1, 0, 0, -1]);
    expect(kit.key('ArrowRight', 'gap 1')).toBe('gap 2');
    kit.focus('gap 2');
    expect(kit.look('gap 2').tab).toBe(0);
  });

  test('after a touch the focus is where it goes on, and after the answer where it began', () => {
    const { kit, play } = sitDown();
    kit.focus('card B');
    expect(kit.key('Enter', 'card B')).toBe('gap 2');
    expect(kit.key('Enter', 'gap 2')).toBe('card B');
    expect(play.line).toEqual(['B@2']);
  });

  test('where more of the same kind would do, the focus goes to what else is asked for', () => {
    const { play } = sitDown();
    const paths = (choice: Choice): readonly Path[] =>
      choice === 'pass' ? [] : [by('card A', `gap ${choice.gap}`), by('card A', 'card B', `gap ${choice.gap}`)];
    const kit = new Kit(() => play, { ...board, paths: (choice) => paths(choice).toReversed() }, PLAIN);
    expect(kit.key('Enter', 'card A')).toBe('card A');
    const other = new Kit(() => play, { ...board, paths }, PLAIN);
    expect(other.key('Enter', 'card A')).toBe('gap 0');
  });

  test('the next bright thing is a key away, in any area', () => {
    const { kit } = sitDown();
    expect(kit.key('PageDown', 'gap 0')).toBe('card A');
    expect(kit.key('PageUp', 'card A')).toBe('card B');
  });
});

describe('while things happen', () => {
  test('the picture is the scene’s, and scenes are told from the events', () => {
    const { kit, play } = sitDown();
    const [told, ...more] = kit.stage.story([{ card: 'B', gap: 0 }], play.view, play.view);
    expect([told, more]).toEqual([
      { picture: ['B', 'X', null], moves: 100, reads: 0, events: [{ card: 'B', gap: 0 }] },
      [],
    ]);
    play.scene = told!.picture;
    expect(kit.picture).toEqual(['B', 'X', null]);
  });

  test('a touch means what the finger saw', () => {
    const { kit, play } = sitDown();
    [play.isBehind, play.scene] = [true, ['B', 'X', null]];
    expect(kit.touch('gap 0', 'pointer')).toBe('skip');
    expect([play.isBehind, kit.chosen]).toEqual([false, []]);
    [play.isBehind, play.scene] = [true, ['B', 'X', null]];
    expect(kit.touch('gap 2', 'pointer')).toBe('begin');
  });
});

test('an editor makes its answer bit by bit, and options are never looked at', () => {
  const swaps = (value: string): readonly Way<string>[] => [
    { end: `${value[1]}${value[0]}`, paths: [by(['slot 0', 'slot 1'])] },
  ];
  const made: BoardOf<View, Choice, Event, View['gaps'], string> = {
    ...board,
    editor: () => ({ first: 'ab', ways: swaps, tells: (before, after) => `${before} to ${after}` }),
  };
  const { play } = sitDown();
  const kit = new Kit(() => play, made, PLAIN);
  kit.lift('slot 1');
  kit.release('slot 0');
  expect([kit.value, play.announced.at(-1), play.reads]).toEqual(['ba', 'ab to ba', 0]);
  kit.edit('cd');
  expect(kit.value).toBe('cd');
  kit.back();
  expect(kit.value).toBe('ba');
  kit.back();
  expect([kit.value, kit.chosen]).toEqual(['ab', ['slot 1']]);
});
