import { LIMITS, refuse, type Account, type Message, type Refusal } from '@ridotto/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { Desk } from './desk.ts';
import { Outbox } from './outbox.ts';

const Params = v.strictObject({ table: v.pipe(v.string(), v.maxLength(LIMITS.id)) });
export const Look = v.object({
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
  options: v.optional(v.picklist(['yes', 'no'])),
});

const REFUSED = 4000; // the close code of a refusal; its reason is the refusal's
const RESTART = 1012;
const FAREWELL = 2000; // milliseconds that the other end has to take leave of us
const ALIVE = 30_000; // milliseconds between two pings

/** A table over WebSocket: updates come, commands go. */
export function addSocket(app: FastifyInstance, desk: Desk): void {
  app.get('/api/tables/:table/socket', { websocket: true, schema: { hide: true } }, async (socket, request) => {
    const params = v.safeParse(Params, request.params);
    const look = v.safeParse(Look, request.query);
    const account = await desk.accountOf(request);
    if (!params.success || !look.success) return close(socket, refuse('not-a-command'));
    if ('refused' in account) return close(socket, account);
    const { since, options } = look.output;
    await serve(socket, desk, params.output.table, account, request, { since, wantsOptions: options === 'yes' });
  });
}

function hangUp(socket: WebSocket, outbox: Outbox): void {
  outbox.flush();
  socket.close(RESTART);
  setTimeout(() => socket.terminate(), FAREWELL).unref();
}

const close = (socket: WebSocket, { refused }: Refusal): void => socket.close(REFUSED, refused);

async function serve(
  socket: WebSocket,
  desk: Desk,
  table: string,
  account: Account,
  { ip, socket: raw }: FastifyRequest,
  look: { since: number; wantsOptions: boolean },
): Promise<void> {
  const outbox = new Outbox(socket, raw);
  const send = (message: Message) => outbox.send(message);
  const leave = desk.enter({ account, send, hangUp: () => hangUp(socket, outbox) }, ip);
  if (typeof leave !== 'function') return close(socket, leave);
  socket.on('close', leave);
  socket.on('error', () => socket.terminate());
  keepAlive(socket);

  // Commands that come before the first update wait for it.
  const watching = desk.house.watch(table, account, look, send);
  socket.on('message', (data: Buffer, isBinary) => {
    void watching.then(async () => {
      const answer = await desk.take(table, account, isBinary ? undefined : parse(data.toString()));
      if (socket.readyState === socket.OPEN) send({ type: 'answer', ...answer });
    });
  });
  const unwatch = await watching;
  if (typeof unwatch !== 'function') return close(socket, unwatch);
  if (socket.readyState !== socket.OPEN) return unwatch();
  socket.on('close', unwatch);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lets go of sockets whose other end is gone without a word. */
function keepAlive(socket: WebSocket): void {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, ALIVE);
  socket.on('close', () => clearInterval(timer));
}
