import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
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
    expect(said(event)).toEqual([
      'Boris places Morosini 4 between the Salt Store and the Archive.',
      'Boris кладёт карту Морозини 4 между соляным складом и архивом.',
    ]);
    expect(said(event, 1)).toEqual([
      'You place Morosini 4 between the Salt Store and the Archive.',
      'Вы кладёте карту Морозини 4 между соляным складом и архивом.',
    ]);
  });

  test('the last gap of a ring lies before the door, whichever ring it is', () => {
    const place = (gap: number, seats: number) =>
      en.event({ type: 'placed', seat: 0, card: 'C2', gap }, 1, NAMES.slice(0, seats));
    expect(place(11, 3)).toBe('Anna places Contarini 2 between the Pawnshop and the Door.');
    expect(place(15, 4)).toBe('Anna places Contarini 2 between the Exchange and the Door.');
  });

  test('count ducats rightly', () => {
    expect(said(hired(1))).toEqual([
      'Anna pays 1 ducat for the Thief between the Library and the Bank.',
      'Anna нанимает Вора за 1 дукат: место между библиотекой и банком.',
    ]);
    expect(said(hired(3))).toEqual([
      'Anna pays 3 ducats for the Thief between the Library and the Bank.',
      'Anna нанимает Вора за 3 дуката: место между библиотекой и банком.',
    ]);
  });

  test('tell what lies on which building', () => {
    expect(said({ type: 'furnished', round: 2, tokens: ['clergy', 'ducat', null] })).toEqual([
      'Round 2. New tokens: Door: seal of the Clergy, Mint: ducat.',
      'Раунд 2. Новые жетоны: дверь — печать духовенства, монетный двор — дукат.',
    ]);
    expect(said({ type: 'furnished', round: 3, tokens: [null, null] })).toEqual([
      'Round 3. No new tokens.',
      'Раунд 3. Новых жетонов нет.',
    ]);
  });

  test('tell the rewards', () => {
    expect(said({ type: 'awarded', seat: 2, building: 4, token: 'clergy', card: 'G3' }, 2)).toEqual([
      'Theatre: the seal of the Clergy goes to you, for Gradenigo 3.',
      'Театр: печать духовенства достаётся вам (Градениго 3).',
    ]);
    expect(said({ type: 'stayed', building: 5, token: 'ducat', why: 'tie' })).toEqual([
      'Customs: the ducat stays, because the two cards are equal.',
      'Таможня: дукат остаётся, потому что соседние карты равны.',
    ]);
  });

  test('name what an option acts on', () => {
    const { state } = intrigo({ hands: 'C4', gaps: '6:D4 11:T3', tokens: '8:clergy' });
    const view = title.game.view(state, 0);
    const option = (choice: Answer) => [en.option(choice, view, NAMES), ru.option(choice, view, NAMES)];
    expect(option({ kind: 'ferry', gap: 6, other: 11 })).toEqual([
      'Swap Dandolo 4 (between the Stables and the Salt Store) with Tiepolo 3 (between the Pawnshop and the Bell Tower)',
      'Поменять местами карты Дандоло 4 (между конюшней и соляным складом) и Тьеполо 3 (между ломбардом и колокольней)',
    ]);
    expect(option({ kind: 'steal', building: 8 })).toEqual([
      'Turn the seal of the Clergy at the Archive face down',
      'Перевернуть лицом вниз печать духовенства (архив)',
    ]);
    expect(option({ kind: 'hire', influence: 'guard', gap: 1 })).toEqual([
      'Buy the Palace Guard for 1 ducat and place it between the Mint and the Library',
      'Нанять Дворцового стражника за 1 дукат и поставить между монетным двором и библиотекой',
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
