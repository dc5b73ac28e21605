import type { ServerResponse } from 'node:http';
import type { Message } from '@ridotto/host';
import type { FastifyInstance } from 'fastify';
import type { Desk } from './desk.ts';
import { endingOf, type Ending } from './ending.ts';
import { SLOW, statusOf, textOf } from './messages.ts';
import { Table } from './routes.ts';
import { Look } from './socket.ts';
import type { ValibotProvider } from './valibot.ts';

const ALIVE = 15_000; // milliseconds between two empty lines

/** A table as a stream of JSON lines: plain enough for a bot in any language. */
export function addStream(app: FastifyInstance, desk: Desk): void {
  app.withTypeProvider<ValibotProvider>().get(
    '/api/tables/:table/updates',
    {
      schema: {
        summary: 'Everything that happens at a table, as lines of JSON that keep coming',
        description: 'Empty lines say that the line is alive. `since` is the length of the last update that you have.',
        params: Table,
        querystring: Look,
      },
    },
    async (request, reply) => {
      const ending = endingOf(request, reply);
      const account = await desk.accountOf(request);
      if ('refused' in account) return reply.code(statusOf(account)).send(account);
      const { raw } = reply;
      raw.on('error', () => raw.destroy());
      const leave = desk.enter({ account, hangUp: () => hangUp(raw, ending) }, request);
      if (typeof leave !== 'function') return reply.code(statusOf(leave)).send(leave);
      ending.at(leave);

      const send = senderTo(raw);
      const early: Message[] = []; // nothing is sent before it is sure that there is such a table
      const { since, options, views } = request.query;
      const look = { since, wantsOptions: options !== 'no', wantsChanges: views === 'changes' };
      const unwatch = await desk.house.watch(request.params.table, account, look, (message) =>
        raw.headersSent ? send(message) : early.push(message),
      );
      if (typeof unwatch !== 'function') return reply.code(statusOf(unwatch)).send(unwatch);
      ending.at(unwatch);
      reply.hijack();
      if (ending.isReached) return void raw.destroy();
      raw.writeHead(200, HEADERS);
      early.forEach(send);
      const timer = setInterval(() => raw.write('\n'), ALIVE);
      ending.at(() => clearInterval(timer));
      return reply;
    },
  );
}

const HEADERS = {
  'content-type': 'application/x-ndjson',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const FAREWELL = 2000; // milliseconds that the other end has to take the last of it

/** Nothing is sent any more, whether or not the answer ever comes to its turn on the connection. */
function hangUp(raw: ServerResponse, ending: Ending): void {
  ending.reach();
  raw.end();
  setTimeout(() => raw.destroy(), FAREWELL).unref();
}

/** Sends to somebody who reads; whoever does not can come back and catch up. */
const senderTo = (raw: ServerResponse) => (message: Message) => {
  if (raw.writableEnded) return;
  if (raw.writableLength > SLOW) raw.destroy();
  else raw.write(`${textOf(message)}\n`);
};
