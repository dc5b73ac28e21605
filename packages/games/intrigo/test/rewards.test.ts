import { describe, expect, test } from 'vitest';
import { title, preview } from '../title.ts';
import type { State } from '../rules/model.ts';
import { intrigo, type Position } from './intrigo.ts';

const fateAt = (position: Position, building: number) => preview(intrigo(position).state).fates[building];
const ducatAt = (gaps: string, position: Position = {}) => fateAt({ gaps, ...position }, 7);
const seenBy = (state: State) => preview(title.game.view(state, 'public'));

/** A palace with one empty gap, 15: beside building 15 and the door. */
const ALMOST = 'thief thief thief thief thief thief thief thief thief thief thief thief thief thief thief .';

describe('[I24] the higher of the two intrigue cards wins the token', () => {
  test('left or right', () => {
    expect(ducatAt('6:C2 7:D4')).toEqual({ kind: 'won', seat: 1, card: 'D4', token: 'ducat' });
    expect(ducatAt('6:C3 7:D2')).toEqual({ kind: 'won', seat: 0, card: 'C3', token: 'ducat' });
  });

  test('a card wins for its family, whoever placed it', () => {
    const script = intrigo({ hands: 'M4 | D2', gaps: ALMOST, tokens: '15:ducat' }).say('M4@15');
    expect(script.state.purses).toEqual([1, 1, 1, 2]);
  });

  test('against an influence card, a face-down card or an empty gap a single card wins', () => {
    for (const other of ['thief', '(D4)', '.']) {
      expect(ducatAt(`6:C2 7:${other}`)).toEqual({ kind: 'won', seat: 0, card: 'C2', token: 'ducat' });
    }
  });

  test('the door lies between the last gap and the first', () => {
    expect(fateAt({ gaps: '15:G3 0:C2' }, 0)).toMatchObject({ kind: 'won', seat: 2, card: 'G3' });
    expect(fateAt({ seats: 3, families: 'C D G', gaps: '11:G3 0:C2' }, 0)).toMatchObject({ kind: 'won', seat: 2 });
  });
});

describe('[I25] nobody gets the token, and it stays', () => {
  test('when the values are equal, also of one family’s and Tiepolo’s', () => {
    expect(ducatAt('6:C3 7:D3')).toEqual({ kind: 'stays', why: 'tie', token: 'ducat' });
    expect(ducatAt('6:C3 7:T3')).toEqual({ kind: 'stays', why: 'tie', token: 'ducat' });
  });

  test('when neither gap has a face-up intrigue card', () => {
    for (const gaps of ['', '6:(C4)', '6:thief 7:seller', '6:(C4) 7:(D2)']) {
      expect(ducatAt(gaps)).toEqual({ kind: 'stays', why: 'nobody', token: 'ducat' });
    }
  });

  test('when the winning card is of Tiepolo or of a family without a player', () => {
    expect(ducatAt('6:T4 7:D3')).toEqual({ kind: 'stays', why: 'unowned', token: 'ducat' });
    expect(ducatAt('6:M4 7:D3', { seats: 3, families: 'C D G' })).toEqual({
      kind: 'stays',
      why: 'unowned',
      token: 'ducat',
    });
    expect(ducatAt('6:T3 7:D4')).toMatchObject({ kind: 'won', seat: 1 });
  });

  test('when it lies face down', () => {
    expect(ducatAt('6:C4', { tokens: '7:(ducat)' })).toEqual({ kind: 'stays', why: 'face-down', token: 'ducat' });
  });

  test('an empty building has nothing to win', () => {
    expect(ducatAt('6:C4', { tokens: '7:-' })).toEqual({ kind: 'empty' });
  });
});

test('[I26] a ducat goes to the purse; a seal raises the counter and goes back to the bag', () => {
  const script = intrigo({ hands: 'C4', gaps: ALMOST, tokens: '0:clergy 15:ducat', purses: '0 0 0 0' });
  const { bag } = script.state;
  script.say('C4@15');
  expect(script.state.purses).toEqual([1, 0, 0, 0]);
  expect(script.state.seals[0]).toEqual({ merchants: 0, military: 0, clergy: 1, farmers: 0, workers: 0 });
  expect(script.state.bag).toEqual({ ...bag, clergy: bag.clergy + 1 });
  expect([script.token(0), script.token(15)]).toEqual(['-', '-']);
});

