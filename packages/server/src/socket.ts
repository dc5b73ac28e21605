import { refuse, type Account, type Refusal } from '@ridotto/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { doerOf, idOf, type Desk } from './desk.ts';
import { Ending } from './ending.ts';
import type { Doer } from './limits.ts';
import { Outbox } from './outbox.ts';
import { Table } from './routes.ts';

export const Look = v.object({
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
  options: v.optional(v.picklist(['yes', 'no'])),
  views: v.optional(v.picklist(['whole', 'changes']), 'whole'),
});

const REFUSED = 4000; // the close code of a refusal; its reason is the refusal's
const RESTART = 1012;
const FAREWELL = 2000; // milliseconds that the other end has to take leave of us
const ALIVE = 30_000; // milliseconds between two pings

/** A table over WebSocket: updates come, commands go. */
export function addSocket(app: FastifyInstance, desk: Desk): void {
  app.get('/api/tables/:table/socket', { websocket: true, schema: { hide: true } }, (socket, request) =>
    serve({ socket, request, desk, ending: endingOf(socket) }),
  );
}

interface Call {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  readonly desk: Desk;
  readonly ending: Ending;
}

/** Who has come in, and where it may speak. */
interface Visit {
  readonly table: string;
  readonly account: Account;
  readonly doer: Doer;
  readonly outbox: Outbox;
}

/** Listens from the first moment on; what comes before the first update waits for it. */
function serve(call: Call): void {
  const { socket, desk, ending } = call;
  socket.on('error', () => socket.terminate());
  keepAlive(socket, ending);
  socket.pause();
  let here: Visit | undefined;
  const coming = comeIn(call).catch((error: unknown) => desk.faultOf(error));
  void coming.then((visit) => {
    socket.resume();
    if ('refused' in visit) return close(socket, visit);
    here = visit;
    socket.on('ping', () => desk.isFlooding(visit.account) && close(socket, refuse('too-fast')));
  });
  socket.on('message', (data: Buffer, isBinary) => {
    const take = () => here && void hear(call, here, isBinary ? undefined : parse(data.toString()));
    if (here) take();
    else void coming.then(take);
  });
}

async function comeIn({ socket, request, desk, ending }: Call): Promise<Visit | Refusal> {
  const params = v.safeParse(Table, request.params);
  const look = v.safeParse(Look, request.query);
  if (!params.success) return refuse('no-such-table');
  if (!look.success) return refuse('not-a-command');
  const account = await desk.accountOf(request);
  if ('refused' in account) return account;
  const { table } = params.output;
  const { since, options, views } = look.output;
  const outbox = new Outbox(socket, request.socket, () => close(socket, refuse('too-slow')));
  const line = { account, hangUp: (why?: Refusal) => hangUp(socket, outbox, why) };
  const leave = desk.enter(line, request);
  if (typeof leave !== 'function') return leave;
  ending.at(leave);
  const watch = { since, wantsOptions: options === 'yes', wantsChanges: views === 'changes' };
  const unwatch = await desk.house.watch(table, account, watch, (message) => outbox.send(message));
  if (typeof unwatch !== 'function') return unwatch;
  ending.at(unwatch);
  return { table, account, doer: doerOf(account, request), outbox };
}

async function hear({ socket, desk }: Call, { table, account, doer, outbox }: Visit, data: unknown): Promise<void> {
  if (socket.readyState !== socket.OPEN) return;
  const answer = await desk.take(table, account, doer, data);
  outbox.send({ type: 'answer', id: idOf(data), ...answer });
  if (answer.ok || answer.refused !== 'too-fast' || !desk.isFlooding(account)) return;
  outbox.flush();
  close(socket, answer);
}

function endingOf(socket: WebSocket): Ending {
  const ending = new Ending();
  socket.on('close', () => ending.reach());
  if (socket.readyState === socket.CLOSED) ending.reach();
  return ending;
}

const close = (socket: WebSocket, { refused }: Refusal): void => end(socket, REFUSED, refused);

function hangUp(socket: WebSocket, outbox: Outbox, why?: Refusal): void {
  outbox.flush();
  if (why) close(socket, why);
  else end(socket, RESTART);
}

/** Takes leave, and does not wait for long until the other end does. */
function end(socket: WebSocket, code: number, reason?: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), FAREWELL).unref();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lets go of sockets whose other end is gone without a word. */
function keepAlive(socket: WebSocket, ending: Ending): void {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, ALIVE);
  ending.at(() => clearInterval(timer));
}
