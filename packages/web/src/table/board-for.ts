import { listed } from '@ridotto/games/catalog';
import type { Edition } from '@ridotto/kernel';
import { boardIn } from '../games.ts';

/** What kind of board draws the views of an edition. */
export const lookFor = (game: string, edition: number): Edition['board'] =>
  listed(game)?.editions[edition]?.board ?? 'text';

/** The board that draws a game as this edition has it: without one of its own it is played on the board of text. */
export const boardFor = (game: string, edition: number) =>
  (lookFor(game, edition) !== 'text' && boardIn(game)?.()) || import('./Choices.svelte');
