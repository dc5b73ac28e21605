import { slices, type House, type Played } from '@ridotto/host';
import type { FastifyInstance } from 'fastify';
import { jsonLines } from './finished.ts';
import { sendRefusal } from './messages.ts';
import type { Desk } from './desk.ts';
import type { Press } from './press.ts';

interface Behind {
  readonly desk: Desk;
  readonly press: Press;
  readonly played: Played;
}

const LISTED = 100; // public games that are looked through

/** What one has played, and what those are playing with whom one did. */
export function addGames(app: FastifyInstance, { desk, press, played }: Behind): void {
  const addLines = (path: string, schema: object, linesFor: (account: string) => AsyncIterable<object>) =>
    app.get(path, { schema, exposeHeadRoute: false }, async (request, reply) => {
      const account = await desk.accountOf(request);
      if ('refused' in account) return sendRefusal(reply, account);
      return press.pour(request, reply, {
        type: 'application/x-ndjson; charset=utf-8',
        pieces: jsonLines(linesFor(account.id)),
      });
    });

  addLines(
    '/api/me/games',
    {
      summary: 'The games that you play and have played, as lines of JSON',
      description: 'Who sat where; of finished ones the length and the result. Tables that never began are left out.',
    },
    (account) => played.of(account),
  );
  addLines(
    '/api/me/friends',
    {
      summary: 'Public games under way of people with whom you have played, as lines of JSON',
      description: 'Whoever may see the list of public tables may watch them.',
    },
    (account) => gamesOfFriends(account, played, desk.house),
  );
}

/** A game that may be watched. */
export interface WatchedGame {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[]; // of the friends
  readonly at: number;
}

async function* gamesOfFriends(me: string, played: Played, house: House): AsyncGenerator<WatchedGame> {
  const friends = await played.company(me);
  if (friends.size === 0) return;
  for (const { made } of await house.list({ phase: 'playing', limit: LISTED })) {
    await slices.pause();
    const players = await played.playersAt(made);
    const people = players.flatMap((player) => (player?.kind === 'person' ? [player] : []));
    const names = people.filter(({ who }) => friends.has(who)).map(({ name }) => name);
    const { id, game, at } = made;
    if (names.length > 0 && !people.some(({ who }) => who === me)) yield { id, game, names, at };
  }
}
