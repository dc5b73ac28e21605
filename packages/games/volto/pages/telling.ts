import { once } from '@ridotto/kernel';
import { mentionsOf } from '@ridotto/kit';
import { DYES } from '@ridotto/kit/art/families.ts';
import type { Play, Sign, Telling } from '@ridotto/kit/board/play.ts';
import { pointing } from '@ridotto/kit/board/telling.svelte.ts';
import { cellAt, COLUMNS, ROWS, writeCell, type Event, type Volto } from '../title.ts';
import { at } from './board.ts';
import { WORDS } from './words.ts';

/** A step, a mask that falls, one that goes by itself, and the ball: its beginning and its end. */
const SIGNS: Readonly<Record<Event['type'], Sign>> = {
  first: { fill: 'M12 2l2.6 7.2L22 12l-7.4 2.8L12 22l-2.6-7.2L2 12l7.4-2.8z' },
  arranged: { fill: 'M3 4h4v4H3zM10 4h4v4h-4zM17 4h4v4h-4zM3 16h4v4H3zM10 16h4v4h-4zM17 16h4v4h-4z' },
  moved: { fill: 'M3 10h10V4.5L21.5 12 13 19.5V14H3z' },
  captured: {
    fill: 'M12 8c2-2.4 5-3.3 9-3.5 0 5-1.7 9-5.2 9-2.3 0-2.5-2-3.8-2s-1.5 2-3.8 2C4.7 13.5 3 9.5 3 4.5c4 .2 7 1.1 9 3.5zM11 15h2v3h2.5L12 22.5 8.5 18H11z',
  },
  left: { fill: 'M4 3h9v18H4zM15 10h3V6.5l4.5 5.5-4.5 5.5V14h-3z' },
  over: {
    fill: 'M12 10c2-2.4 5-3.3 9-3.5 0 5-1.7 10-5.2 10-2.3 0-2.5-2-3.8-2s-1.5 2-3.8 2C4.7 16.5 3 11.5 3 6.5c4 .2 7 1.1 9 3.5z',
  },
};

const cells = once(() => {
  const all = Array.from({ length: COLUMNS * ROWS }, (_, n) => cellAt(n % COLUMNS, Math.floor(n / COLUMNS)));
  return mentionsOf(new Map(all.map((cell) => [writeCell(cell), cell])));
});

/** Both sides' moves make a turn. */
export const tellingOf = ({ locale }: Pick<Play<Volto>, 'locale'>): Telling<Event> => ({
  headings(events) {
    let moves = 0;
    return events.map(({ type }) => {
      if (type === 'moved') moves++;
      return moves === 0 ? undefined : WORDS[locale].turn(Math.ceil(moves / 2));
    });
  },
  signOf: ({ type }) => SIGNS[type],
  dyeOf: (event) => ('seat' in event ? DYES[event.seat as 0 | 1] : undefined),
  partsOf: (text) => pointing(cells()(text), (cell) => [at(cell)]),
});
