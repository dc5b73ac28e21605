import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import {
  HOUSE_RULES,
  House,
  LIMITS,
  Played,
  catalogTitles,
  localBus,
  refusalOf,
  refuse,
  secureChance,
  steadyClock,
} from '@ridotto/host';
import type { Bus, Chance, Clock, HouseRules, Peers, Store, Thinker, Titles } from '@ridotto/host';
import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { groupOf, isNeighbour, originOf } from './address.ts';
import { Accounts } from './accounts.ts';
import { buildName } from './build.ts';
import { Desk } from './desk.ts';
import { addDocs } from './docs.ts';
import { faultLog } from './faults.ts';
import { addFinished } from './finished.ts';
import { addGames } from './games-routes.ts';
import { LIMITS_OF_HOUSE, perMinute, type Limits } from './limits.ts';
import { statusOf } from './messages.ts';
import { newMeters } from './meters.ts';
import { minutesBy } from './minutes.ts';
import type { Node } from './postgres/node.ts';
import { Press } from './press.ts';
import { addRoutes } from './routes.ts';
import { shareLimits } from './shares.ts';
import { addSocket } from './socket.ts';
import { sqliteStore } from './sqlite-store.ts';
import { addStream } from './stream.ts';
import { threadThinkers } from './threads.ts';
import { warmUp } from './warm-up.ts';
import { HASHED, addWeb } from './web.ts';
import { serializerCompiler, validatorCompiler } from './valibot.ts';

export interface ServerOptions {
  readonly file?: string; // of the database
  readonly node?: Node; // in its place, where the house has several
  readonly secret: string; // signs cookies
  readonly logger: FastifyBaseLogger;
  readonly origins?: readonly string[]; // of our pages, where a proxy stands before us; else the request's own host
  readonly proxies?: number; // how many of our own stand before us, each of which adds an address to X-Forwarded-For
  readonly patience?: Partial<Patience>;
  readonly isSecure?: boolean; // cookies go over https only
  readonly web?: string; // the folder of the built pages
  readonly limits?: Partial<Limits>;
  readonly rules?: Partial<HouseRules>;
  readonly ports?: Partial<Ports>;
}

/** Milliseconds for what a client may be slow at. */
export interface Patience {
  readonly headers: number; // until a request's headers are there
  readonly request: number; // until all of it is
  readonly idle: number; // between two requests of a connection
}

const PATIENCE: Patience = { headers: 10_000, request: 20_000, idle: 60_000 };

/** What tests put in place of the world outside. */
export interface Ports {
  readonly store: Store;
  readonly bus: Bus;
  readonly peers: Peers;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly thinker: Thinker;
  readonly titles: Titles;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly house: House;
  /** Listens, and gives the address. */
  listen(port: number, host: string): Promise<string>;
  /** Finishes what has begun, tells everybody to come back, and closes the store. */
  stop(): Promise<void>;
}

const COMES_BACK_AFTER = 1000; // milliseconds that clients should wait while we stop

export async function buildServer(options: ServerOptions): Promise<Server> {
  const { logger, node, rules = {}, ports = {} } = options;
  const limits = { ...LIMITS_OF_HOUSE, ...options.limits };
  const { clock = node?.clock ?? steadyClock(), chance = secureChance } = ports;
  const live = {
    tables: () => house.liveTables,
    damaged: () => house.damagedTables,
    watchers: () => desk.connections,
    ...(node && { nodes: node.count, bus: node.isBusUp }),
  };
  const { registry, meter, onCommit } = newMeters(live, faultLog(logger));
  const store = ports.store ?? node?.store(onCommit) ?? (await sqliteStore(options.file!, onCommit));
  const threads = threadThinkers();
  const { bus = node?.bus ?? localBus(), peers = node?.peers } = ports;
  const { thinker = threads, titles = catalogTitles } = ports;
  const houseRules = { ...HOUSE_RULES, watchers: limits.watchers, build: buildName(), ...rules };
  const house = new House({ store, bus, ...(peers && { peers }), clock, chance, thinker, titles, meter }, houseRules);
  const played = new Played({ store, titles }, houseRules.build);
  const accounts = new Accounts(store, chance, options.isSecure ?? false);
  const desk = new Desk(house, accounts, limits, clock, options.origins ?? [], bus, meter.broken);

  const stopSharing = node ? shareLimits(desk, node.ledger, meter.broken) : () => {};

  const { replays, replaysOfAddress, lists, listsOfAddress, standstill } = limits;
  const pressFor = (atOnce: number, ofAddress: number) =>
    new Press({ atOnce, ofAddress, standstill }, chance.id(), meter.broken);
  const press = pressFor(replays, replaysOfAddress);

  const app = newApp(options);
  await app.register(cookie, { secret: options.secret });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: options.isSecure ?? false,
  });
  await app.register(rateLimit, {
    max: perMinute(limits.requests),
    timeWindow: 60_000,
    store: minutesBy(clock.now),
    keyGenerator: ({ ip }) => groupOf(ip),
    allowList: ({ url }) => url.startsWith(HASHED), // a first visit takes them all at once, later ones none
    errorResponseBuilder: () => Object.assign(new Error('too-fast'), { statusCode: 429 }),
  });
  await app.register(websocket, { options: { maxPayload: LIMITS.message, perMessageDeflate: false } });
  await addDocs(app);
  await app.register(async (scope) => {
    addRoutes(scope, { desk, store, press, limits, originOf: (ip) => originOf(ip, options.secret) });
    addFinished(scope, { desk, store, press });
    addGames(scope, { desk, press: pressFor(lists, listsOfAddress), played });
    addSocket(scope, desk);
    addStream(scope, desk);
  });
  if (options.web === undefined) app.setNotFoundHandler((_, reply) => sendNoSuchPage(reply));
  else await addWeb(app, options.web);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) =>
    isNeighbour(request.raw)
      ? reply.type(registry.contentType).send(await registry.metrics())
      : reply.code(404).send(refuse('no-such-page')),
  );

  return {
    app,
    house,
    async listen(port, host) {
      await warmUp(titles);
      await node?.join();
      await house.rise();
      return app.listen({ port, host });
    },
    async stop() {
      await house.stop({ type: 'reconnect', after: COMES_BACK_AFTER });
      threads.close();
      stopSharing();
      desk.hangUp();
      await app.close();
      await node?.leave();
      await store.close();
    },
  };
}

/** Everything comes from ourselves, and nobody may put us into a frame. */
const POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"], // pieces get their positions by style attributes
};

const sendNoSuchPage = (reply: FastifyReply): void => void reply.code(404).send(refuse('no-such-page'));

function newApp({ logger, proxies = 0, patience }: ServerOptions): FastifyInstance {
  const { headers, request, idle } = { ...PATIENCE, ...patience };
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.message,
    trustProxy: (_address, hop) => hop < proxies, // what stands further left was written by whoever sent it
    requestTimeout: request,
    keepAliveTimeout: idle,
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(5000, headers) },
    routerOptions: { maxParamLength: LIMITS.id },
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => sendNoSuchPage(reply as FastifyReply),
  });
  app.setValidatorCompiler(validatorCompiler as never);
  app.setSerializerCompiler(serializerCompiler);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parseJson(request, body, done),
  );
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const fault = refusalOf(error);
    if (fault) return reply.code(statusOf(fault)).send(fault);
    const status = error.statusCode ?? 500;
    if (status === 429) return reply.code(429).send(refuse('too-fast'));
    if (status < 500) return reply.code(status).send(refuse('not-a-command'));
    request.log.error({ err: error }, 'a request broke');
    return reply.code(500).send(refuse('broken'));
  });
  return app;
}
