import { readFileSync } from 'node:fs';
import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { readLog, type AnyKinds, type Log } from '@ridotto/kernel';
import { DYED, PIGMENTS } from '@ridotto/kit/art/picture.ts';
import type { After } from '@ridotto/kit/board/after.ts';
import { describe, expect, test } from 'vitest';
import { keyMoments, turningPoint } from '../src/after/key-moments.ts';
import { Film } from '../src/replay/film.ts';

const AFTERS = import.meta.glob<{ after: After<AnyKinds> }>('../../games/*/pages/after.ts');
const LOGS = new URL('../../host/test/logs/', import.meta.url);

async function stored(game: string) {
  const { after } = await AFTERS[`../../games/${game}/pages/after.ts`]!();
  const log = readLog(JSON.parse(readFileSync(new URL(`${game}-1.json`, LOGS), 'utf8'))) as Log;
  return { after, film: Film.of(await loadTitle(game as never), log) as Film };
}

describe.each(GAME_IDS)('what %s tells of a game that is over', (game) => {
  test('measures every seat at every moment, and has winners ahead at the end', async () => {
    const { after, film } = await stored(game);
    const all = film.along((state) => after.standing(state));
    expect(all.length).toBe(film.end + 1);
    for (const standing of all) {
      expect(standing.length).toBe(film.seats);
      expect(standing.every(Number.isFinite)).toBe(true);
    }
    const turn = film.title.game.turn(film.stateAt(film.end));
    if (turn.kind !== 'over') throw new Error('not over');
    const best = Math.max(...turn.payoffs);
    const last = all.at(-1)!;
    expect(turn.payoffs[last.indexOf(Math.max(...last))]).toBe(best);
  });

  test('finds three moments where it turned, and one that decided', async () => {
    const { after, film } = await stored(game);
    const key = keyMoments(film, after.standing);
    expect(key.length).toBe(3);
    const moments = key.map(({ at }) => at);
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
    for (const at of moments) {
      expect(film.told(at - 1, at).length).toBeGreaterThan(0);
      expect(at).toBeGreaterThan(film.begins); // a deal decides nothing
    }
    const turn = film.title.game.turn(film.stateAt(film.end));
    if (turn.kind !== 'over') throw new Error('not over');
    expect([...moments, film.end]).toContain(turningPoint(film, after, turn.payoffs)!.at);
    expect(
      turningPoint(
        film,
        after,
        turn.payoffs.map(() => 0),
      ),
    ).toBeUndefined();
  });

  test('counts by seat in both languages, and draws itself with nothing but itself', async () => {
    const { after, film } = await stored(game);
    const end = film.stateAt(film.end);
    const [en, ru] = (['en', 'ru'] as const).map((locale) => after.tallies(film.told(0, film.end), end, locale));
    expect(en!.map(({ values }) => values)).toEqual(ru!.map(({ values }) => values));
    expect(en!.every(({ values }) => values.length === film.seats)).toBe(true);
    expect(en!.some(({ values }) => Math.max(...values) > 0)).toBe(true);
    for (const near of [0, film.seats - 1])
      for (const at of [0, Math.floor(film.end / 2), film.end]) {
        const pictures = (['light', 'dark'] as const).map((shade) => after.small(film.stateAt(at), near, shade));
        expect(pictures[0]).not.toBe(pictures[1]);
        for (const picture of pictures) {
          expect(picture).toMatch(/^<svg xmlns=.*<\/svg>$/);
          expect(picture).not.toMatch(/var\(|undefined|NaN|href/);
        }
      }
  });
});

test('in Volto the key moments are those at which a mask was taken', async () => {
  const { after, film } = await stored('volto');
  for (const { at } of keyMoments(film, after.standing))
    expect(film.told(at - 1, at).map(({ type }) => type)).toContain('captured');
});

test('in Volto one’s own palace lies at the bottom of the picture, whichever seat one has', async () => {
  const { after, film } = await stored('volto');
  for (const near of [0, 1] as const) {
    const picture = after.small(film.stateAt(film.end), near, 'dark');
    const palaces = [...picture.matchAll(/stroke="(#\w+)" stroke-width="2" d="M[\d.]+ ([\d.]+)h/g)];
    const [far, own] = palaces.map(([, cloth, y]) => ({ cloth, y: Number(y) }));
    expect([far!.cloth, own!.cloth]).toEqual([DYED[1 - near]!.cloth, DYED[near].cloth]);
    expect(own!.y).toBeGreaterThan(far!.y);
  }
});

test('[V20] in Volto a run into the palace decides, and is told from its first move forward, whoever else went meanwhile', async () => {
  const { after, film } = await stored('volto');
  const move = (seat: number, from: number, to: number) => ({ type: 'moved', seat, from, to });
  const back = [move(0, 21, 16), move(1, 26, 21)];
  const run = [move(0, 16, 22), move(1, 25, 20), move(0, 5, 10), move(1, 20, 15), move(0, 22, 27), move(0, 27, 32)];
  const told = [...back, ...run];
  const over = (by: string) => ({ result: { winner: 0, by } }) as never;
  const runIn = (locale: 'en' | 'ru') => after.run!(told as never, over('palace'), locale);
  expect(runIn('en')).toBe('The Candidate’s run: b4 – c5 – c6 – c7.');
  expect(runIn('ru')).toBe('Путь Кандидата: b4 – c5 – c6 – c7.');
  expect(after.run!(told as never, over('ladies'), 'en')).toBeUndefined();
  expect(after.isSudden!(over('palace'), {} as never)).toBe(true);
  expect(turningPoint(film, { ...after, isSudden: () => true }, [1, -1])!.at).toBe(film.end);
});

test('in Intrigo a key moment is told in two sentences at most, the deed first, though a round has a word for every building', async () => {
  const { after, film } = await stored('intrigo');
  const rounds = Array.from({ length: film.end }, (_, at) => film.told(at, at + 1)).filter(({ length }) => length > 9);
  expect(rounds.length).toBeGreaterThan(1);
  for (const told of rounds) {
    const gist = after.gist!(told, 0);
    expect([1, 2]).toContain(gist.length);
    expect(gist[0]).toEqual(told[0]);
    expect(told).toEqual(expect.arrayContaining([...gist]));
  }
});

test('in Intrigo what decided is the deed after which nobody kept the winner from winning', async () => {
  const { after, film } = await stored('intrigo');
  const { round, win } = film.stateAt(film.end) as unknown as { round: number; win: { seat: number } };
  const payoffs = [...Array(film.seats).keys()].map((seat) => Number(seat === win.seat));
  const { at, seat } = turningPoint(film, after, payoffs)!;
  expect(seat).toBe(win.seat);
  expect((film.stateAt(at) as unknown as { round: number }).round).toBe(round);
  const leadAt = (moment: number) => {
    const standing = after.standing(film.stateAt(moment));
    return standing[seat]! - Math.max(...standing.filter((_, other) => other !== seat));
  };
  expect(leadAt(at)).toBeGreaterThan(leadAt(at - 1));
});

test('in Intrigo a token that was turned face down is won by nobody', async () => {
  const { after, film } = await stored('intrigo');
  const told = film.told(0, film.end);
  expect(told.some(({ type }) => type === 'stolen')).toBe(true);
  const won = after.tallies(told, film.stateAt(film.end), 'en').find(({ name }) => name === 'Tokens won')!;
  const awards = told.filter(({ type }) => type === 'awarded');
  expect(won.values.reduce((sum, count) => sum + count, 0)).toBe(awards.length);
});

test('in Coach a wrong declaration decides, whatever went before, and so does the Seal', async () => {
  const { after, film } = await stored('coach');
  const { winners } = (film.stateAt(film.end) as unknown as { result: { winners: readonly number[] } }).result;
  const endedBy = (by: number) => after.isSudden!({ result: { winners, by } } as never, {} as never);
  const seats = [...Array(film.seats).keys()];
  for (const seat of seats) expect(endedBy(seat)).toBe(!winners.includes(seat));
  const [winner] = winners;
  const sealed = { result: { winners: [winner], by: winner, reason: 'seal' } };
  expect(after.isSudden!(sealed as never, {} as never)).toBe(true);
  const payoffs = seats.map((seat) => Number(winners.includes(seat)));
  expect(turningPoint(film, { ...after, isSudden: () => true }, payoffs)!.at).toBe(film.end);
});

test('pictures without a page have the pigments of the pages', () => {
  const css = readFileSync(new URL('../../kit/svelte/art/art.css', import.meta.url), 'utf8');
  const inCss = Object.fromEntries([...css.matchAll(/--art-(\w+): (#\w+);/g)].map(([, ink, value]) => [ink, value]));
  expect(PIGMENTS).toEqual(inCss);
  const dyes = [...css.matchAll(/--art-(\w+): var\(--art-(\w+)\);/g)].map(([, dye, ink]) => [dye, inCss[ink!]]);
  expect(dyes).toEqual(DYED.flatMap((family) => Object.entries(family)));
});
