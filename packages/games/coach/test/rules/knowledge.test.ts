import { describe, expect, test } from 'vitest';
import { notebook } from '../../title.ts';
import type { Item, Profession } from '../../rules/model.ts';
import { coach, type Script, type Position } from './coach.ts';

const ride = (position?: Position) =>
  coach(
    `order thug: key ring
     brotherhood doctor: goblet whip
     order priest: bagKey monocle
     brotherhood bodyguard: bagGoblet tome`,
    position,
  );

/** What a seat's notebook says of an item at another seat: `1` for certain, `0-1` for open. */
function noted(table: Script, viewer: number, what: Item | Profession, seat: number): string {
  const { items, professions } = notebook(table.view(viewer));
  const { least, most } = [...items, ...professions].find((one) => one.what === what)!.seats[seat]!;
  return least === most ? `${least}` : `${least}-${most}`;
}

describe('the notebook', () => {
  test('[C55] what a spy has seen, with its source and turn; everybody else’s says only that they looked', () => {
    const table = ride().play('0 spy 1', 'turned whip');
    const spied = (viewer: number) => notebook(table.view(viewer)).facts.filter(({ type }) => type === 'spied');
    expect(spied(0)).toEqual([{ turn: 1, type: 'spied', by: 0, to: 1, item: 'whip' }]);
    for (const other of [1, 2, 3]) expect(spied(other)).toEqual([{ turn: 1, type: 'spied', by: 0, to: 1, item: null }]);
    expect([noted(table, 0, 'whip', 1), noted(table, 2, 'whip', 1)]).toEqual(['1', '0-1']);
  });

  test('[C55] an item seen at a seat stays there until that seat could have parted with it', () => {
    const table = ride().play('0 spy 1', 'turned whip', '1 offer goblet 2', '2 refuse');
    expect(noted(table, 0, 'whip', 1)).toBe('1');
    table.play('2 spy 3', 'turned tome', '3 spy 2', 'turned bagKey', '0 spy 3', 'turned tome');
    expect(noted(table, 0, 'whip', 1)).toBe('1');
    table.play('1 offer goblet 0', '0 accept ring'); // seat 0 sees what goes
    expect([noted(table, 0, 'whip', 1), noted(table, 2, 'whip', 1)]).toEqual(['1', '0-1']);
    table.play(
      '2 spy 0',
      'turned key',
      '3 spy 0',
      'turned key',
      '0 spy 3',
      'turned tome',
      '1 offer whip 2',
      '2 accept bagKey',
    );
    expect([noted(table, 0, 'whip', 1), noted(table, 0, 'whip', 2)]).toEqual(['0-1', '0-1']);
  });

  test('[C55] a trade: each party knows what went, a third only what is read aloud', () => {
    const table = ride({ active: 2 }).play('2 offer monocle 1', '1 accept goblet', '2 pass');
    expect([noted(table, 1, 'goblet', 2), noted(table, 2, 'monocle', 1)]).toEqual(['1', '1']); // the other one was dealt: no Goblet
    expect([noted(table, 0, 'monocle', 1), noted(table, 0, 'goblet', 2)]).toEqual(['1', '0-2']);
  });

  test('[C55] an unread trade moved no item with an effect, unless the Mirror silenced it', () => {
    const mirrorOf = (seat: number) =>
      coach(
        `order thug: key ring ${seat === 0 ? 'mirror' : ''}
         brotherhood doctor: goblet monocle ${seat === 1 ? 'mirror' : ''}
         order priest: bagKey whip
         brotherhood bodyguard: bagGoblet`,
      ).play('0 spy 1', 'turned monocle', '1 offer goblet 2', '2 accept whip');
    expect(noted(mirrorOf(0), 0, 'monocle', 1)).toBe('1'); // the spy holds the Mirror
    expect(noted(mirrorOf(1), 0, 'monocle', 1)).toBe('0-1');
  });

  test('[C55] a society seen by the Monocle or after a duel', () => {
    const table = ride({ active: 2 }).play('2 offer monocle 1', '1 accept goblet', '2 use monocle');
    expect(notebook(table.view(2)).societies).toEqual([null, 'brotherhood', 'order', null]);
    expect(notebook(table.view(3)).societies).toEqual([null, null, null, 'brotherhood']);
    table.duel(3, 0, { 1: 'attacker', 2: 'attacker' }).decide().play('3 look society');
    expect(notebook(table.view(3)).societies).toEqual(['order', null, null, 'brotherhood']);
  });

  test('[C55] a search shows the whole hand, and whatever else isn’t there', () => {
    const table = ride().duel(0, 1, { 2: 'attacker', 3: 'attacker' }).decide().play('0 search', '0 take whip');
    expect([noted(table, 0, 'goblet', 1), noted(table, 0, 'seal', 1), noted(table, 2, 'seal', 1)]).toEqual([
      '1',
      '0',
      '0-1',
    ]);
  });

  test('[C55] gifts, payments and what was given back are known to the two', () => {
    const table = ride().play('0 attack 1', '1 pass', '2 use priest', '3 pass', '0 pay ring');
    expect([noted(table, 0, 'ring', 2), noted(table, 2, 'key', 0), noted(table, 1, 'ring', 2)]).toEqual([
      '1',
      '0-1',
      '0-1',
    ]);
    expect(notebook(table.view(1)).facts.at(-1)).toMatchObject({ type: 'paid', by: 0, to: 2, item: null });
  });

  test('[C55] the Sextant: each knows what they gave and got', () => {
    const table = coach(
      `order thug: sextant ring
       brotherhood doctor: goblet whip
       order priest: bagKey key
       brotherhood bodyguard: bagGoblet`,
    ).play('0 offer sextant 1', '1 accept goblet', '0 sextant left');
    table.play('0 hand ring', '1 hand sextant', '2 hand key', '3 hand bagGoblet');
    expect([noted(table, 0, 'ring', 1), noted(table, 1, 'sextant', 2), noted(table, 3, 'sextant', 2)]).toEqual([
      '1',
      '1',
      '0-1',
    ]);
  });

  test('[C55] what is shown to all: items in a duel, a demand met or not', () => {
    const duel = ride().duel(0, 2, { 1: 'defender', 3: 'attacker' }).play('0 pass', '1 use whip');
    for (const viewer of [0, 2, 3]) expect(noted(duel, viewer, 'whip', 1)).toBe('1');
    const demand = coach(
      `order diplomat: key ring
       brotherhood doctor: goblet whip
       order priest: bagKey
       brotherhood bodyguard: bagGoblet`,
    ).play('0 demand goblet 2');
    for (const viewer of [1, 3]) expect(noted(demand, viewer, 'goblet', 2)).toBe('0');
  });

  test('[C55] professions: what lay open is still known after the Tome has turned it down', () => {
    const table = ride({ active: 3, open: [0, 3] }).play('3 offer tome 0', '0 accept ring', '3 use tome');
    expect(table.view(1).open).toEqual([null, null, null, null]);
    expect([noted(table, 1, 'bodyguard', 0), noted(table, 1, 'thug', 3)]).toEqual(['1', '1']);
  });

  test('[C55] the Cloak: whoever looked through the unused knows that nobody else has one of them', () => {
    const table = coach(
      `order thug: cloak ring
       brotherhood doctor: goblet
       order priest: bagKey key
       brotherhood bodyguard: bagGoblet`,
    ).play('0 offer cloak 1', '1 accept goblet', '0 use cloak', '0 become duellist');
    expect([noted(table, 0, 'hypnotist', 1), noted(table, 1, 'hypnotist', 2)]).toEqual(['0', '0-1']);
    expect([noted(table, 0, 'thug', 2), noted(table, 0, 'doctor', 2)]).toEqual(['0', '0-1']);
  });

  test('[C55] the Clairvoyant knows what the others can’t hold, and who drew what from the top', () => {
    const table = coach(
      `order clairvoyant: key ring
       brotherhood doctor: goblet bagKey
       order priest: whip
       brotherhood thug: bagGoblet`,
    ).play(
      '0 use clairvoyant',
      '0 top seal pearl',
      '0 spy 2',
      'turned whip',
      '1 offer bagKey 2',
      '2 accept whip',
      '1 use bagKey',
    );
    expect([noted(table, 0, 'seal', 1), noted(table, 2, 'seal', 1)]).toEqual(['1', '0-1']);
    expect([noted(table, 0, 'mirror', 1), noted(table, 2, 'mirror', 1)]).toEqual(['0', '0-1']);
  });

  test('[C55] [C7] what the deal proves: of four players each was dealt a red-seal item', () => {
    const table = ride();
    const { items } = notebook(table.view(0));
    expect(items.find(({ what }) => what === 'bagKey')!.pile).toEqual({ least: 0, most: 0 });
    expect(items.find(({ what }) => what === 'seal')!.pile).toEqual({ least: 0, most: 1 });
  });

  test('[C55] nobody else can consult it: a view tells nothing of another’s sightings', () => {
    const seen = (item: string) => ride().play('0 spy 1', `turned ${item}`);
    for (const viewer of [1, 2, 3, 'public'] as const)
      expect(seen('whip').view(viewer)).toEqual(seen('goblet').view(viewer));
    expect(seen('whip').view(0)).not.toEqual(seen('goblet').view(0));
  });
});
