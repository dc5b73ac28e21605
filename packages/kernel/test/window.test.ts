import {
  awaitedIn,
  chainOf,
  seeded,
  endsInChoice,
  fold,
  open,
  optionsIn,
  placeOf,
  seatsIn,
  settled,
  type Entry,
} from '@ridotto/kernel';
import { checkLaws, checkWindow, playOut, twinsOf } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { SEATS, doors, type Doors } from './doors.ts';
import { WINDOW_MUTANTS } from './window-mutants.ts';

const GAMES = 500;

test(`the laws hold on ${GAMES} games of the doors`, () => {
  const played = checkLaws(doors, { seats: SEATS, setup: {}, games: GAMES, seed: 1 });
  expect(played.steps).toBeGreaterThan(GAMES * 10);
});

describe('the laws of windows catch', () => {
  test.each(Object.entries(WINDOW_MUTANTS))('%s', (_name, { game, law }) => {
    const mutant = { ...doors, game: { ...doors.game, ...game } };
    const check = () => checkLaws(mutant, { seats: SEATS, setup: {}, games: 300, seed: 3, maxSteps: 1000 });
    expect(check).toThrow(law);
  });
});

/** What a house might do with the answers of a window, and must not. */
const SETTLERS: Record<string, typeof settled<Doors>> = {
  'all answers at once': (title, table, says) => {
    const entries = settled(title, table, new Map([...says].map(([seat]) => [seat, ['bow']])));
    return entries.map((entry) =>
      'seat' in entry ? { ...entry, say: says.get(entry.seat)?.[0] ?? entry.say } : entry,
    );
  },
  'whoever is quickest first': (title, table, says) =>
    settled(title, table, new Map([...says].map(([seat, all], i) => [seat, i === 0 ? all : ['bow']]))),
  'nobody’s act': (title, table, says) => settled(title, table, new Map([...says].map(([seat]) => [seat, ['bow']]))),
};

describe('the laws of windows don’t let count', () => {
  test.each(Object.entries(SETTLERS))('%s', (_name, settle) => {
    const rng = seeded(5);
    const law = (holds: boolean, what: string) => {
      if (!holds) throw new Error(what);
    };
    const court = { seats: SEATS, rng, law };
    const each = (state: Doors['state']) => checkWindow(doors, state, twinsOf(doors, state, court), court, settle);
    const play = () => {
      for (let game = 0; game < 50; game++) playOut(doors, SEATS, {}, rng, { each });
    };
    expect(play).toThrow(/the log of its questions one by one|has to choose/);
  });
});

/** Seat 2 is the porter, seat 3 the page; seat 0 has knocked. */
const KNOCKED: readonly Entry[] = [{ roll: { porter: 2, page: 3 } }, { seat: 0, say: 'knock' }];
const knocked = () => fold(doors, SEATS, {}, KNOCKED).table;
const says = (given: Record<number, string[]>) => new Map(Object.entries(given).map(([seat, all]) => [+seat, all]));
const GREET = { 1: ['bow'], 2: ['nod'], 3: ['bow'] };
const written = (entries: readonly Entry[]) =>
  entries.map((entry) => ('seat' in entry ? `${entry.seat} ${entry.say}` : '*'));

describe('a window', () => {
  test('has the questions that follow while all let them pass, up to a choice', () => {
    const chain = chainOf(doors, knocked());
    expect(chain.map(({ seats, window }) => [window, ...seats])).toEqual([
      ['may', 1, 2, 3],
      ['may', 0],
      ['may', 1],
      ['may', 2],
      ['may', 3],
      ['must', 1, 2, 3],
    ]);
    expect(seatsIn(chain)).toEqual([1, 2, 3, 0]);
    expect(endsInChoice(chain)).toBe(true);
  });

  test('is none where an open question is asked', () => {
    expect(chainOf(doors, open(doors, SEATS, {}))).toEqual([]);
  });

  test('offers each seat all that it may do along it; who has to choose can’t only let it pass', () => {
    const chain = chainOf(doors, knocked());
    expect([0, 1, 2, 3].map((seat) => optionsIn(doors, chain, seat))).toEqual([
      ['pass'],
      ['bow', 'nod'],
      ['bar', 'bow', 'nod'],
      ['call', 'bow', 'nod'],
    ]);
    expect(placeOf(doors, chain, 3, 'call')?.seats).toEqual([3]);
    expect(placeOf(doors, chain, 3, 'bar')).toBeUndefined();
  });

  test('where nobody acts writes all its questions', () => {
    expect(written(settled(doors, knocked(), says(GREET)))).toEqual(
      '1 pass,2 pass,3 pass,0 pass,1 pass,2 pass,3 pass,1 bow,2 nod,3 bow'.split(','),
    );
  });

  test('writes nothing after the first act: later ones are void', () => {
    const all = says({ ...GREET, 2: ['bar'], 3: ['call'] });
    expect(written(settled(doors, knocked(), all))).toEqual(['1 pass', '2 bar', '3 pass']);
  });

  test('needs a choice of everybody who has to choose', () => {
    expect(() => settled(doors, knocked(), says({ 1: ['bow'] }))).toThrow(/has to choose/);
  });

  test('waits for nobody whose answer would be void', () => {
    const chain = chainOf(doors, knocked());
    const awaited = (given: Record<number, string[]>) => awaitedIn(doors, chain, says(given));
    expect(awaited({})).toEqual([1, 2, 3, 0]);
    expect(awaited({ 2: ['bar'] })).toEqual([1, 3]); // they are asked together with the porter
    expect(awaited({ 1: ['bow'], 2: ['bow'], 3: ['call'] })).toEqual([0]); // before the page; its sides are void
    expect(awaited({ ...GREET, 0: ['pass'] })).toEqual([]);
  });

  test('goes on from answers that were sealed one by one', () => {
    const { table } = fold(doors, SEATS, {}, [...KNOCKED, { seat: 2, say: 'pass' }]);
    expect(chainOf(doors, table)).toHaveLength(6);
    expect(chainOf(doors, fold(doors, SEATS, {}, [...KNOCKED, { seat: 3, say: 'pass' }]).table)).toHaveLength(6);
    expect(written(settled(doors, table, says(GREET))).slice(0, 3)).toEqual(['1 pass', '3 pass', '0 pass']);
  });
});
