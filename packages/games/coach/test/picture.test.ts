import { LOCALES, seeded, viewersOf, type Locale, type Viewer } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { type State } from '../rules/model.ts';
import { picture } from '../words/picture.ts';
import { game } from '../rules/rules.ts';
import { calmGames } from './calm.ts';
import { table, type Play } from './coach.ts';

const FOUR = `
  order priest: key
  brotherhood thug: bagKey
  order doctor: goblet
  brotherhood diplomat: bagGoblet`;

const drawn = (play: Play, viewer: Viewer, locale: Locale): string[] => picture(play.view(viewer), locale).split('\n');

describe('the picture', () => {
  test('before the deal: the deck and the stack', () => {
    const start = game.start(3, {});
    expect(picture(game.view(start, 0), 'en')).toBe('turn 0, deck 20 items, stack 12 tokens, unused professions 10');
  });

  test('the own cards, the others face down, who is active, and the deck, from which nothing was dealt but seals', () => {
    expect(drawn(table(FOUR), 0, 'en')).toEqual([
      'turn 1, deck 17 items, stack 12 tokens, unused professions 6',
      '→ 0 Juan Turcador       1 item                 (Priest)          Order',
      '    you hold: Key',
      '  1 Michel de Molay     1 item                 ?                 ?',
      '  2 Romana Baranova     1 item                 ?                 ?',
      '  3 Theodora Rosenburg  1 item                 ?                 ?',
      'surely in the deck: Cloak, Dagger, Gloves, 2 × Goblet, 2 × Key, Throwing Knives,',
      '  Broken Mirror, Monocle, Black Pearl, Privilege, Poisoned Ring, Seal of the',
      '  Lodge, Sextant, Tome, Whip',
    ]);
    expect(drawn(table(FOUR), 1, 'ru').slice(0, 6)).toEqual([
      'ход 1, в колоде 17 предметов, в запасе 12 жетонов, свободных профессий 6',
      '→ 0 Хуан Туркадор       1 предмет              ?                 ?',
      '  1 Мишель де Моле      1 предмет              (Головорез)       Братство',
      '    у вас: Секретный Саквояж (с ключом)',
      '  2 Романа Баранова     1 предмет              ?                 ?',
      '  3 Теодора Розенбург   1 предмет              ?                 ?',
    ]);
  });

  test('what the viewer was shown stays in the notebook, and nobody else sees it', () => {
    const spying = table(FOUR).say(0, 'spy 1').chance('bagKey').say(1, 'offer bagKey 2').say(2, 'refuse');
    expect(drawn(spying, 0, 'en')).toEqual([
      'turn 3, deck 17 items, stack 11 tokens, unused professions 6',
      '  0 Juan Turcador       1 item                 (Priest)          Order',
      '    you hold: Key',
      '  1 Michel de Molay     1 item      1 token    ?                 ?',
      '    surely holds: Secret Bag (key)',
      '→ 2 Romana Baranova     1 item                 ?                 ?',
      '  3 Theodora Rosenburg  1 item                 ?                 ?',
      'surely in the deck: Cloak, Dagger, Gloves, 2 × Goblet, 2 × Key, Throwing Knives,',
      '  Broken Mirror, Monocle, Black Pearl, Privilege, Poisoned Ring, Seal of the',
      '  Lodge, Sextant, Tome, Whip',
      'notebook:',
      '    turn 1: You see the Secret Bag (key) among the items of Michel de Molay.',
    ]);
    expect(drawn(spying, 'public', 'en').join()).not.toContain('Bag');
  });

  test('an offer: with the item to the two, without it to others', () => {
    const offer = table(FOUR).say(0, 'offer key 1');
    expect(drawn(offer, 1, 'en')).toContain('offer 0 → 1: Key');
    expect(drawn(offer, 2, 'ru')).toContain('обмен 0 → 1: ?');
  });

  test('a duel: the sides with their points, and what was used', () => {
    const duel = table(FOUR, { active: 1 }).duel(1, 0, { 2: 'attacker', 3: 'defender' }).say(1, 'use thug');
    expect(drawn(duel, 'public', 'en').slice(-3)).toEqual(['attack 3: 1, 2', 'defence 2: 0, 3', '    used: Thug (1)']);
    expect(drawn(duel, 'public', 'ru').slice(-3)).toEqual([
      'нападение 3: 1, 2',
      'защита 2: 0, 3',
      '    применено: Головорез (1)',
    ]);
    expect(drawn(duel, 'public', 'en')).toContain('→ 1 Michel de Molay     1 item                 Thug              ?');
  });

  test('the top of the deck, to the Clairvoyant and to others', () => {
    const foreseen = table(FOUR.replace('priest', 'clairvoyant')).say(0, 'use clairvoyant', 'top ring key');
    expect(drawn(foreseen, 0, 'en')).toContain('on top of the deck: Poisoned Ring, Key');
    expect(drawn(foreseen, 1, 'ru')).toContain('сверху колоды: ?, ?');
  });

  test('all cards at the end, the winners with a star', () => {
    expect(drawn(table(FOUR).say(0, 'declare 2'), 'public', 'en')).toEqual([
      'turn 1, deck 17 items, stack 12 tokens, unused professions 6',
      '  0 Juan Turcador       1 item                 Priest            Order',
      '    holds: Key',
      '★ 1 Michel de Molay     1 item                 Thug              Brotherhood',
      '    holds: Secret Bag (key)',
      '  2 Romana Baranova     1 item                 Doctor            Order',
      '    holds: Goblet',
      '★ 3 Theodora Rosenburg  1 item                 Diplomat          Brotherhood',
      '    holds: Secret Bag (goblet)',
    ]);
  });

  test('80 columns are enough, and nothing is missing', () => {
    const faults: string[] = [];
    const rng = seeded(3);
    const look = (state: State) => {
      for (const viewer of viewersOf(state.seats)) {
        for (const locale of LOCALES) {
          const lines = picture(game.view(state, viewer), locale).split('\n');
          faults.push(...lines.filter((line) => line.length > 80 || /undefined|null|NaN/.test(line)));
        }
      }
    };
    for (const state of calmGames(6, (now) => rng(100) === 0 && look(now))) look(state);
    expect(faults).toEqual([]);
  });
});
