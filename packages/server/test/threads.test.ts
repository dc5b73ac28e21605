import { catalogTitles, newSitting, take, thinkHere, thoughtOf, type Made, type Thought } from '@ridotto/host';
import { loadTitle } from '@ridotto/games/catalog';
import { seeded } from '@ridotto/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { threadThinkers } from '../src/threads.ts';

const VIEW = { viewer: 0 } as Thought['view'];
const about = (game: string): Thought => ({
  game,
  edition: 1,
  view: VIEW,
  told: [],
  options: [],
  level: 'simple',
  seed: 0,
});

const MADE: Made = {
  id: 'table',
  game: 'coach',
  edition: 1,
  seats: 5,
  setup: {},
  open: 'public',
  clock: { kind: 'none' },
  late: 'bot',
  absence: null,
  notebook: true,
  owner: '',
  at: 0,
  commitment: '',
  key: '',
  invite: '',
};

describe('threads that think', () => {
  test('give the same answers as the house would itself', async () => {
    const title = await loadTitle('coach');
    const sitting = newSitting(MADE, title);
    take(sitting, { at: 0, deed: { kind: 'start' } }, () => 0);
    const roll = title.game.roll(sitting.table!.state, seeded(1));
    take(sitting, { at: 0, deed: { roll: JSON.parse(JSON.stringify(roll)) as unknown } }, () => 0);
    const turn = title.game.turn(sitting.table!.state);
    const seat = turn.kind === 'ask' ? turn.seats[0]! : 0;
    const threads = threadThinkers();
    onTestFinished(() => threads.close());
    const here = thinkHere(catalogTitles);
    for (let seed = 0; seed < 8; seed++) {
      const thought = thoughtOf(sitting.title, sitting.table!, { seat, level: 'master', told: [], seed });
      expect(await threads.choose('table', thought)).toEqual(await here.choose('table', thought));
    }
  });

  test.each([['hangs'], ['dies'], ['throws']])(
    'one that %s fails alone: the next thought is answered by another',
    async (game) => {
      const odd = new URL('threads/odd-thinker.ts', import.meta.url);
      const threads = threadThinkers(odd, { helpers: 1, deadline: game === 'hangs' ? 500 : 30_000 });
      onTestFinished(() => threads.close());
      expect(await threads.choose('none', about('volto'))).toBe('about volto'); // it has arrived
      const lost = threads.choose('one', about(game));
      const next = threads.choose('two', about('volto'));
      await expect(lost).rejects.toThrow();
      expect(await next).toBe('about volto');
    },
  );

  test('what no house has is refused, and the thread lives on', async () => {
    const threads = threadThinkers();
    onTestFinished(() => threads.close());
    await expect(threads.choose('table', about('chess'))).rejects.toThrow('there is no edition 1 of chess');
    await expect(threads.choose('table', about('checkers'))).rejects.toThrow('no edition 1 of checkers');
  });
});
