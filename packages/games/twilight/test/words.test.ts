import { hear } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
import type { Event } from '../rules/model.ts';
import { game } from '../rules/rules.ts';
import { picture } from '../words/picture.ts';
import { ANSWERS } from '../rules/answers.ts';
import { MIXED_HANDS, newMatch, twilight, type Script } from './twilight.ts';

const { en, ru } = title.words;
const names = ['Anna', 'Boris'];
const said = (event: Event, viewer: 0 | 1 | 'public') => {
  const own = hear(game.audiences, event, viewer, 2);
  return [en.event(own, viewer, names), ru.event(own, viewer, names)];
};
const last = (table: Script, type: Event['type']) => table.events(type).at(-1)!;

const step = (cells: number): Event => ({ type: 'favourite', toward: 1, cells, to: cells });

describe('words', () => {
  test('of a play, to its player and to the other', () => {
    const event = last(twilight('H-1', { hand: 'H3' }).say('H3>G w- e++'), 'played');
    expect(said(event, 0)).toEqual([
      'You play Harlequin 3 (Masquerade): the west Guard to −3, the east Guard to 4.',
      'Вы играете «Арлекин 3» (Маскарад): западный Стражник на клетку −3, восточный Стражник на клетку 4.',
    ]);
    expect(said(event, 1)).toEqual([
      'Anna plays Harlequin 3 (Masquerade): the west Guard to −3, the east Guard to 4.',
      'Anna играет «Арлекин 3» (Маскарад): западный Стражник на клетку −3, восточный Стражник на клетку 4.',
    ]);
  });

  test('of draws: the drawer hears which, the other how many', () => {
    const table = twilight('', { hand: 'D D D D D D D D' }).say('D+', 'D-', 'D+', 'end').draw('M1 M2 M2');
    expect(said(last(table, 'drew'), 1)).toEqual(['Anna draws 3 cards.', 'Anna берёт 3 карты.']);
    expect(said(last(table, 'drew'), 0)).toEqual([
      'You get Merchant 1, 2 × Merchant 2.',
      'Вы получаете: Купец 1, 2 × Купец 2.',
    ]);
  });

  test('of the Favourite, with the right plurals', () => {
    expect(said(step(1), 1)).toEqual([
      'The Favourite steps 1 cell toward you, to 1.',
      'Фаворитка делает 1 шаг к вам, на клетку 1.',
    ]);
    expect(said({ type: 'favourite', toward: 0, cells: 2, to: -2 }, 0)).toEqual([
      'The Favourite steps 2 cells toward you, to −2.',
      'Фаворитка делает 2 шага к вам, на клетку −2.',
    ]);
    expect(said(step(2), 0)[1]).toBe('Фаворитку зовёт Boris: 2 шага, на клетку 2.');
    expect(said(step(5), 0)[1]).toBe('Фаворитку зовёт Boris: 5 шагов, на клетку 5.');
  });

  test('of a round and a match', () => {
    const table = twilight('D6 w5 e8', { hand: 'D', round: 2, wins: [0, 1] }).say('D+');
    expect(said(last(table, 'round'), 0)).toEqual([
      'Boris wins round 2: the Doge has come to Boris’ mansion. Rounds won: 0:2.',
      'Вы проиграли раунд 2: Дож вошёл в особняк соперника. Счёт по раундам: 0:2.',
    ]);
    const ending = (viewer: 0 | 1 | 'public') =>
      [en, ru].map((words) => words.ending(game.view(table.state, viewer), names));
    expect(ending(1)).toEqual([
      'You win the match 2:0: in the last round the Doge has come to your mansion.',
      'Вы выиграли матч со счётом 2:0: в последнем раунде Дож вошёл в ваш особняк.',
    ]);
    expect(ending(0)[0]).toBe('You lose the match 0:2: in the last round the Doge has come to Boris’ mansion.');
    expect(ending('public')).toEqual([
      'Boris wins the match 2:0: in the last round the Doge has come to Boris’ mansion.',
      'Boris выигрывает матч со счётом 2:0: в последнем раунде Дож вошёл в особняк победителя.',
    ]);
  });

  test('of a resignation', () => {
    const { state } = newMatch().resign(1);
    const ending = (viewer: 0 | 1 | 'public') => [en, ru].map((words) => words.ending(game.view(state, viewer), names));
    expect(ending(0)).toEqual(['Boris has resigned: you win the match.', 'Boris сдаётся: вы выиграли матч.']);
    expect(ending(1)).toEqual(['You have resigned, and lose the match.', 'Вы сдались и проиграли матч.']);
    expect(ending('public')).toEqual(['Boris has resigned.', 'Boris сдаётся.']);
  });

  test('of options', () => {
    const view = game.view(twilight('', { hand: 'D D' }).state, 0);
    const option = (say: string) => [en, ru].map((words) => words.option(ANSWERS.get(say)!, view, names));
    expect(option('DD+')).toEqual([
      'A Cortege: the Doge to 1, the west Guard to −1, the east Guard to 3',
      'Кортеж: Дож на клетку 1, западный Стражник на клетку −1, восточный Стражник на клетку 3',
    ]);
    expect(option('word D')).toEqual(['Guild’s Word: the Doge to −1', 'Слово гильдии: Дож на клетку −1']);
    expect(option('discard')).toEqual(['Discard the whole hand', 'Сбросить всю руку']);
  });
});

test('the picture: both tracks, the hands as far as they are known', () => {
  const { state } = newMatch()
    .lots(0)
    .deal(...MIXED_HANDS)
    .say('D+');
  expect(picture(game.view(state, 0), 'en')).toBe(
    [
      'round 1, won 0:0, deal 1, deck 38',
      ' ◄ seat 0 (you)                            seat 1 ►',
      ' -8 -7 -6 -5 -4 -3 -2 -1  0  1  2  3  4  5  6  7  8',
      '  ▒  ▒  ·  ·  ·  ·  w  ·  ·  D  e  ·  ·  ·  ·  ▒  ▒',
      '  ▒  ▒  ·  ·  ·  ·  ·  M  ·  ·  ·  ·  ·  ·  ·  ▒  ▒',
      '  ▒  ▒  ·  ·  ·  ·  ·  ·  ·  H  ·  ·  ·  ·  ·  ▒  ▒',
      '  ▒  ▒  ·  ·  ·  ·  ·  ·  F  ·  ·  ·  ·  ·  ·  ▒  ▒',
      '→ seat 0: D G1 G11 H2 H3 M2 M2 | discards: D',
      '  seat 1: ???????? | discards: –',
      '→ D+',
    ].join('\n'),
  );
  expect(picture(game.view(state, 1), 'ru')).toContain('место 1 (вы) ►');
});
