import { Id, Name, refuse } from '@ridotto/host';
import type { Account } from '@ridotto/host';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sendRefusal } from './messages.ts';
import { ownLines } from './own.ts';
import type { Behind } from './routes.ts';
import type { ValibotProvider } from './valibot.ts';

const Confirmed = v.strictObject({ confirm: v.literal('delete') });
const Named = v.strictObject({ name: Name });
const Bot = v.object({ bot: Id });
const SignOut = v.optional(
  v.strictObject({ where: v.optional(v.picklist(['everywhere', 'elsewhere']), 'everywhere') }),
  {},
);

/** Who comes in, and what is one's own. */
export function addPeople(app: FastifyInstance, behind: Behind): void {
  addGuests(app, behind);
  addBots(app, behind);
  addOwn(app, behind);
}

/** What an account is told of itself. */
export const publicOf = ({ id, kind, name, by }: Account) => ({ id, kind, name, ...(by !== undefined && { by }) });

function addGuests(app: FastifyInstance, { desk }: Behind): void {
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
    return 'refused' in account ? sendRefusal(reply, account) : publicOf(account);
  });

  routes.post(
    '/api/me/sign-out',
    {
      schema: {
        summary: 'Revoke your cookies',
        description: '`elsewhere`: all but the one that you get now. A guest who signs out everywhere can’t come back.',
        body: SignOut,
      },
    },
    async (request, reply) => {
      const account = await desk.accountOf(request);
      if ('refused' in account) return sendRefusal(reply, account);
      await desk.accounts.signOut(account, request.body.where === 'elsewhere', reply);
      await desk.hangUpOn(account.id);
      return { ok: true };
    },
  );
}

function addBots(app: FastifyInstance, { desk, store, limits }: Behind): void {
  const routes = app.withTypeProvider<ValibotProvider>();

  routes.get('/api/bots', { schema: { summary: 'Your bots' } }, async (request, reply) => {
    const owner = await desk.ownerOf(request);
    return 'refused' in owner ? sendRefusal(reply, owner) : (await desk.accounts.botsOf(owner)).map(publicOf);
  });

  routes.post(
    '/api/bots',
    { schema: { summary: "Make a bot's account; its token is shown this once", body: Named } },
    async (request, reply) => {
      const owner = await desk.ownerOf(request);
      if ('refused' in owner) return sendRefusal(reply, owner);
      if (!desk.mayMake(owner, request)) return sendRefusal(reply, refuse('too-fast'));
      const bots = await desk.accounts.botsOf(owner);
      if (bots.length >= limits.bots) return sendRefusal(reply, refuse('too-many'));
      return desk.accounts.addBot(request.body.name, owner);
    },
  );

  routes.delete(
    '/api/bots/:bot',
    {
      schema: {
        summary: "Revoke a bot's token",
        description: 'Its open seats are free again, and bots of the house play on in its games.',
        params: Bot,
      },
    },
    async (request, reply) => {
      const owner = await desk.ownerOf(request);
      if ('refused' in owner) return sendRefusal(reply, owner);
      const bot = (await desk.accounts.botsOf(owner)).find(({ id }) => id === request.params.bot);
      if (!bot) return sendRefusal(reply, refuse('no-such-bot'));
      await store.revokeToken(bot.id);
      await desk.hangUpOn(bot.id);
      await desk.house.vacate(bot);
      return { ok: true };
    },
  );
}

/** Everything that is one's own: to take along, and to leave behind. */
function addOwn(app: FastifyInstance, { desk, store, press }: Behind): void {
  const routes = app.withTypeProvider<ValibotProvider>();

  routes.get(
    '/api/me/export',
    {
      schema: {
        summary: 'Everything that is yours, as lines of JSON',
        description: 'Finished games are whole; of others you get what your seat knows.',
      },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const account = await desk.accountOf(request);
      if ('refused' in account) return sendRefusal(reply, account);
      reply.header('content-disposition', 'attachment; filename="ridotto.jsonl"');
      return press.pour(request, reply, {
        type: 'application/x-ndjson; charset=utf-8',
        pieces: ownLines(account, store, desk.house),
      });
    },
  );

  routes.delete(
    '/api/me',
    {
      schema: {
        summary: 'Delete your account and your bots',
        description:
          'Games and talk stay, without your name; open tables of yours lapse. `confirm` has to be `delete`: nothing brings it back.',
        body: Confirmed,
      },
    },
    async (request, reply) => {
      const account = await desk.accountOf(request);
      if ('refused' in account) return sendRefusal(reply, account);
      const bots = account.kind === 'guest' ? await store.botsOf(account.id) : [];
      await desk.forget([...bots, account]);
      desk.accounts.clearCookie(reply);
      return { ok: true };
    },
  );
}
