import { GAME_IDS } from '@ridotto/games/catalog';
import { LIMITS, Name, PHASES, Wishes, Command, framesOf, infoFor, logOf, notationOf, refuse } from '@ridotto/host';
import type { Made, Refusal, Store, Titles } from '@ridotto/host';
import type { AnyTitle } from '@ridotto/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Desk } from './desk.ts';
import { perMinute, times, type Limits } from './limits.ts';
import { statusOf } from './messages.ts';
import type { ValibotProvider } from './valibot.ts';

interface Behind {
  readonly desk: Desk;
  readonly store: Store;
  readonly titles: Titles;
  readonly limits: Limits;
}

const Table = v.object({ table: v.pipe(v.string(), v.maxLength(LIMITS.id)) });
const Named = v.strictObject({ name: Name });
const LISTED = 100;

const sendRefusal = (reply: FastifyReply, refusal: Refusal) => reply.code(statusOf(refusal)).send(refusal);

/** The lobby and the tables over HTTP. */
export function addRoutes(app: FastifyInstance, behind: Behind): void {
  app.get('/healthz', { schema: { summary: 'Whether the house is open' }, config: { rateLimit: false } }, () => ({
    ok: true,
  }));
  addPeople(app, behind);
  addLobby(app, behind);
  addFinished(app, behind);
}

function addPeople(app: FastifyInstance, { desk }: Behind): void {
  const routes = app.withTypeProvider<ValibotProvider>();

  routes.post(
    '/api/guests',
    { schema: { summary: 'Come in as a guest with a name; a cookie remembers you', body: Named } },
    async (request, reply) => {
      const refusal = desk.mayWelcome(request);
      return refusal ? sendRefusal(reply, refusal) : desk.accounts.welcome(request.body.name, reply);
    },
  );

  routes.get('/api/me', { schema: { summary: 'Who you are' } }, async (request, reply) => {
    const account = await desk.accountOf(request);
    return 'refused' in account ? sendRefusal(reply, account) : account;
  });

  routes.post(
    '/api/bots',
    { schema: { summary: "Make a bot's account; its token is shown this once", body: Named } },
    async (request, reply) => {
      const account = await desk.accountOf(request);
      if ('refused' in account) return sendRefusal(reply, account);
      if (!desk.mayMake(account, request)) return sendRefusal(reply, refuse('too-fast'));
      return desk.accounts.addBot(request.body.name);
    },
  );
}

function addLobby(app: FastifyInstance, { desk, titles, limits }: Behind): void {
  const routes = app.withTypeProvider<ValibotProvider>();

  routes.get('/api/games', { schema: { summary: 'The games of the house' } }, async () => {
    const all = await Promise.all(GAME_IDS.map((id) => titles(id)));
    return all.flatMap((title) => (title ? [gameInfo(title)] : []));
  });

  const Filter = v.object({ phase: v.optional(v.picklist(PHASES)), game: v.optional(v.string()) });
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
      const result = await desk.house.make(account, request.body);
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
      const answer = await desk.take(request.params.table, account, request, request.body);
      return answer.ok ? answer : reply.code(statusOf(answer)).send(answer);
    },
  );
}

function addFinished(app: FastifyInstance, behind: Behind): void {
  const routes = app.withTypeProvider<ValibotProvider>();

  const Form = v.object({ form: v.optional(v.picklist(['json', 'notation']), 'json') });
  routes.get(
    '/api/tables/:table/export',
    {
      schema: {
        summary: 'A finished game: its whole log, key included, or its notation',
        params: Table,
        querystring: Form,
      },
    },
    async (request, reply) => {
      const found = await finished(behind, request);
      if ('refused' in found) return sendRefusal(reply, found);
      const { made, title, lines } = found;
      const log = logOf(made, lines);
      return request.query.form === 'json' ? log : reply.type('text/plain; charset=utf-8').send(notationOf(title, log));
    },
  );

  const Eyes = v.object({ eyes: v.optional(v.pipe(v.string(), v.regex(/^(public|all|\d{1,2})$/)), 'public') });
  routes.get(
    '/api/tables/:table/replay',
    {
      schema: {
        summary: "A finished game from a seat's eyes, the public's, or all open",
        params: Table,
        querystring: Eyes,
      },
    },
    async (request, reply) => {
      const found = await finished(behind, request);
      if ('refused' in found) return sendRefusal(reply, found);
      const { made, title, lines } = found;
      const { eyes } = request.query;
      const viewer = eyes === 'all' || eyes === 'public' ? eyes : Number(eyes);
      if (typeof viewer === 'number' && viewer >= made.seats) return sendRefusal(reply, refuse('no-such-seat'));
      return framesOf(title, made, lines, viewer);
    },
  );
}

async function finished({ desk, store, titles }: Behind, request: FastifyRequest<{ Params: { table: string } }>) {
  const sitting = await desk.house.sitting(request.params.table);
  if ('refused' in sitting) return sitting;
  if (sitting.phase !== 'over') return refuse('not-over');
  const { made } = sitting;
  const title = (await titles(made.game, made.edition))!;
  return { made, title, lines: await store.lines(made.id, 0) };
}

const gameInfo = ({ id, edition, seats, courtesies, words }: AnyTitle) => ({
  id,
  edition,
  seats,
  courtesies,
  names: { en: words.en.name, ru: words.ru.name },
});

/** What the lobby shows of a table. */
const publicOf = ({ id, game, edition, seats, setup, open, clock, late, absence, notebook, at }: Made) => ({
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
  at,
});
