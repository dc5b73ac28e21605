import { seeded } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { action } from '../bot/acting.ts';
import { addition, duellist, hypnosis, spoils } from '../bot/duelling.ts';
import { answerOffer, costOf, dearest } from '../bot/giving.ts';
import { drawWorth, mindOf, type Mind } from '../bot/mind.ts';
import { players } from '../bot/players.ts';
import type { Duel, Profession, Side, View } from '../rules/model.ts';
import { title } from '../title.ts';
import { coach, type Script } from './rules/coach.ts';

const { write } = title.notation.answer;

const six = () =>
  coach(
    `order clairvoyant: key bagKey
     brotherhood bodyguard: goblet tome
     order doctor: key whip
     brotherhood alchemist: bagGoblet
     order priest: gloves
     brotherhood diplomat: goblet knives`,
  );

/** The first seat's mind, where everybody knows everybody. */
function settled({ table }: Script, open: readonly (Profession | null)[] = []): Mind {
  const view: View = title.game.view(table.state, 0);
  const seen = { ...view, open: view.open.map((own, seat) => open[seat] ?? own) };
  return { ...mindOf(seen, 'of behaviour', 'gathers'), view: seen, trust: [1, 0, 1, 0, 1, 0] };
}

/** Whom it would attack, were there nothing else to do. */
function attacked(ride: Script, mind: Mind): Set<number | undefined> {
  const attacks = title.game.options(ride.table.state, 0).filter(({ kind }) => kind === 'attack');
  const chosen = Array.from({ length: 20 }, (_, seed) => action(mind, attacks, seeded(seed)));
  return new Set(chosen.map((answer) => (answer?.kind === 'attack' ? answer.at : undefined)));
}

describe('riders who know who sides with whom', () => {
  test('[C47] attack nobody for whom an open Bodyguard makes up the difference, but the Bodyguard', () => {
    const ride = six();
    expect(attacked(ride, settled(ride, [null, 'bodyguard']))).toEqual(new Set([1]));
  });

  test('nor the Grand Master', () => {
    const ride = six();
    expect([...attacked(ride, settled(ride, [null, 'grandMaster']))]).not.toContain(1);
  });

  test.each([
    ['whip', 3, [3]], // by whoever supports
    ['gloves', 3, [1, 5]], // by the defender
    ['ring', 3, [1, 5]],
  ] as const)('[C35, C36] nor for whom a %s that was shown makes up the difference', (item, by, left) => {
    const ride = six();
    const mind = settled(ride);
    expect(attacked(ride, mind)).toEqual(new Set([1, 3, 5]));
    const shown = { turn: 1, type: 'showed', by, item } as const;
    const view = { ...mind.view, history: [...mind.view.history, shown] };
    const targets = attacked(ride, { ...mind, view });
    targets.delete(undefined); // nothing of the kind
    expect(targets).toEqual(new Set(left));
  });

  test('[C45] give the Seal to nobody who may hold three treasures, ally or not', () => {
    const ride = six();
    const mind = settled(ride);
    const rich = { ...mind, own: mind.own.map(() => ({ least: 2, most: 2 })) };
    const [poor, holder] = [mind, rich].map((one) => ({
      ...one,
      rival: mind.rival.map(() => ({ least: 0, most: 1 })),
    }));
    const none = { ...poor!, own: mind.own.map(() => ({ least: 0, most: 0 })) };
    expect(costOf(holder!, 'seal', 2)).toBeGreaterThan(costOf(none, 'seal', 2) + 5);
  });

  test('[C45] nor treasure to whom one has seen with the Seal and who may hold two, be it an ally whom all would go to', () => {
    const ride = six();
    const mind = settled(ride);
    const treasures = title.game
      .options(ride.table.state, 0)
      .filter((answer) => answer.kind === 'offer' && answer.item === 'key' && answer.to === 2);
    const shown = { turn: 1, type: 'spied', by: 0, to: 2, item: 'seal' } as const;
    const wary = { ...mind, view: { ...mind.view, history: [...mind.view.history, shown] } };
    const sure = { own: mind.own.map(() => ({ least: 1, most: 2 })) };
    expect(action({ ...mind, ...sure }, treasures, seeded(1))).toBeDefined();
    expect(action({ ...wary, ...sure }, treasures, seeded(1))).toBeUndefined();
    expect(costOf({ ...wary, ...sure }, 'key', 2)).toBeGreaterThan(costOf({ ...mind, ...sure }, 'key', 2) + 5);
  });
});

