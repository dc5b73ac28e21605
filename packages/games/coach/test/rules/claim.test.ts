import { describe, expect, test } from 'vitest';
import { claim } from '../../title.ts';
import { notation } from '../../rules/notation.ts';
import { coach, type Script, type Position } from './coach.ts';

const ride = (position?: Position) =>
  coach(
    `order thug: key key monocle
     brotherhood doctor: goblet whip
     order priest: bagKey key
     brotherhood bodyguard: bagGoblet tome`,
    position,
  );

/** What a seat knows of a declaration, written in notation. */
const verdict = (table: Script, seat: number, declaration: string) =>
  claim(table.view(seat)).find(({ answer }) => notation.answer.write(answer) === declaration)?.verdict;

describe('claims', () => {
  test('[C42] three in the own hand: certain', () => {
    const table = coach(
      `order thug: key key key
       brotherhood doctor: goblet
       order priest: bagKey
       brotherhood bodyguard: bagGoblet`,
    );
    expect(verdict(table, 0, 'declare alone')).toBe('certain');
    expect(verdict(table, 0, 'declare 1')).toBe('impossible'); // there is no fourth Key to hold
  });

  test('[C42] an ally not yet found: possible', () => {
    for (const seat of [1, 2, 3]) expect(verdict(ride(), 0, `declare ${seat}`)).toBe('possible');
    expect(verdict(ride(), 0, 'declare alone')).toBe('impossible'); // two are too few of four players
  });

  test('[C42] [C14] [C25] the Key seen and the society seen: certain', () => {
    const table = ride().play('0 spy 2', 'turned key', '1 spy 0', 'turned monocle', '2 spy 3', 'turned tome');
    table.play('3 spy 0', 'turned monocle');
    expect(verdict(table, 0, 'declare 2')).toBe('possible');
    table.play('0 offer monocle 2', '2 accept bagKey', '0 use monocle', '2 pass');
    expect(verdict(table, 0, 'declare 2')).toBe('certain');
    expect(verdict(table, 0, 'declare 1')).toBe('impossible'); // both of the Order are known
  });

  test('[C55] what has been seen may have gone since: possible again', () => {
    const table = ride().play('0 offer monocle 2', '2 accept bagKey', '0 use monocle', '2 pass');
    table.play('1 spy 0', 'turned key', '2 spy 3', 'turned tome', '3 spy 0', 'turned key', '0 spy 2', 'turned key');
    expect(verdict(table, 0, 'declare 2')).toBe('certain');
    table.play('1 offer whip 2', '2 accept key');
    expect(verdict(table, 0, 'declare 2')).toBe('possible');
  });

  test('[C39] the Black Pearl in hand, or no item of the own society: impossible', () => {
    const table = coach(
      `order thug: key key key pearl
       brotherhood doctor: goblet
       order priest: bagKey
       brotherhood bodyguard: bagGoblet`,
    );
    expect(verdict(table, 0, 'declare alone')).toBe('impossible');
    expect(verdict(table, 2, 'declare 0')).toBe('impossible');
  });

  test('[C43] with an odd number two are a gamble, until the minority is known', () => {
    const table = coach(
      `order thug: key key
       brotherhood doctor: goblet monocle
       brotherhood priest: bagGoblet bagKey`,
    );
    expect(verdict(table, 0, 'declare alone')).toBe('possible');
    const seen = coach(
      `order thug: key key monocle
       brotherhood doctor: goblet whip
       brotherhood priest: bagGoblet bagKey`,
    ).play('0 offer monocle 1', '1 accept whip', '0 use monocle');
    expect(verdict(seen, 0, 'declare alone')).toBe('possible');
    seen.duel(1, 2, { 0: 'defender' }).decide().play('2 look society');
    seen.duel(2, 0, { 1: 'defender' }).decide().play('0 look society');
    expect(verdict(seen, 0, 'declare alone')).toBe('certain');
  });

  test('[C45] the Seal is certain or impossible, never a gamble', () => {
    const table = coach(
      `order thug: seal key goblet goblet
       brotherhood doctor: goblet
       order priest: bagKey key
       brotherhood bodyguard: bagGoblet`,
    );
    expect([verdict(table, 0, 'declare seal'), verdict(table, 1, 'declare seal')]).toEqual(['certain', 'impossible']);
  });

  test('[C54] divinations are judged where the table has them', () => {
    expect(verdict(ride(), 0, 'divine 1 3')).toBeUndefined();
    const table = ride({ setup: { divination: true } });
    expect(verdict(table, 0, 'divine 1 3')).toBe('possible');
    expect(verdict(table, 1, 'divine 0 2')).toBe('possible');
    expect(verdict(table, 1, 'divine 3')).toBe('impossible'); // three Keys in a hand of two
  });

  test('[C40] a Bag is counted once the deck is empty', () => {
    const table = coach(
      `order thug: bagKey ring key key cloak
       brotherhood doctor: goblet goblet monocle privilege gloves
       order priest: key seal knives tome dagger
       brotherhood bodyguard: bagGoblet goblet whip sextant mirror pearl`,
    );
    expect(verdict(table, 0, 'declare alone')).toBe('certain');
  });

  test('[C55] a claim is drawn from the view alone: what nobody has seen changes nothing', () => {
    const other = coach(
      `order thug: key key monocle
       brotherhood doctor: goblet key
       order priest: bagKey whip
       brotherhood bodyguard: bagGoblet tome`,
    );
    expect(claim(other.view(0))).toEqual(claim(ride().view(0)));
  });

  test('spectators and ended games have none', () => {
    expect(claim(ride().view('public'))).toEqual([]);
    expect(claim(ride().play('0 declare 2').view(0))).toEqual([]);
  });
});
