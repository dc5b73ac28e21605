import { describe, expect, test } from 'vitest';
import { intrigo as title } from '../title.ts';
import type { Answer, Event } from '../rules/model.ts';
import { intrigo } from './intrigo.ts';

const NAMES = ['Anna', 'Boris', 'Clara', 'Dino'];
const { en, ru } = title.words;

const said = (event: Event, viewer: number | 'public' = 'public') => [
  en.event(event, viewer, NAMES),
  ru.event(event, viewer, NAMES),
];

const hired = (cost: number): Event => ({ type: 'hired', seat: 0, influence: 'thief', gap: 2, cost });

describe('words', () => {
  test('speak to oneself and of the others', () => {
    const event: Event = { type: 'placed', seat: 1, card: 'M4', gap: 7 };
    expect(said(event)).toEqual(['Boris places Morosini 4 in gap 7.', 'Boris кладёт карту Морозини 4 в промежуток 7.']);
    expect(said(event, 1)).toEqual(['You place Morosini 4 in gap 7.', 'Вы кладёте карту Морозини 4 в промежуток 7.']);
  });

  test('count ducats rightly', () => {
    expect(said(hired(1))).toEqual([
      'Anna pays 1 ducat for the Thief in gap 2.',
      'Anna нанимает Вора за 1 дукат (промежуток 2).',
    ]);
    expect(said(hired(3))).toEqual([
      'Anna pays 3 ducats for the Thief in gap 2.',
      'Anna нанимает Вора за 3 дуката (промежуток 2).',
    ]);
  });

  test('tell what lies on which building', () => {
    expect(said({ type: 'furnished', round: 2, tokens: ['clergy', 'ducat', null] })).toEqual([
      'Round 2. New tokens on the buildings: 0: seal of the Clergy, 1: ducat.',
      'Раунд 2. Новые жетоны на зданиях: 0 — печать духовенства, 1 — дукат.',
    ]);
    expect(said({ type: 'furnished', round: 3, tokens: [null, null] })).toEqual([
      'Round 3. No new tokens.',
      'Раунд 3. Новых жетонов нет.',
    ]);
  });

  test('tell the rewards', () => {
    expect(said({ type: 'awarded', seat: 2, building: 4, token: 'clergy', card: 'G3' }, 2)).toEqual([
      'Building 4: the seal of the Clergy goes to you, for Gradenigo 3.',
      'Здание 4: печать духовенства достаётся вам (Градениго 3).',
    ]);
    expect(said({ type: 'stayed', building: 5, token: 'ducat', why: 'tie' })).toEqual([
      'Building 5: the ducat stays, because the two cards are equal.',
      'Здание 5: дукат остаётся, потому что соседние карты равны.',
    ]);
  });

  test('name what an option acts on', () => {
    const { state } = intrigo({ hands: 'C4', gaps: '6:D4 11:T3', tokens: '8:clergy' });
    const view = title.game.view(state, 0);
    const option = (choice: Answer) => [en.option(choice, view, NAMES), ru.option(choice, view, NAMES)];
    expect(option({ kind: 'ferry', gap: 6, other: 11 })).toEqual([
      'Swap Dandolo 4 (gap 6) with Tiepolo 3 (gap 11)',
      'Поменять местами карты Дандоло 4 (6) и Тьеполо 3 (11)',
    ]);
    expect(option({ kind: 'steal', building: 8 })).toEqual([
      'Turn the seal of the Clergy on building 8 face down',
      'Перевернуть лицом вниз печать духовенства на здании 8',
    ]);
    expect(option({ kind: 'hire', influence: 'guard', gap: 1 })).toEqual([
      'Buy the Palace Guard for 1 ducat and place it in gap 1',
      'Нанять Дворцового стражника за 1 дукат (промежуток 1)',
    ]);
  });

  test('tell how the game ended', () => {
    const gaps = 'thief thief thief thief thief thief thief thief thief thief thief thief thief thief thief .';
    const { state } = intrigo({ hands: 'C4', gaps, tokens: '0:clergy', seals: 'clergy 3' }).say('C4@15');
    expect(en.ending(title.game.view(state, 0), NAMES)).toBe('You win with four seals of one organisation.');
    expect(en.ending(title.game.view(state, 1), NAMES)).toBe('Anna wins with four seals of one organisation.');
    expect(ru.ending(title.game.view(state, 0), NAMES)).toBe('Вы победили: у вас четыре печати одной организации.');
    expect(ru.ending(title.game.view(state, 'public'), NAMES)).toBe('Побеждает Anna: четыре печати одной организации.');
  });
});

describe('picture', () => {
  test('shows the ring, what lies face down in brackets, and the own hand', () => {
    const position = { hands: 'C4 | M2', gaps: '0:C3 1:(D4) 11:thief', tokens: '2:(clergy) 3:-' };
    const view = title.game.view(intrigo({ seats: 3, families: 'C D G', ...position }).state, 0);
    const [top, ...rest] = title.picture(view, 'en').split('\n');
    expect(top).toBe('0 merch   0:C3    1 ducat   1:(D4)  2(clerg)  ·2      3 –');
    expect(rest[0]).toMatch(/^11:thie +·3$/);
    expect(rest).toContain('hand: C4');
    expect(rest).toContain('if the round ended now: 0→C 1→C');
  });

  test('fits a terminal of 80 columns in both languages', () => {
    const down = '0:(merchants) 4:(merchants) 8:(merchants) 12:(merchants) 10:(merchants)';
    const { state } = intrigo({ hands: 'C4 | M2', gaps: '10:(C3) 11:guard 8:guard', tokens: down });
    for (const locale of ['en', 'ru'] as const) {
      const ring = title.picture(title.game.view(state, 'public'), locale).split('\n').slice(0, 9);
      for (const line of ring) expect(line.length).toBeLessThanOrEqual(80);
    }
  });
});
