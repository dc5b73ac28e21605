import type { AnyPlay } from '@ridotto/kit/board/play.ts';
import type { Component } from 'svelte';
import { coach } from './coach/entry.ts';
import type { GameEntry } from './entry.ts';
import { intrigo } from './intrigo/entry.ts';
import { twilight } from './twilight/entry.ts';
import { volto } from './volto/entry.ts';

type Page<Props extends object> = { readonly default: Component<Props> };

const BOARDS = import.meta.glob<Page<{ play: AnyPlay }>>('../../../games/*/pages/Board.svelte');
const LESSONS = import.meta.glob<Page<Record<string, never>>>('../../../games/*/pages/Lesson.svelte');
const FIGURES = import.meta.glob<Page<{ rule: string }>>('../../../games/*/pages/Figure.svelte');

/** Every game that the house shows, in the order of the home page. */
const GAMES = { volto, twilight, intrigo, coach };

/** With the pages that are found in its folder. */
const withPages = (id: string, known: GameEntry): GameEntry => ({
  ...known,
  board: BOARDS[`../../../games/${id}/pages/Board.svelte`],
  lesson: LESSONS[`../../../games/${id}/pages/Lesson.svelte`],
  figure: FIGURES[`../../../games/${id}/pages/Figure.svelte`],
});

export const GAME_ENTRIES: readonly (readonly [id: string, entry: GameEntry])[] = Object.entries(GAMES).map(
  ([id, known]) => [id, withPages(id, known)],
);

export const gameEntry = (id: string): GameEntry | undefined => GAME_ENTRIES.find(([name]) => name === id)?.[1];
