import { GAMES, newestOf } from '@ridotto/games/catalog';
import { Id, PHASES, Wishes, Command, infoFor, refuse } from '@ridotto/host';
import type { Made, Store } from '@ridotto/host';
import type { Listed } from '@ridotto/kernel';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { doerOf, idOf, type Desk } from './desk.ts';
import { addPeople } from './people-routes.ts';
import { perMinute, times, type Limits } from './limits.ts';
import { sendRefusal } from './messages.ts';
import type { Press } from './press.ts';
import type { ValibotProvider } from './valibot.ts';

export interface Behind {
  readonly desk: Desk;
  readonly store: Store;
  readonly press: Press;
  readonly limits: Limits;
  readonly originOf: (address: string) => number;
}

export const Table = v.object({ table: Id });
const LISTED = 100;

/** The lobby and the tables over HTTP. */
export function addRoutes(app: FastifyInstance, behind: Behind): void {
  app.get('/healthz', { schema: { summary: 'Whether the house is open' }, config: { rateLimit: false } }, () => ({
    ok: true,
  }));
  app.get(
    '/readyz',
    { schema: { summary: 'Whether this node can write, and should be sent people' }, config: { rateLimit: false } },
    (_, reply) => (behind.desk.house.isReady ? { ok: true } : sendRefusal(reply, refuse('unreachable'))),
  );
  addPeople(app, behind);
  addLobby(app, behind);
}

function addLobby(app: FastifyInstance, { desk, limits, originOf }: Behind): void {
  const routes = app.withTypeProvider<ValibotProvider>();

  routes.get('/api/games', { schema: { summary: 'The games of the house' } }, () => GAMES.map(gameInfo));

  const Filter = v.object({ phase: v.optional(v.picklist(PHASES)), game: v.optional(Id) });
  routes.get(
    '/api/tables',
    { schema: { summary: 'The public tables, newest first', querystring: Filter } },
    async ({ query: { phase, game } }) => {
      const filter = { limit: LISTED, ...(phase && { phase }), ...(game !== undefined && { game }) };
      const tables = await desk.house.list(filter);
      return tables.map(({ made, phase, taken }) => ({ ...publicOf(made), phase, taken }));
    },
  );

  routes.post(
    '/api/tables',
    { schema: { summary: 'Make a table: the game, its seats and options, the clock, and who may come', body: Wishes } },
    async (request, reply) => {
      const account = await desk.accountOf(request);
      if ('refused' in account) return sendRefusal(reply, account);
      if (!desk.mayMake(account, request)) return sendRefusal(reply, refuse('too-fast'));
      const result = await desk.house.make(account, request.body, { origin: originOf(request.ip) });
      return result.ok ? result : sendRefusal(reply, result);
    },
  );

  routes.get(
    '/api/tables/:table',
    { schema: { summary: 'A table: who sits there, its options and the promise of fair chance', params: Table } },
    async (request, reply) => {
      const account = await desk.accountOf(request);
      const sitting = await desk.house.sitting(request.params.table);
      if ('refused' in sitting) return sendRefusal(reply, sitting);
      return infoFor(sitting, 'refused' in account ? '' : account.id);
    },
  );

  routes.post(
    '/api/tables/:table/commands',
    {
      schema: {
        summary: 'Say something at a table; the same commands as over WebSocket',
        params: Table,
        body: Command,
      },
      attachValidation: true, // whatever the body is, the answer names its id
      config: { rateLimit: { max: perMinute(times(limits.messages, limits.crowd)) } }, // the account's own limit counts first
    },
    async (request, reply) => {
      const account = await desk.accountOf(request);
      if ('refused' in account) return sendRefusal(reply, account);
      if (request.validationError?.validationContext === 'params') return sendRefusal(reply, refuse('no-such-table'));
      const { params, body } = request;
      const answer = await desk.take(params.table, account, doerOf(account, request), body);
      const named = { id: idOf(body), ...answer };
      return named.ok ? named : sendRefusal(reply, named);
    },
  );
}

const gameInfo = (game: Listed) => ({
  id: game.id,
  edition: newestOf(game),
  seats: { min: game.seats[0], max: game.seats[1] },
  courtesies: game.courtesies,
  names: { en: game.words.en.name, ru: game.words.ru.name },
  options: game.options,
});

/** What the lobby shows of a table. */
const publicOf = ({
  id,
  game,
  edition,
  seats,
  setup,
  open,
  clock,
  late,
  absence,
  notebook,
  hints,
  pace,
  at,
}: Made) => ({
  id,
  game,
  edition,
  seats,
  setup,
  open,
  clock,
  late,
  absence,
  notebook,
  hints: hints ?? false,
  pace: pace ?? 'usual',
  at,
});
