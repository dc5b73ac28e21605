import type { Event, View } from '@ridotto/games/coach';
import { expect } from 'vitest';
import { updatesIn, type Overheard } from './secrets.ts';

const KNOWN_TO_ALL = ['read', 'skipped', 'opened', 'showed', 'demanded', 'over'];
const KNOWN_TO_ONE = ['spied', 'drew', 'sawSociety', 'browsed', 'became', 'foresaw', 'topped'];

interface Secret {
  readonly what: unknown;
  readonly knowers: readonly number[];
}

/** What an event tells of cards that are hidden from somebody, and who may know it [C55]. */
function secretsOf(event: Event, seats: number): readonly Secret[] {
  if (KNOWN_TO_ALL.includes(event.type)) return [];
  if (event.type === 'dealt')
    return [event.societies, event.professions, event.items].flatMap((dealt) =>
      dealt.map((what, seat) => ({ what, knowers: [seat] })),
    );
  if (event.type === 'passed') {
    const steps = event.to === 'left' ? 1 : seats - 1;
    return event.items.map((what, seat) => ({ what, knowers: [seat, (seat + steps) % seats] }));
  }
  const { by, to, ...rest } = event as Event & { readonly by: number; readonly to: number };
  const knowers = KNOWN_TO_ONE.includes(event.type) ? [by] : [by, to];
  return ['item', 'items', 'society', 'profession', 'professions', 'gave', 'got'].map((field) => ({
    what: (rest as Record<string, unknown>)[field] ?? null,
    knowers,
  }));
}

/** Counts the updates; they tell nothing that is hidden from the one who gets them. */
export function expectOwnSecrets(line: Pick<Overheard, 'heard'>): number {
  const updates = updatesIn<View>(line).filter(({ view }) => view.result === null);
  for (const { view, you, events } of updates) {
    expect(view.viewer).toBe(you);
    const told = [...view.history, ...(events as unknown as readonly Event[])];
    const secrets = told.flatMap((event) => secretsOf(event, view.seats)).filter(({ what }) => what !== null);
    expect(secrets.length).toBeGreaterThan(2);
    expect(secrets.filter(({ knowers }) => !knowers.includes(you))).toEqual([]);
    if (view.offer && view.offer.item !== null) expect([view.offer.by, view.offer.to]).toContain(you);
  }
  return updates.length;
}
