import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { loadTitle, type GameId } from '@ridotto/games/catalog';
import { readLog, script, trace, setupOf, type TraceLine, type Log } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import RECORDED from './recorded.json' with { type: 'json' };

const LONG = 180_000; // milliseconds, beside other work

const LOGS = new URL('../../host/test/logs/', import.meta.url);

/** A game's lines as `ridotto trace` writes them, in 16 digits. */
function digestOf(lines: Iterable<TraceLine>): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${JSON.stringify(line)}\n`);
  return hash.digest('hex').slice(0, 16);
}

// What edition 1 of every game played when it was new. Random games and logs never change: other bytes are another
// edition. Bots that come to think otherwise play another game by the same rules: theirs are then recorded anew.
describe('the traces that were recorded are played again, byte for byte:', () => {
  test.each(RECORDED.traces)(
    '$game, $seats seats, $setup, $players',
    { timeout: LONG },
    async ({ game, seats, setup, players, games }) => {
      const title = await loadTitle(game as GameId);
      const player = players === 'bots' ? { player: title.bot } : {};
      const digests = games.map((_, seed) =>
        digestOf(trace(title, { seats, setup: setupOf(title, setup, seats)!, seed, ...player })),
      );
      expect(digests).toEqual(games);
    },
  );
});

describe('the log that was stored leads to the same table, turn by turn:', () => {
  test.each(readdirSync(LOGS))('%s', async (name) => {
    const log = readLog(JSON.parse(readFileSync(new URL(name, LOGS), 'utf8'))) as Log;
    const title = await loadTitle(log.game as GameId);
    const lines = script(title, log, setupOf(title, log.setup, log.seats)!);
    expect(digestOf(lines)).toBe(RECORDED.logs[name as keyof typeof RECORDED.logs]);
  });
});