test('a spent profession is exchanged by the Cloak, a good one kept', () => {
  const become = (open: Profession | null) => {
    const { table } = six();
    const view = { ...title.game.view(table.state, 0), agenda: [{ step: 'become', seat: 0 } as const] };
    const options = [{ kind: 'become', profession: 'thug' } as const, { kind: 'pass' } as const];
    return players.master({ view: { ...view, open: [open, ...view.open.slice(1)] }, told: [], options }, seeded(1))[0];
  };
  expect(become('diplomat')).toMatchObject({ kind: 'become' });
  expect(become('bodyguard')).toMatchObject({ kind: 'pass' });
  expect(become(null)).toMatchObject({ kind: 'pass' });
});

test('[C27] a good profession is not given away by the Tome, a spent one is, and a lasting one is taken', () => {
  const swap = (own: Profession | null, theirs: Profession | null) => {
    const { table } = six();
    const matter = { step: 'effect', item: 'tome', giver: 0, partner: 1, isSure: false } as const;
    const view = { ...title.game.view(table.state, 0), agenda: [matter] };
    const options = [{ kind: 'use', what: 'tome' } as const, { kind: 'pass' } as const];
    const open = [own, theirs, ...view.open.slice(2)];
    return players.master({ view: { ...view, open }, told: [], options }, seeded(1))[0].kind;
  };
  expect(swap(null, null)).toBe('pass');
  expect(swap('clairvoyant', null)).toBe('use');
  expect(swap(null, 'bodyguard')).toBe('use');
  expect(swap(null, 'diplomat')).toBe('pass');
});

test('[C37] whoever would have to give the only item back looks at the society instead, unless it may be treasure', () => {
  const { table } = six();
  const view = title.game.view(table.state, 0);
  const won = { ...view, agenda: [{ step: 'spoils', winner: 0, loser: 3 } as const] };
  const options = [{ kind: 'look' } as const, { kind: 'search' } as const];
  const mind = { ...mindOf(won, 'of behaviour', 'gathers'), view: won, trust: [1, 0.1, 0.9, 0.1, 0.9, 0.1] };
  const likely = (chance: number) => ({
    ...mind,
    own: mind.own.map(() => ({ least: 0, most: 1 })),
    sightings: mind.sightings.map((one) => ({ ...one, count: 1, chance })),
  });
  expect(spoils(likely(0.45), options)).toEqual({ kind: 'look' });
  expect(spoils(likely(0.8), options)).toEqual({ kind: 'search' });
  expect(spoils({ ...likely(0.45), trust: [1, 0, 1, 0, 1, 0] }, options)).toEqual({ kind: 'search' }); // nothing to learn
  expect(spoils({ ...likely(0.45), concert: 'none' }, options)).toEqual({ kind: 'search' }); // the frozen pool's
});

test('[C50] a Clairvoyant who has laid treasure on top wants to draw it, and no other item', () => {
  const ride = six();
  const mind = settled(ride);
  const laid = (...items: ('key' | 'tome')[]) => {
    const topped = { turn: 1, type: 'topped', by: 0, items, count: 2 } as const;
    return drawWorth({ ...mind, view: { ...mind.view, top: 2, history: [...mind.view.history, topped] } });
  };
  expect(laid('key', 'tome')).toBeGreaterThan(drawWorth(mind));
  expect(laid('tome', 'key')).toBeLessThan(drawWorth(mind));
});

test('[C50] a Clairvoyant without a Bag waits before it looks, one with a Bag does not', () => {
  const ride = six();
  const mind = settled(ride);
  const options = title.game.options(ride.table.state, 0);
  const chosen = (items: View['items'], turn: number) =>
    action({ ...mind, view: { ...mind.view, items, turn } }, options, seeded(1))?.kind;
  expect(chosen(['key', 'bagKey'], 1)).toBe('use');
  expect(chosen(['key', 'tome'], 1)).not.toBe('use');
  expect(chosen(['key', 'tome'], 20)).toBe('use');
});

