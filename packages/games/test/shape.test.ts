import { existsSync, readFileSync } from 'node:fs';
import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { isCount, listen, seeded, setupOf, type AnyTitle } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';

/** What every game's folder holds, with what each file must say. */
const FILES: Readonly<Record<string, readonly RegExp[]>> = {
  'RULES.md': [/^## Notation$/m],
  'RULES.ru.md': [],
  'manifest.ts': [/^export const \w+ = \{$/m, /^\} as const satisfies Listed;$/m],
  'rules/audiences.ts': [/^export const audiences: Audiences<Event> = \{$/m],
  'bot/bot.ts': [/^export const bot: Bot<\w+> = /m],
  'rules/explain.ts': [
    /^export const REASONS = \{$/m,
    /^const because = reasonsFrom\(REASONS\);$/m,
    /^export function explain\(/m,
  ],
  'title.ts': [/^export const title: Title<\w+> = \{$/m],
  'rules/model.ts': [
    /^export (interface|type) State\b/m,
    /^export (interface|type) Roll\b/m,
    /^export (interface|type) Event\b/m,
    /^export (interface|type) View\b/m,
    /^export interface \w+ extends Kinds \{$/m,
  ],
  'rules/notation.ts': [/^export const notation: Notation<\w+> = \{$/m],
  'words/picture.ts': [/^export function picture\(view: View, locale: Locale\)/m],
  'rules/position.ts': [/^export function readPosition\(written: unknown\): State \| undefined \{$/m],
  'rules/rules.ts': [/^export const game: Game<\w+> = \{$/m],
  'rules/view.ts': [/^export function view\(state: State, viewer: Viewer\): View \{$/m],
  'words/common.ts': [/^export type ReasonWords = ReasonWordsOf</m],
  'words/en.ts': [/^export const en: Words<\w+> = \{$/m],
  'words/ru.ts': [/^export const ru: Words<\w+> = \{$/m],
};

const SEAT_NAMES = ['by', 'to', 'of', 'seat'];

describe.each(GAME_IDS)('%s is shaped like the other games:', (id) => {
  test.each(Object.entries(FILES))('%s', (file, says) => {
    const url = new URL(`../${id}/${file}`, import.meta.url);
    expect(existsSync(url)).toBe(true);
    for (const line of says) expect(readFileSync(url, 'utf8')).toMatch(line);
  });

  test('its name is its folder’s, and it has exactly the courtesies that it says', async () => {
    const { manifest, game } = await loadTitle(id);
    expect(manifest.id).toBe(id);
    expect(manifest.courtesies).toEqual([...(game.resign ? ['resign'] : []), ...(game.draw ? ['draw'] : [])]);
  });

  test('the fields by which an audience names its seats are called so, and hold seats', async () => {
    const title = await loadTitle(id);
    const named = namedFields(title);
    expect([...named.values()].flat().filter((field) => !SEAT_NAMES.includes(field))).toEqual([]);
    for (const { event, seats } of eventsOf(title)) {
      for (const field of named.get(event.type) ?? []) {
        const value = (event as unknown as Record<string, unknown>)[field];
        expect(isCount(value) && value < seats, `${event.type}.${field}`).toBe(true);
      }
    }
  });
});

/** By event, the fields that its audiences name. */
function namedFields({ game }: AnyTitle): ReadonlyMap<string, readonly string[]> {
  const tables = Object.entries(game.audiences as Readonly<Record<string, Readonly<Record<string, unknown>>>>);
  return new Map(
    tables.map(([type, table]) => [
      type,
      Object.values(table).flatMap((to) => (Array.isArray(to) ? (to as readonly string[]) : [])),
    ]),
  );
}

/** What is told in a few random games. */
function* eventsOf(title: AnyTitle) {
  const { game } = title;
  for (let seed = 0; seed < 6; seed++) {
    const seats = seed % 2 === 0 ? title.manifest.seats[0] : title.manifest.seats[1];
    const rng = seeded(seed);
    const state = game.start(seats, setupOf(title, {}, seats)!);
    while (game.turn(state).kind !== 'over') {
      for (const event of listen(game, state, anyGiven(game, state, rng))) yield { event, seats };
    }
  }
}