const winWith = (seals: string) => preview(intrigo({ gaps: '15:C4', tokens: '0:clergy', seals }).state).win;

describe('[I27] whoever completes a set wins at once', () => {
  test('four seals of one organisation', () => {
    const script = intrigo({ hands: 'C4', gaps: ALMOST, tokens: '0:clergy', seals: 'clergy 3' }).say('C4@15');
    expect(title.game.turn(script.state)).toEqual({ kind: 'over', payoffs: [1, 0, 0, 0], reason: 'four' });
    expect(script.state.win).toEqual({ seat: 0, building: 0, by: 'four' });
  });

  test('one seal of each of the five', () => {
    const seals = '| military 1 merchants 2 farmers 1 workers 1 | |';
    const script = intrigo({ hands: 'D4', gaps: ALMOST, tokens: '0:clergy', seals }).say('D4@15');
    expect(title.game.turn(script.state)).toEqual({ kind: 'over', payoffs: [0, 1, 0, 0], reason: 'five' });
  });

  test('the later buildings aren’t rewarded', () => {
    const gaps = ALMOST.replace('thief thief', 'D4 thief');
    const seals = 'clergy 3 | merchants 3 | |';
    const script = intrigo({ hands: 'C3', gaps, tokens: '0:clergy 15:ducat 1:merchants', seals, purses: '0 0 0 0' });
    script.say('C3@15');
    expect(script.state.win).toEqual({ seat: 1, building: 1, by: 'four' });
    expect(script.state.purses).toEqual([0, 0, 0, 0]); // building 15 comes too late
    expect(script.token(15)).toBe('ducat');
  });

  test('but not by three of one organisation, or by four kinds', () => {
    expect(winWith('clergy 2')).toBeNull();
    expect(winWith('merchants 3 military 1 farmers 1')).toBeNull();
    expect(winWith('merchants 3 military 1 farmers 1 workers 1')).toMatchObject({ by: 'five' });
  });
});

describe('preview', () => {
  test('tells every token’s fate in reward order, and who would win the game by which', () => {
    const { state } = intrigo({
      gaps: '0:C4 3:D4 4:G2',
      tokens: '0:clergy 1:ducat 2:- 4:workers',
      seals: 'clergy 1 | workers 3 | |',
    });
    const { fates, win } = seenBy(state);
    expect(fates.map(({ kind }) => kind)).toEqual(['won', 'won', 'empty', 'won', 'won', ...Array(11).fill('late')]);
    expect(win).toEqual({ seat: 1, building: 4, by: 'four' });
  });

  test('counts the seals of one round together', () => {
    const tokens = '0:clergy 2:clergy';
    expect(seenBy(intrigo({ gaps: '0:C4 1:C3', tokens, seals: 'clergy 2' }).state).win).toEqual({
      seat: 0,
      building: 2,
      by: 'four',
    });
  });

  test('says what then happens: the rewards are the preview of the full palace', () => {
    const script = intrigo({ hands: 'C4', gaps: ALMOST.replace('thief thief', 'D4 G3') });
    const full = intrigo({ gaps: `${ALMOST.replace('thief thief', 'D4 G3').slice(0, -1)}C4` });
    const expected = seenBy(full.state).fates.flatMap((fate, building) =>
      fate.kind === 'won' ? [{ building, seat: fate.seat }] : [],
    );
    script.say('C4@15');
    const awarded = script.told.flatMap((event) =>
      event.type === 'awarded' ? [{ building: event.building, seat: event.seat }] : [],
    );
    expect(awarded).toEqual(expected);
    expect(awarded.map(({ building }) => building)).toEqual([1, 2, 15]); // the door: D4 against C4
  });

  test('changes nothing, and after the end shows who has won', () => {
    const script = intrigo({ hands: 'C4', gaps: ALMOST, tokens: '0:clergy', seals: 'clergy 3' }).say('C4@15');
    const before = JSON.stringify(script.state);
    expect(seenBy(script.state).win).toEqual({ seat: 0, building: 0, by: 'four' });
    expect(JSON.stringify(script.state)).toBe(before);
  });
});