describe('professions in a duel of riders who don’t know everybody', () => {
  const between = (attacker: number, defender: number, support: readonly (Side | null)[]) => {
    const ride = six();
    const view = title.game.view(ride.table.state, 0);
    const duel: Duel = { attacker, defender, support: [...support], isAlone: false, out: null, used: [] };
    const seen: View = { ...view, duel };
    return { ...mindOf(seen, 'of behaviour', 'gathers'), view: seen };
  };

  test('[C47] a Bodyguard is opened where it turns a duel that one cares a little about', () => {
    const mind = between(2, 1, ['attacker', null, null, 'defender', null, null]);
    const guard = {
      ...mind,
      view: { ...mind.view, profession: 'bodyguard' as const },
      trust: [1, 0.4, 0.6, 0.5, 0.5, 0.5],
    };
    const options = [{ kind: 'use', what: 'bodyguard' } as const, { kind: 'pass' } as const];
    expect(addition(guard, options)).toMatchObject({ kind: 'use' });
    expect(addition({ ...guard, trust: [1, 0.5, 0.5, 0.5, 0.5, 0.5] }, options)).toEqual({ kind: 'pass' });
    expect(addition({ ...guard, concert: 'none' }, options)).toEqual({ kind: 'pass' }); // the frozen pool's
  });

  test('[C47] a Hypnotist sends nobody away where the attack is two points ahead', () => {
    const options = [{ kind: 'hypnotise', seat: 3 } as const, { kind: 'pass' } as const];
    const ahead = between(0, 1, [null, null, 'attacker', 'defender', 'attacker', 'attacker']);
    expect(hypnosis(ahead, options)).toEqual({ kind: 'pass' });
    expect(hypnosis({ ...ahead, concert: 'none' }, options)).toMatchObject({ kind: 'hypnotise' }); // the frozen pool's
    const even = between(0, 1, [null, null, 'attacker', 'defender', null, null]);
    expect(hypnosis(even, options)).toMatchObject({ kind: 'hypnotise' });
  });

  test('[C48] a Duellist attacks alone where treasure is sure to be', () => {
    const mind = between(0, 1, [null, null, null, null, null, null]);
    const options = [{ kind: 'use', what: 'duellist' } as const, { kind: 'pass' } as const];
    const rich = { ...mind, own: mind.own.map(() => ({ least: 1, most: 1 })) };
    const poor = { ...mind, own: mind.own.map(() => ({ least: 0, most: 0 })) };
    expect(duellist(rich, options)).toMatchObject({ kind: 'use' });
    expect(duellist(poor, options)).toEqual({ kind: 'pass' });
    const open = mind.view.open.map((own, seat) => (seat === 1 ? ('grandMaster' as const) : own));
    expect(duellist({ ...rich, view: { ...rich.view, open } }, options)).toEqual({ kind: 'pass' });
  });
});

test('[C29] the Sextant is not given for treasure that it would carry off to a rival', () => {
  const { table } = six();
  const view = title.game.view(table.state, 0);
  const offered: View = {
    ...view,
    items: ['sextant'],
    offer: { by: 2, to: 0, item: 'key' },
  };
  const mind = { ...mindOf(view, 'of behaviour', 'gathers'), view: offered };
  const options = [{ kind: 'accept', item: 'sextant' } as const, { kind: 'refuse' } as const];
  expect(answerOffer({ ...mind, trust: [1, 0, 1, 0, 1, 0] }, options)).toEqual({ kind: 'refuse' });
  expect(answerOffer({ ...mind, trust: [1, 1, 1, 0, 0, 0] }, options)).toMatchObject({ kind: 'accept' });
});

