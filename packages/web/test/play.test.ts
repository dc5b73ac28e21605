import { loadTitle } from '@ridotto/games/catalog';
import type { Refusal, Result, Update } from '@ridotto/host/protocol';
import {
  open,
  play as step,
  rollDue,
  seeded,
  silence,
  setupOf,
  type AnyTitle,
  type Reason,
  type Turn,
} from '@ridotto/kernel';
import { expect, test, vi } from 'vitest';
import { TablePlay, type Around } from '../src/table/play.svelte.ts';

const volto = await loadTitle('volto');
const twilight = await loadTitle('twilight');

/** A table at its first question, and what its mover sees. */
function first(title: AnyTitle, seed = 1) {
  const table = open(title, 2, setupOf(title, {}, 2)!);
  const rng = seeded(seed);
  for (let roll = rollDue(title, table, rng); roll; roll = rollDue(title, table, rng))
    step(title, table, roll, silence);
  const { seats: asked } = title.game.turn(table.state) as Turn & { kind: 'ask' };
  const seat = asked[0]!;
  return { seat, view: title.game.view(table.state, seat), asked, table };
}

function sitDown(title: AnyTitle, composes: Around['composes'] = 'never', motion = false) {
  const { seat, view, asked } = first(title);
  const sent: (readonly string[])[] = [];
  const reasons: Reason[] = [];
  const refusals: Refusal[] = [];
  const told: unknown[][] = [];
  let answer: (result: Result) => void = () => {};
  const around: Around = {
    table: 't',
    title,
    composes,
    viewer: seat,
    seats: 2,
    locale: () => 'en',
    names: () => ['Anna', 'Bob'],
    settings: () => ({ flipped: false, notebook: true, motion }),
    isHere: () => true,
    send(says) {
      sent.push(says);
      return new Promise((resolve) => (answer = resolve));
    },
    tell: () => {},
    isAlone: () => false,
    explain: (reason) => reasons.push(reason),
    refuse: (refusal) => refusals.push(refusal),
    announce: () => {},
    told: (events) => told.push([...events]),
  };
  const update = (length: number, events: unknown[], more: Partial<Update> = {}): Update => ({
    type: 'update',
    length,
    you: seat,
    view: structuredClone(view),
    events,
    clocks: null,
    asked,
    ...more,
  });
  const play = new TablePlay(around, update(1, []));
  return { play, sent, reasons, refusals, told, update, answer: (result: Result) => answer(result) };
}

const ARRANGEMENT = 'NAANL CNSLA';

test('a turn of a single answer is sent at once, and nothing else meanwhile', async () => {
  const { play, sent, answer } = sitDown(volto);
  expect(play.isMine).toBe(true);
  play.say(ARRANGEMENT);
  expect(sent).toEqual([[ARRANGEMENT]]);
  expect(play).toMatchObject({ isSending: true, isMine: false, options: [] });
  play.say(ARRANGEMENT);
  play.send();
  expect(sent).toHaveLength(1);
  answer({ ok: true });
  await vi.waitFor(() => expect(play.isSending).toBe(false));
  expect(play.line).toEqual([]);
});

test('a composed turn waits for its sending, can be taken back, and goes as one message', () => {
  const { play, sent } = sitDown(twilight, 'always');
  const before = play.view;
  while (play.options.length > 0) play.say(play.options[0]!.say);
  const { line } = play;
  expect(sent).toEqual([]);
  expect(play.shown).not.toEqual(before);
  play.takeBack();
  expect(play.line).toEqual(line.slice(0, -1));
  play.clear();
  expect(play.shown).toEqual(before);
  for (const say of line) play.say(say);
  play.send();
  expect(sent).toEqual([line]);
});

test('where turns are not composed each answer goes by itself, though the same seat may be asked on', () => {
  const { play, sent } = sitDown(twilight, 'never');
  const { say } = play.options.find((option) => option.say !== 'discard')!;
  play.say(say);
  expect(sent).toEqual([[say]]);
});

test('where only some turns are composed, an answer that makes a whole turn goes at once', () => {
  const whole = sitDown(twilight, 'on');
  whole.play.say('discard');
  expect(whole.sent).toEqual([['discard']]);
  const longer = sitDown(twilight, 'on');
  longer.play.say(longer.play.options.find((option) => option.say !== 'discard')!.say);
  expect(longer.sent).toEqual([]);
});

