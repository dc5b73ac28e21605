import { CARDS, title, type Answer, type Event, type State, type View } from '../../title.ts';
import { seeded } from '@ridotto/kernel';
import { Kit } from '@ridotto/kit';
import { PLAIN, Question } from '@ridotto/kit/testing';
import { describe, expect, test } from 'vitest';
import { anyPosition } from '../positions.ts';
import { position } from '../twilight.ts';
import { maskedPieces, targetsOf, tracks } from '../../pages/board.ts';
import { CELLS, LANES } from '../../pages/lanes.ts';

/** The board of the one who is to move. */
function sitDown(state: State) {
  const seat = state.toMove!;
  const options = title.game.options(state, seat).map((choice) => {
    const say = title.notation.answer.write(choice);
    return { choice, say, text: say };
  });
  const play = new Question<View, Answer, Event>(title.game.view(state, seat), seat, options);
  const kit = new Kit(
    () => play,
    tracks(() => play, { near: () => 0, last: () => null }),
    PLAIN,
  );
  const touch = (...things: readonly string[]) => {
    for (const thing of things) kit.touch(thing, 'pointer');
    return play.line;
  };
  const targets = () =>
    targetsOf(kit.picture, kit.left, (thing) => kit.lightOf(thing)).map(({ piece, cell }) => `${piece} ${cell}`);
  return { play, kit, touch, targets };
}

describe('a step chosen bit by bit', () => {
  test('[T24] a Guard that goes one cell leaves one for the other Guard', () => {
    const state = position('D0 w-3 e3', { hand: 'G11 D' });
    const { touch, targets } = sitDown(state);
    touch('card G11');
    expect(targets()).toEqual(['w -5', 'w -4', 'w -2', 'w -1', 'e 1', 'e 2', 'e 4', 'e 5']);
    expect(touch('spot 1 -2')).toEqual([]);
    expect(targets()).toEqual(['e 2', 'e 4']);
    expect(touch('spot 1 4')).toEqual(['G11 w+ e+']);
    expect(sitDown(state).touch('card G11', 'spot 1 -1')).toEqual(['G11 w++']);
  });

  test('[T22] where a Guard is in his way the Doge goes by a Cortege only; else two cards say so', () => {
    const state = position('D0 w-1 e3', { hand: 'D D' });
    expect(sitDown(state).touch('piece doge', 'spot 1 -1')).toEqual(['DD-']);
    expect(sitDown(state).touch('card D', 'spot 1 -1')).toEqual(['DD-']);
    expect(sitDown(state).touch('card D', 'spot 1 1')).toEqual(['D+']);
    expect(sitDown(state).touch('card D#2', 'card D', 'spot 1 1')).toEqual(['DD+']);
  });

  test('[T28] a Harlequin card moves the Harlequin, unless another piece is chosen', () => {
    const state = position('D1 w-5 e5 H-3', { hand: 'H2' });
    const { kit, touch, targets } = sitDown(state);
    touch('card H2');
    expect(targets()).toEqual(['harlequin -5', 'harlequin -1']);
    expect(maskedPieces((thing) => kit.lightOf(thing))).toContain('doge');
    touch('piece doge');
    expect(targets()).toEqual(['doge -1', 'doge 3']);
    expect(touch('spot 1 3')).toEqual(['H2>D+']);
  });

  test('[T27] the Guild’s Word calls who is chosen', () => {
    const state = position('D0 w-5 e5 M-2', { hand: 'H2' });
    expect(sitDown(state).touch('do word', 'piece doge')).toEqual(['word D']);
    expect(sitDown(state).touch('piece w', 'do word')).toEqual(['word w']);
  });

  test('a piece and its place ask for the card only where several would do', () => {
    const state = position('D0 w-5 e5 M-2 H6', { hand: 'M2 M3 G1' });
    expect(sitDown(state).touch('piece merchant', 'spot 0 1')).toEqual(['M3+']);
  });
});

test('wherever a chosen card can’t go, there is a reason', () => {
  const rng = seeded(9);
  for (let game = 0; game < 30; game++) {
    const { play, kit } = sitDown(anyPosition(rng));
    for (const card of CARDS.filter((one) => kit.first.has(`card ${one}`))) {
      kit.drop();
      kit.touch(`card ${card}`, 'pointer');
      const spots = LANES.flatMap((_, lane) => CELLS.map((cell) => `spot ${lane} ${cell}`));
      const things = new Set(kit.areas[0]!.rows.flat());
      for (const spot of spots.filter((one) => things.has(one) && !kit.lit.has(one))) kit.touch(spot, 'drag');
      expect(kit.chosen).toEqual([`card ${card}`]);
    }
    for (const attempt of new Set(play.attempts)) expect(title.explain(play.view, attempt), attempt).toBeDefined();
    expect(play.attempts.length).toBeGreaterThan(0);
  }
});
