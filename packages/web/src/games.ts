import type { Locale } from '@ridotto/kernel';
import type { AnyAfter } from '@ridotto/kit/board/after.ts';
import type { BoardProps } from '@ridotto/kit/board/play.ts';
import { learn } from '@ridotto/kit/speech.ts';
import type { Component } from 'svelte';
import type { Book } from '../build/rulebook.ts';

type Page<Props extends object> = { readonly default: Component<Props> };

const BOARDS = import.meta.glob<Page<BoardProps<never>>>('../../games/*/pages/Board.svelte');
const LESSONS = import.meta.glob<Page<Record<string, never>>>('../../games/*/pages/Lesson.svelte');
const FIGURES = import.meta.glob<Page<{ rule: string; isWanted?: boolean }>>('../../games/*/pages/Figure.svelte');
const AFTERS = import.meta.glob<{ readonly after: AnyAfter }>('../../games/*/pages/after.ts');
const BOOKS = import.meta.glob<{ readonly book: Book }>('../../games/*/RULES*.md');

const inFolder =
  <Found>(all: Record<string, () => Promise<Found>>, file: string) =>
  (game: string): (() => Promise<Found>) | undefined =>
    all[`../../games/${game}/${file}`];

/** The same, with the words of the game, and with some that come later. */
const saidInFolder =
  <Found>(all: Record<string, () => Promise<Found>>, file: string, ...later: readonly string[]) =>
  (game: string): (() => Promise<Found>) | undefined => {
    const load = inFolder(all, file)(game);
    return (
      load && (async () => (await Promise.all([load(), learn(game, ...later.map((part) => `${game}-${part}`))]))[0])
    );
  };

/** What is found in the folder of a game, loaded when it is asked for: the board of its newest edition, */
export const boardIn = saidInFolder(BOARDS, 'pages/Board.svelte');
/** the first game, by doing; */
export const lessonIn = inFolder(LESSONS, 'pages/Lesson.svelte');
/** what stands beside a rule: a small board, or nothing; */
export const figureIn = saidInFolder(FIGURES, 'pages/Figure.svelte', 'aside');
/** what it can tell of itself when it is over; */
export const afterIn = saidInFolder(AFTERS, 'pages/after.ts');
/** and its rules. */
const BOOK_IN = { en: inFolder(BOOKS, 'RULES.md'), ru: inFolder(BOOKS, 'RULES.ru.md') };
export const bookIn = (game: string, locale: Locale) => BOOK_IN[locale](game);