test('whoever answers a window that is over is told that it was too late, not that it is somebody else’s turn', async () => {
  const { play, refusals, update, answer } = sitDown(volto);
  const window = { kind: 'may', asked: [0, 1], of: 5000, left: 5000, held: [], hold: [0, 0] } as const;
  play.take(update(2, [], { window }));
  play.say(ARRANGEMENT);
  answer({ ok: false, refused: 'not-asked' });
  await vi.waitFor(() => expect(refusals).toEqual([{ ok: false, refused: 'too-late' }]));
});

test('a refused turn is told, and a composed one is still there', async () => {
  const { play, refusals, answer } = sitDown(twilight, 'always');
  while (play.options.length > 0) play.say(play.options[0]!.say);
  const { line } = play;
  play.send();
  answer({ ok: false, refused: 'not-asked' });
  await vi.waitFor(() => expect(play.isSending).toBe(false));
  expect(refusals).toEqual([{ ok: false, refused: 'not-asked' }]);
  expect(play.line).toEqual(line);
});

test('what cannot be chosen is explained by its rule', () => {
  const { play, reasons, sent } = sitDown(volto);
  play.say('NNNNNNNNNN');
  play.attempt('b2-b3');
  expect(reasons.map(({ rule, code }) => [rule, code])).toEqual([
    ['V2', 'arrange-counts'],
    ['V4', 'arrange-first'],
  ]);
  expect(sent).toEqual([]);
});

test('events are shown one update after another, and can be skipped', () => {
  vi.useFakeTimers();
  try {
    const { play, told, update } = sitDown(volto, 'never', true);
    play.take(update(2, ['a']));
    play.take(update(3, ['b']));
    play.take(update(4, ['c', 'd'], { asked: [] }));
    expect(told).toEqual([['a']]);
    expect(play).toMatchObject({ isBehind: true, isMine: false });
    vi.advanceTimersByTime(700);
    expect(told).toEqual([['a'], ['b']]);
    play.skip();
    expect(told).toEqual([['a'], ['b'], ['c', 'd']]);
    expect(play).toMatchObject({ isBehind: false, lastEvents: ['c', 'd'], events: ['a', 'b', 'c', 'd'], asked: [] });
  } finally {
    vi.useRealTimers();
  }
});

test('a board shows the scenes of an update before what they lead to', () => {
  vi.useFakeTimers();
  try {
    const { play, told, update } = sitDown(volto, 'never', true);
    const scene = (picture: string, ...events: string[]) => ({
      picture,
      events: events as unknown as TablePlay['events'],
      moves: 100,
      reads: 0,
    });
    play.stage = { canTurn: false, story: () => [scene('one', 'a'), scene('two', 'b', 'c'), scene('three', 'd')] };
    play.take(update(2, ['a', 'b', 'c', 'd', 'e'], { asked: [] }));
    const seen = () => [
      play.scene,
      play.isBehind,
      play.asked.length,
      (play.lastEvents as readonly unknown[] as readonly string[]).join(''),
    ];
    expect(seen()).toEqual(['one', true, 2, 'a']);
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual(['two', true, 2, 'abc']);
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual([undefined, false, 0, 'abcde']);
    expect(told).toEqual([['a'], ['b', 'c'], ['d', 'e']]);
  } finally {
    vi.useRealTimers();
  }
});

test('without motion everything is shown as it comes', () => {
  const { play, told, update } = sitDown(volto);
  play.take(update(2, ['a']));
  play.take(update(3, ['b']));
  expect(told).toEqual([['a'], ['b']]);
  expect(play.isMine).toBe(true);
});

test('an update that leaves the view as it was leaves the line too', () => {
  const { play, update } = sitDown(twilight, 'always');
  play.say(play.options[0]!.say);
  const { line } = play;
  play.take(update(2, [], { draw: 1 }));
  expect(play.line).toEqual(line);
  play.take(update(3, [], { view: first(twilight, 5).view }));
  expect(play.line).toEqual([]);
});

test('a sealed answer is mine to see, and there is nothing to choose', () => {
  const { play, update } = sitDown(volto);
  play.take(update(1, [], { said: ARRANGEMENT }));
  expect(play).toMatchObject({ said: ARRANGEMENT, isMine: false, options: [] });
});
