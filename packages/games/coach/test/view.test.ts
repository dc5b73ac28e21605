import { hear, seeded, viewersOf } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { audiences } from '../rules/audiences.ts';
import { title as coach } from '../title.ts';
import type { Event, State } from '../rules/model.ts';

const SEATS = 5;

test('[C55] a history is what its viewer heard, and the same events in every later view', () => {
  const viewers = viewersOf(SEATS);
  let before: readonly (readonly Event[])[] = viewers.map(() => []);
  const each = (state: State) => {
    const histories = viewers.map((viewer) => coach.game.view(state, viewer).history);
    for (const [i, viewer] of viewers.entries()) {
      const isKept = before[i]!.every((event, at) => event === histories[i]![at]);
      expect(isKept).toBe(true);
      expect(histories[i]).toEqual(state.history.map((event) => hear(audiences, event, viewer, SEATS)));
    }
    before = histories;
  };
  playOut(coach, SEATS, {}, seeded(1), { each });
  const told = new Set(before.flat());
  expect(told.size).toBeLessThan(before[0]!.length * 2.5); // most hear what the public hears
});