describe('riders who act together', () => {
  const LITTLE = { least: 0, most: 1 };
  const chosenOf = (ride: Script, mind: Mind, isOption: (say: string) => boolean) => {
    const options = title.game.options(ride.table.state, 0).filter((answer) => isOption(write(answer)));
    const chosen = Array.from({ length: 20 }, (_, seed) => action(mind, options, seeded(seed)));
    return new Set(chosen.map((answer) => answer && write(answer)));
  };

  test('[C40] don’t give the bag away for a Key, nor leave it lying, when the deck is empty and it counts as one', () => {
    const mind = settled(six());
    const offer = { by: 2, to: 0, item: 'key' } as const;
    const agenda = [{ step: 'take', winner: 0, loser: 3 } as const];
    const given = (deck: number) => {
      const options = (['bagKey', 'goblet'] as const).map((item) => ({ kind: 'accept', item }) as const);
      return answerOffer({ ...mind, view: { ...mind.view, deck, offer } }, [...options, { kind: 'refuse' }]);
    };
    const taken = (deck: number) => {
      const options = (['goblet', 'bagKey'] as const).map((item) => ({ kind: 'take', item }) as const);
      return dearest({ ...mind, view: { ...mind.view, deck, agenda } }, options);
    };
    expect([5, 0].map(given)).toMatchObject([{ item: 'bagKey' }, { item: 'goblet' }]);
    expect([5, 0].map(taken)).toMatchObject([{ item: 'goblet' }, { item: 'bagKey' }]);
  });

  test('[C16] bring treasure to the first who has something else to give for it, not to a hand that is full of it', () => {
    const ride = coach(
      `order clairvoyant: key
       brotherhood bodyguard: goblet tome
       order doctor: key whip
       brotherhood alchemist: bagGoblet
       order priest: gloves ring bagKey
       brotherhood diplomat: goblet knives`,
    );
    expect(chosenOf(ride, settled(ride), (say) => /offer|spy/.test(say))).toEqual(new Set(['offer key 4']));
  });

  test('[C39] don’t spy on sure allies while they have no treasure and could not declare', () => {
    const ride = six();
    const mind = settled(ride);
    const looks = (least: number) => {
      const own = mind.own.map((_, seat) => (seat === 0 ? { least, most: least } : LITTLE));
      const sightings = mind.sightings.map(() => ({ count: 1, chance: 0.5, misses: 0 }));
      return chosenOf(ride, { ...mind, own, sightings }, (say) => say.startsWith('spy'));
    };
    expect(looks(0)).toEqual(new Set(['spy 1', 'spy 3', 'spy 5']));
    expect(looks(1)).toEqual(new Set(['spy 2', 'spy 4']));
  });

  describe('where a rival has nearly enough to declare', () => {
    const ready = (mind: Mind, count: number): Mind => ({
      ...mind,
      own: mind.own.map(() => LITTLE),
      rival: mind.rival.map((_, seat) => (seat === 3 ? { least: count, most: count } : LITTLE)),
    });

    test('attack it', () => {
      const ride = six();
      expect(attacked(ride, ready(settled(ride), 0))).not.toEqual(new Set([3]));
      expect(attacked(ride, ready(settled(ride), 2))).toEqual(new Set([3]));
    });

    test('[C39] or hand it the Pearl', () => {
      const ride = coach(
        `order clairvoyant: pearl whip
         brotherhood bodyguard: goblet tome
         order doctor: key
         brotherhood alchemist: bagGoblet
         order priest: bagKey
         brotherhood diplomat: goblet knives`,
      );
      const handed = (count: number) => chosenOf(ride, ready(settled(ride), count), (say) => say.includes('pearl'));
      expect(handed(0).size).toBeGreaterThan(1);
      expect(handed(2)).toEqual(new Set(['offer pearl 3']));
    });

    test('[C37] and take from its three what it needs, not what they need', () => {
      const mind = settled(six());
      const view: View = { ...mind.view, agenda: [{ step: 'take', winner: 0, loser: 3 }] };
      const options = (['key', 'goblet'] as const).map((item) => ({ kind: 'take', item }) as const);
      const taken = (count: number) => dearest({ ...ready(mind, count), view }, options);
      expect([2, 3].map(taken)).toMatchObject([{ item: 'key' }, { item: 'goblet' }]);
    });
  });
});
