import { hear, versionsOf, type Audiences, type Seat } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { kuhn } from '../testing/kuhn.ts';

type Event =
  | { readonly type: 'gave'; readonly by: Seat; readonly to: Seat; readonly item: string | null }
  | { readonly type: 'passed'; readonly items: readonly (string | null)[] };

const audiences: Audiences<Event> = {
  gave: { by: 'all', to: 'all', item: ['by', 'to'] },
  passed: { items: { each: (seat, _event, seats) => [seat, (seat + 1) % seats] } },
};

// @ts-expect-error an event is missing
export const missing: Audiences<Event> = { gave: audiences.gave };
// @ts-expect-error a field is missing
export const short: Audiences<Event> = { ...audiences, gave: { by: 'all', item: ['by'] } };
// @ts-expect-error a seat can't be hidden: its type has no null
export const hidden: Audiences<Event> = { ...audiences, gave: { by: ['by'], to: 'all', item: 'all' } };
// @ts-expect-error what is no list can't be heard item by item
export const listed: Audiences<Event> = { ...audiences, gave: { ...audiences.gave, item: 'own' } };

describe('what is heard of an event', () => {
  const gave: Event = { type: 'gave', by: 2, to: 0, item: 'key' };

  test('is all of it for those whom its audience names, and null for the others', () => {
    expect(hear(audiences, gave, 2, 3)).toBe(gave);
    expect(hear(audiences, gave, 0, 3)).toBe(gave);
    for (const viewer of [1, 'public'] as const) {
      expect(hear(audiences, gave, viewer, 3)).toEqual({ type: 'gave', by: 2, to: 0, item: null });
    }
    expect(gave.item).toBe('key');
  });

  test('goes item by item in a list by seat', () => {
    const passed: Event = { type: 'passed', items: ['a', 'b', 'c'] };
    expect(hear(audiences, passed, 0, 3)).toEqual({ type: 'passed', items: ['a', null, 'c'] });
    expect(hear(audiences, passed, 'public', 3)).toEqual({ type: 'passed', items: [null, null, null] });
  });

  test('is nothing that no audience names', () => {
    const odd = { ...gave, secret: 'x' } as Event;
    expect(hear(audiences, odd, 2, 3)).toEqual(gave);
  });

  test('comes in as many versions as there are, each once', () => {
    const dealt = { type: 'dealt', cards: [0, 2] } as const;
    expect(versionsOf(kuhn.game, { ...dealt, cards: [0, 2] }, 2)).toEqual([
      { to: ['public'], event: { type: 'dealt', cards: [null, null] } },
      { to: [0], event: { type: 'dealt', cards: [0, null] } },
      { to: [1], event: { type: 'dealt', cards: [null, 2] } },
    ]);
    const acted = { type: 'acted', seat: 0, action: 'bet' } as const;
    expect(versionsOf(kuhn.game, acted, 2)).toEqual([{ to: 'all', event: acted }]);
  });
});
