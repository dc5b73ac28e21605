import { LIMITS, type Message } from '@ridotto/host';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Desk } from './desk.ts';
import { SLOW, statusOf, textOf } from './messages.ts';
import { Look } from './socket.ts';
import type { ValibotProvider } from './valibot.ts';

const ALIVE = 15_000; // milliseconds between two empty lines
const Params = v.object({ table: v.pipe(v.string(), v.maxLength(LIMITS.id)) });

/** A table as a stream of JSON lines: plain enough for a bot in any language. */
export function addStream(app: FastifyInstance, desk: Desk): void {
  app.withTypeProvider<ValibotProvider>().get(
    '/api/tables/:table/updates',
    {
      schema: {
        summary: 'Everything that happens at a table, as lines of JSON that keep coming',
        description: 'Empty lines say that the line is alive. `since` is the length of the last update that you have.',
        params: Params,
        querystring: Look,
      },
    },
    async (request, reply) => {
      const account = await desk.accountOf(request);
      if ('refused' in account) return reply.code(statusOf(account)).send(account);
      const { since, options } = request.query;
      const { raw } = reply;
      const send = (message: Message) => {
        if (raw.writableLength > SLOW) raw.destroy(); // it can come back and catch up
        else raw.write(`${textOf(message)}\n`);
      };
      const leave = desk.enter({ account, send, hangUp: () => raw.end() }, request.ip);
      if (typeof leave !== 'function') return reply.code(statusOf(leave)).send(leave);

      const early: Message[] = []; // nothing is sent before it is sure that there is such a table
      let isOpen = false;
      const look = { since, wantsOptions: options !== 'no' };
      const unwatch = await desk.house.watch(request.params.table, account, look, (message) =>
        isOpen ? send(message) : early.push(message),
      );
      if (typeof unwatch !== 'function') {
        leave();
        return reply.code(statusOf(unwatch)).send(unwatch);
      }
      reply.hijack();
      raw.writeHead(200, {
        'content-type': 'application/x-ndjson',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      isOpen = true;
      early.forEach(send);
      const timer = setInterval(() => raw.write('\n'), ALIVE);
      raw.on('close', () => {
        clearInterval(timer);
        unwatch();
        leave();
      });
      return reply;
    },
  );
}
