import { doorOf } from '../../link/house.ts';
import type { OwnGame } from './record.ts';

/** Everything as lines of JSON: what the house gives of mine, then the finished games of this device, in the same form. */
export async function exported(games: readonly OwnGame[]): Promise<Blob> {
  const parts: string[] = games.some(({ house }) => house === 'network') ? [await linesOfHouse()] : [];
  const door = await doorOf('local');
  for (const game of games) {
    if (game.house !== 'local' || game.phase !== 'over') continue;
    const log = await door.export(game.id);
    if ('refused' in log) continue;
    const { id, at, phase, players } = game;
    const head = { type: 'table', id, game: log.game, edition: log.edition, seats: log.seats, at, phase, players };
    parts.push(`${JSON.stringify({ ...head, log })}\n`);
  }
  return new Blob(parts, { type: 'application/x-ndjson' });
}

async function linesOfHouse(): Promise<string> {
  const answer = await fetch('/api/me/export');
  if (!answer.ok) throw new Error(`the house does not give what is mine: ${answer.status}`);
  return answer.text();
}
