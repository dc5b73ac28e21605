import { existsSync, readFileSync } from 'node:fs';
import { CATALOG, GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { isCount, listen, seeded, setupOf, type AnyTitle } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { projectFiles } from '../../../scripts/checks/files.ts';

/** What every game's folder holds, with what each file must say. */
const FILES: Readonly<Record<string, readonly RegExp[]>> = {
  'RULES.md': [],
  'RULES.ru.md': [],
  'NOTATION.md': [/^# .+: notation$/m],
  'NOTATION.ru.md': [/^# .+: нотация$/m],
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

const atRoot = (file: string) => new URL(`../../../${file}`, import.meta.url);
const READMES = [
  ['en', atRoot('README.md'), 'RULES.md'],
  ['ru', atRoot('README.ru.md'), 'RULES.ru.md'],
] as const;

/** Files of packages, outside the games' folders, that may name one, and why. */
const MAY_NAME: Readonly<Record<string, string>> = {
  'packages/games/list.ts': 'the list',
  'packages/web/index.html': 'the first cover of home is asked for before any script',
  'packages/web/public/manifest.webmanifest': 'a shortcut on a phone',
};

const filesOf = (folder: string): string[] =>
  projectFiles(folder).filter((file) => /\.(?:ts|mjs|svelte|html|webmanifest)$/.test(file) && !/test/.test(file));
const isNamedIn = (file: string, id: string): boolean =>
  new RegExp(String.raw`['"\x60/]${id}['"\x60/?#]`).test(readFileSync(atRoot(file), 'utf8'));

test('nothing in the packages outside the folders of games names one', () => {
  const outside = filesOf('packages').filter(
    (file) => !GAME_IDS.some((id) => file.startsWith(`packages/games/${id}/`)),
  );
  const naming = outside.filter((file) => GAME_IDS.some((id) => isNamedIn(file, id)));
  expect(naming.toSorted()).toEqual(Object.keys(MAY_NAME).toSorted());
});

test('scripts and benchmarks take games as examples, and list none by hand', () => {
  const naming = ['scripts', 'bench'].flatMap(filesOf).filter((file) => GAME_IDS.every((id) => isNamedIn(file, id)));
  expect(naming).toEqual([]);
});

const SEAT_NAMES = ['by', 'to', 'of', 'seat'];

describe.each(GAME_IDS)('%s is shaped like the other games:', (id) => {
  test.each(Object.entries(FILES))('%s', (file, says) => {
    const url = new URL(`../${id}/${file}`, import.meta.url);
    expect(existsSync(url)).toBe(true);
    for (const line of says) expect(readFileSync(url, 'utf8')).toMatch(line);
  });

  test('its notation is the same in both languages', () => {
    const [en, ru] = ['NOTATION.md', 'NOTATION.ru.md'].map((file) => {
      const text = readFileSync(new URL(`../${id}/${file}`, import.meta.url), 'utf8');
      return [...new Set(text.match(/`[^`]+`/g))].toSorted();
    });
    expect(ru).toEqual(en);
  });

  test('its name is its folder’s, and it has exactly the courtesies that it says', async () => {
    const { manifest, game } = await loadTitle(id);
    expect(manifest.id).toBe(id);
    expect(manifest.courtesies).toEqual([...(game.resign ? ['resign'] : []), ...(game.draw ? ['draw'] : [])]);
  });

  test('a board of its own is there if and only if its manifest says so', () => {
    const url = new URL(`../${id}/pages/Board.svelte`, import.meta.url);
    const boards = Object.values(CATALOG[id].editions).map(({ board }) => board);
    expect(boards.some((board) => board !== 'text')).toBe(existsSync(url));
  });

  test('both READMEs have its line', () => {
    for (const [locale, readme, book] of READMES) {
      const { words, seats, minutes } = CATALOG[id];
      const span = ([least, most]: readonly [number, number]) => (least === most ? `${least}` : `${least}–${most}`);
      const line = readFileSync(readme, 'utf8')
        .split('\n')
        .find((line) => line.startsWith('| **[') && line.includes(`](packages/games/${id}/${book})`));
      expect(line?.replaceAll("'", '’')).toContain(`[${words[locale].name}]`);
      expect(line).toContain(`| ${span(seats)} | ${span(minutes)} |`);
    }
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
