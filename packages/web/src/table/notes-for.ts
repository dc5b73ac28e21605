import type { AnyPlay } from '@ridotto/kit/board/play.ts';
import type { Component } from 'svelte';

const NOTES = import.meta.glob<{ readonly default: Component<{ play: AnyPlay }> }>(
  '../../../games/*/pages/Notes.svelte',
);

/** What a game notes down for its players beside the board, where it does. */
export const notesFor = (game: string) => NOTES[`../../../games/${game}/pages/Notes.svelte`];
