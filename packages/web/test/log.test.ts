import { readFileSync } from 'node:fs';
import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { readLog, type AnyKinds, type Locale, type Log, type Viewer } from '@ridotto/kernel';
import type { Play, Telling } from '@ridotto/kit/board/play.ts';
import { describe, expect, test } from 'vitest';
import { sentencesOf, textOf, thingsIn } from '../src/log/sentences.ts';
import { unbroken } from '../src/log/unbroken.ts';
import { Film } from '../src/replay/film.ts';

type TellingOf = (play: Pick<Play<AnyKinds>, 'locale' | 'view'>, look: () => void) => Telling<AnyKinds['event']>;

const TELLINGS = import.meta.glob<{ tellingOf: TellingOf }>('../../games/*/pages/telling.ts');
const LOGS = new URL('../../host/test/logs/', import.meta.url);

async function filmOf(game: string): Promise<Film> {
  const log = readLog(JSON.parse(readFileSync(new URL(`${game}-1.json`, LOGS), 'utf8'))) as Log;
  return Film.of(await loadTitle(game as never), log) as Film;
}

/** The log of a stored game as one pair of eyes reads it at its end. */
async function read(game: string, locale: Locale, viewer: Viewer = 0) {
  const { tellingOf } = await TELLINGS[`../../games/${game}/pages/telling.ts`]!();
  const film = await filmOf(game);
  const telling = tellingOf({ locale, view: film.view(film.end, viewer) }, () => {});
  const names = Array.from({ length: film.seats }, (_, seat) => `P${seat}`);
  const events = film.heard(viewer, 0, film.end);
  return { events, telling, lines: sentencesOf(events, { title: film.title, locale, viewer, names }, telling) };
}

describe.each(GAME_IDS)('the log of %s', (game) => {
  test.each(['en', 'ru'] as const)(
    'has turns as headings, signs, colours and names that point (%s)',
    async (locale) => {
      const { lines, events, telling } = await read(game, locale);
      const headings = lines.flatMap(({ heading }) => heading ?? []);
      expect(headings.length).toBeGreaterThan(5);
      expect(new Set(headings).size).toBeGreaterThan(headings.length * 0.9); // none comes again and again
      expect(telling.headings(events).length).toBe(events.length);
      expect(lines.filter(({ sign }) => sign).length).toBeGreaterThan(lines.length / 2);
      expect(new Set(lines.flatMap(({ dye }) => dye ?? [])).size).toBeGreaterThan(1);
      expect(lines.filter((line) => thingsIn(line).length > 0).length).toBeGreaterThan(lines.length / 5);
    },
  );

  test('tells the same sentences, cut or whole', async () => {
    const { lines, events } = await read(game, 'ru');
    const title = await loadTitle(game);
    const names = ['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9'];
    const whole = events.flatMap((event) => title.words.ru.event(event, 0, names) ?? []);
    if (game !== 'intrigo') expect(lines.map(textOf)).toEqual(whole); // its gaps are named by how many play
    else expect(lines.length).toBe(whole.length);
  });
});

const ADDRESS = /(?<!\p{L})(?:you|your|yours|вы|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu;

test.each(GAME_IDS)('in %s where everything is open nobody is spoken to', async (game) => {
  const title = await loadTitle(game);
  const film = await filmOf(game);
  const names = Array.from({ length: film.seats }, (_, seat) => `P${seat}`);
  const said = (['en', 'ru'] as const).flatMap((locale) =>
    film.told(0, film.end).flatMap((event) => title.words[locale].event(event as never, 'public', names) ?? []),
  );
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((text) => ADDRESS.test(text))).toEqual([]);
});

test('a number stays on the line of the word before it', () => {
  expect(unbroken('Бот 12 кладёт карту Контарини 3 за 1 дукат, 4 : 5.')).toBe(
    'Бот\u00a012 кладёт карту Контарини\u00a03 за\u00a01 дукат, 4 : 5.',
  );
});

test('names point at what lies there now: a cell, a piece or the place it went to, a card in its gap', async () => {
  const partsOf = async (game: string, text: string) =>
    thingsIn({ parts: (await read(game, 'en')).telling.partsOf(text) } as never);
  expect(await partsOf('volto', 'You move from b2 to b3.')).toEqual(['cell b2', 'cell b3']);
  const [doge] = await partsOf('twilight', 'the Doge to −8');
  expect(doge).toMatch(/^(spot 1 -8|piece )/);
  expect(await partsOf('intrigo', 'P1 places Contarini 4 between the Door and the Mint.')).toEqual(
    expect.arrayContaining(['card C4', 'gap 0']),
  );
  expect(await partsOf('coach', 'You see that P1 holds the Sextant.')).toEqual(['card sextant']);
});

test('what Coach’s items of a duel add is told by a sign, and the Ring adds nothing', async () => {
  const { telling } = await read('coach', 'en');
  const signOf = (item: string) => telling.signOf({ type: 'showed', by: 0, turn: 1, item } as never);
  expect(signOf('dagger')).toEqual({ use: expect.stringMatching(/#plus$/) });
  expect(signOf('ring')).toEqual({ use: expect.stringMatching(/#ring$/) });
});
