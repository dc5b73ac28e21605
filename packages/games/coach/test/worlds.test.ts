import { same, type Viewer } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title as coach } from '../title.ts';
import type { View } from '../rules/model.ts';
import { coach as position, type Script } from './rules/coach.ts';

const EVERYBODY: readonly Viewer[] = ['public', 0, 1, 2, 3];

/** Plays the same story in two worlds and says who saw, heard or is asked something different. */
function whoCanTell(one: string, other: string, story: (play: Script, world: number) => void, setup = {}): Viewer[] {
  const [a, b] = [one, other].map((text, world) => {
    const play = position(text, { setup });
    story(play, world);
    return play;
  }) as [Script, Script];
  expect(coach.game.turn(a.state)).toEqual(coach.game.turn(b.state)); // being asked tells nothing
  return EVERYBODY.filter((viewer) => !same(sinceTheStart(a, viewer), sinceTheStart(b, viewer)));
}

/** A view without what led to the position: its history is all that the viewer heard. */
function sinceTheStart(play: Script, viewer: Viewer): View {
  const view = play.view(viewer);
  return { ...view, history: view.history.filter(({ turn }) => turn > 0) };
}

const world = (second: string, third: string) => `order thug: key
  brotherhood doctor: ${second}
  order priest: ${third}
  brotherhood bodyguard: bagGoblet bagKey`;

