import { applyGiven, seeded } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { worlds } from '../rules/guess.ts';
import { deckOf, type Card, type View } from '../rules/model.ts';
import { notebook, type Note } from '../rules/notebook.ts';
import { title } from '../title.ts';
import { agrees, hypotheses, nameOf } from './brute.ts';
import { drafted, scriptOf } from './intrigo.ts';

const { game } = title;

/** The same, counted one world after another. */
function counted(view: View): Pick<Note, 'card' | 'held' | 'packed'>[] {
  const all = hypotheses(view).filter((hypothesis) => agrees(hypothesis, view));
  const placed = (seat: number, card: Card) =>
    view.plays.filter((play) => play.seat === seat && play.choice.kind === 'place' && play.choice.card === card).length;
  const countIn = (cards: readonly string[], card: Card) => cards.filter((one) => nameOf(one) === card).length;
  const seats = [...Array(view.seats).keys()];
  return [...new Set(deckOf(view.seats))].map((card) => ({
    card,
    held: seats.map((seat) => all.filter(({ hands }) => countIn(hands[seat]!, card) > placed(seat, card)).length),
    packed: seats.map((seat) => all.filter(({ packs }) => countIn(packs[seat]!, card) > 0).length),
  }));
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
const bare = ({ card, held, packed }: Note) => ({ card, held, packed });

describe('the notebook counts who can hold which card', () => {
  test.each([0, 1])('as brute force does, after every play of a round (seed %i)', (seed) => {
    for (const seats of [3, 4]) {
      const { state } = drafted(seats, seed);
      const rng = seeded(seed);
      while (state.phase === 'place' || state.phase === 'ability') {
        const view = game.view(state, seed % seats);
        const { worlds: all, notes } = notebook(view);
        expect(all).toBe(worlds(view));
        expect(notes.map(bare)).toEqual(counted(view));
        applyGiven(game, state, anyGiven(game, state, rng), () => {});
      }
    }
  });

  test.each([0, 1])('as brute force does, at every step of the draft (seed %i)', (seed) => {
    for (const seats of [3, 4]) {
      const state = game.start(seats, {});
      const rng = seeded(seed);
      while (state.phase !== 'place') {
        if (state.phase === 'draft') {
          const view = game.view(state, 0);
          expect(notebook(view).notes.map(bare)).toEqual(counted(view));
        }
        applyGiven(game, state, anyGiven(game, state, rng), () => {});
      }
    }
  });

  test('[I19] and says who was shown to lack a card that was called', () => {
    for (let seed = 0; ; seed++) {
      const { state } = drafted(4, seed);
      if (!state.hands[2]!.includes('T3') || state.hands[0]!.includes('T3') || state.hands[1]!.includes('T3')) continue;
      state.toMove = 0;
      scriptOf(state).say('courtesan@7', 'call T3 8');
      const note = notebook(game.view(state, 0)).notes.find(({ card }) => card === 'T3')!;
      expect(note.lacking).toEqual([0, 1]);
      expect(note.held.slice(0, 2)).toEqual([0, 0]);
      return;
    }
  });

  test('tells where each card was last seen', () => {
    const { state } = drafted(4, 3);
    const view = game.view(state, 1);
    for (const { card, source } of notebook(view).notes) {
      const isOwn = view.hand!.includes(card);
      const steps = view.seen!.flatMap((pack, step) => (pack.includes(card) ? [step] : []));
      if (isOwn) expect(source).toEqual({ kind: 'own' });
      else if (steps.length === 0) expect(source).toEqual({ kind: 'unseen', so: 'taken' });
      else expect(source).toEqual({ kind: 'passed', step: steps.at(-1), to: 2 });
    }
  });

  test.each([3, 4])(
    '[I11] says of a card that has not come by whether it can be kept already, with %i seats',
    (seats) => {
      const state = game.start(seats, {});
      const rng = seeded(seats);
      const told: string[] = []; // by step of the draft
      while (state.phase !== 'place') {
        if (state.phase === 'draft') {
          const { notes } = notebook(game.view(state, 1));
          const unseen = notes.flatMap(({ source, held, packed }) =>
            source.kind === 'unseen' ? [{ so: source.so, isHeld: sum(held) > 0, isPacked: sum(packed) > 0 }] : [],
          );
          for (const { so, isHeld, isPacked } of unseen)
            expect({ isHeld, isPacked }).toEqual({ isHeld: so !== 'coming', isPacked: so !== 'taken' });
          told.push([...new Set(unseen.map(({ so }) => so))].join());
        }
        applyGiven(game, state, anyGiven(game, state, rng), () => {});
      }
      expect(told).toEqual(seats === 3 ? ['coming', 'maybe', 'taken', 'taken'] : ['coming', 'maybe', 'maybe', 'taken']);
    },
  );
});
