import type { AnyPlay } from '@ridotto/kit/board/play.ts';
import { learn } from '@ridotto/kit/speech.ts';
import type { Component } from 'svelte';

const NOTES = import.meta.glob<{ readonly default: Component<{ play: AnyPlay }> }>(
  '../../../games/*/pages/Notes.svelte',
);

/** What a game notes down for its players beside the board, where it does. */
export function notesFor(game: string) {
  const load = NOTES[`../../../games/${game}/pages/Notes.svelte`];
  return load && (async () => (await Promise.all([load(), learn(`${game}-notes`)]))[0]);
}