describe('two worlds', () => {
  test('[C14] [C55] a spy’s find: only the spy can tell', () => {
    const told = whoCanTell(world('goblet ring', 'whip'), world('goblet ring', 'whip'), (play, i) =>
      play.play('0 spy 1').play(`turned ${i === 0 ? 'goblet' : 'ring'}`),
    );
    expect(told).toEqual([0]);
  });

  test('[C15] [C17] an offer refused: only the two can tell', () => {
    const hand = world('goblet ring', 'whip').replace('key\n', 'key dagger\n');
    const told = whoCanTell(hand, hand, (play, i) =>
      play.play(`0 offer ${i === 0 ? 'key' : 'dagger'} 1`).play('1 refuse'),
    );
    expect(told).toEqual([0, 1]);
  });

  test('[C21] an unread trade: only the two can tell', () => {
    const hand = world('goblet ring', 'whip').replace('key\n', 'key dagger\n');
    const told = whoCanTell(hand, hand, (play, i) =>
      play.play(`0 offer ${i === 0 ? 'key' : 'dagger'} 1`).play(`1 accept ${i === 0 ? 'goblet' : 'ring'}`),
    );
    expect(told).toEqual([0, 1]);
  });

  test('[C22] a Mirror for a Tome looks like a Key for a Ring', () => {
    const hand = world('goblet ring tome', 'whip').replace('key\n', 'key mirror\n');
    const told = whoCanTell(hand, hand, (play, i) =>
      play.play(`0 offer ${i === 0 ? 'key' : 'mirror'} 1`).play(`1 accept ${i === 0 ? 'ring' : 'tome'}`),
    );
    expect(told).toEqual([0, 1]);
  });

  test('[C53] contraband that is kept silent looks like nothing at all', () => {
    const hand = world('goblet ring tome', 'whip').replace('key\n', 'key dagger\n');
    const told = whoCanTell(
      hand,
      hand,
      (play, i) =>
        play
          .play(`0 offer ${i === 0 ? 'key' : 'dagger'} 1`)
          .play(`1 accept ${i === 0 ? 'ring' : 'tome'}`)
          .play('all pass'),
      { contraband: true },
    );
    expect(told).toEqual([0, 1]);
  });

  test('[C25] the Monocle: only the giver learns the society', () => {
    const seen = (societies: readonly string[]) => `order thug: key monocle
      ${societies[0]} doctor: goblet
      ${societies[1]} priest: bagKey
      brotherhood bodyguard: bagGoblet`;
    const told = whoCanTell(seen(['order', 'brotherhood']), seen(['brotherhood', 'order']), (play) =>
      play.play('0 offer monocle 1').play('1 accept goblet').play('0 use monocle'),
    );
    expect(told).toEqual([0, 1, 2]); // 1 and 2 by their own cards, not by the look
  });

  test('[C26] [C37] Privilege and a search: only those who look, and whose hand it is', () => {
    const privileged = (item: string) => world(`goblet ${item}`, 'whip').replace('key\n', 'key privilege\n');
    const told = whoCanTell(privileged('ring'), privileged('seal'), (play) =>
      play.play('0 offer privilege 1').play('1 accept goblet').play('0 use privilege'),
    );
    expect(told).toEqual([0, 1]);
    const searched = whoCanTell(world('goblet ring', 'whip'), world('goblet seal', 'whip'), (play, i) => {
      play.duel(0, 1, { 2: 'attacker', 3: 'attacker' }).until('doctor').play('all pass').play('0 search');
      play.play(`0 take ${i === 0 ? 'ring' : 'seal'}`);
    });
    expect(searched).toEqual([0, 1]);
  });

  test('[C29] the Sextant: each can tell only what they gave and got', () => {
    const hand = world('goblet ring', 'whip').replace('key\n', 'key sextant\n');
    const told = whoCanTell(hand, hand, (play, i) => {
      play.play('0 offer sextant 3').play('3 accept bagKey').play('0 sextant left');
      play
        .play('0 hand key')
        .play(`1 hand ${i === 0 ? 'goblet' : 'ring'}`)
        .play('2 hand whip')
        .play('3 hand sextant')
        .play('all pass');
    });
    expect(told).toEqual([1, 2]);
  });

  test('[C11] a gift: only the two can tell', () => {
    const hand = `order thug: key dagger gloves knives whip bagKey
      brotherhood doctor: goblet
      order priest: ring
      brotherhood bodyguard: bagGoblet`;
    const told = whoCanTell(hand, hand, (play, i) => {
      play.play('0 offer bagKey 1').play('1 accept goblet').play('0 use bagKey').play('turned seal');
      play.play(`0 give ${i === 0 ? 'seal' : 'dagger'} 2`);
    });
    expect(told).toEqual([0, 2]);
  });

  test('[C24] [C38] a drawn item: only its drawer can tell', () => {
    const told = whoCanTell(world('goblet', 'whip'), world('goblet', 'whip'), (play, i) => {
      play
        .duel(0, 1, { 2: 'attacker', 3: 'defender' })
        .until('doctor')
        .play('all pass')
        .play(`turned ${i === 0 ? 'seal' : 'pearl'}`);
    });
    expect(told).toEqual([0]);
  });

  test('[C50] what the Clairvoyant puts on top: only the Clairvoyant can tell', () => {
    const hand = world('goblet', 'whip').replace('thug', 'clairvoyant');
    const told = whoCanTell(hand, hand, (play, i) =>
      play.play('0 use clairvoyant', i === 0 ? '0 top seal ring' : '0 top ring pearl'),
    );
    expect(told).toEqual([0]);
  });

  test('[C28] what the Cloak’s giver became: only they can tell', () => {
    const hand = world('goblet', 'whip').replace('key\n', 'key cloak\n');
    const told = whoCanTell(hand, hand, (play, i) =>
      play
        .play('0 offer cloak 1')
        .play('1 accept goblet')
        .play('0 use cloak', i === 0 ? '0 become diplomat' : '0 become duellist'),
    );
    expect(told).toEqual([0]);
  });

  test('[C48] what the Priest is paid: only the two can tell', () => {
    const hand = world('goblet', 'whip').replace('key\n', 'key ring\n');
    const told = whoCanTell(hand, hand, (play, i) =>
      play
        .play('0 attack 1')
        .play('1 pass')
        .play('2 use priest')
        .play('3 pass')
        .play(i === 0 ? '0 pay key' : '0 pay ring'),
    );
    expect(told).toEqual([0, 2]);
  });

  test('[C52] who could have used a window: nobody but the holder can tell', () => {
    const people = (second: string, third: string) => `order thug: key
      brotherhood ${second}: goblet
      order ${third}: whip
      brotherhood bodyguard: bagGoblet bagKey`;
    const windows = (one: string, other: string) =>
      whoCanTell(people(one, other), people(other, one), (play) => {
        play.play('0 attack 1').play('all pass').play('all pass').play('2 support attacker').play('3 support defender');
        play.until('doctor').play('all pass');
      });
    expect(windows('priest', 'duellist')).toEqual([1, 2]);
    expect(windows('doctor', 'alchemist')).toEqual([1, 2]);
  });

  test('[C49] a Diplomat’s miss shows nothing else of the hand', () => {
    const hand = (item: string) => world(`goblet ${item}`, 'whip').replace('thug', 'diplomat');
    expect(whoCanTell(hand('ring'), hand('seal'), (play) => play.play('0 demand pearl 1'))).toEqual([1]);
  });
});
