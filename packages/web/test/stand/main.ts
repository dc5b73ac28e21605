import { drawn, volto } from '@ridotto/games/volto';
import { fold, open, type Entry } from '@ridotto/kernel';
import { mount } from 'svelte';
import Board from '../../src/games/volto/Board.svelte';
import { Rehearsal } from '../../src/learn/rehearsal.svelte.ts';
import { keepSettings } from '../../src/settings.svelte.ts';

/** What an address asks of the stand: `/test/stand/index.html#{"viewer":0,"drawing":"…"}`. */
export interface Wish {
  readonly viewer: number;
  readonly drawing?: string;
  readonly log?: readonly Entry[]; // played on the drawing, or from the start
  readonly flipped?: boolean;
  readonly notebook?: boolean;
  readonly replies?: readonly Entry[]; // one after each turn of the viewer's
}

// A board of Volto on a table in the page, for tests and for those who draw it.
keepSettings();
const wish = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Wish;
const { viewer, drawing, log = [], flipped = false, notebook = false, replies = [] } = wish;
const waiting = [...replies];
const app = document.querySelector<HTMLElement>('#app')!;

const table =
  drawing === undefined ? fold(volto, 2, {}, log).table : { ...open(volto, 2, {}), state: drawn(drawing, 0) };
const play = new Rehearsal(volto, table, {
  table: 'stand',
  viewer,
  names: () => ['Luna', 'Sole'],
  settings: { flipped, notebook },
  taken: () => setTimeout(() => play.follow(waiting.splice(0, 1)), 300),
  tried: (reason) => (app.dataset.tried = reason?.code ?? ''),
  announce: (text) => (app.dataset.heard = text),
});
if (drawing !== undefined) play.follow(log);
mount(Board, { target: app, props: { play } });
