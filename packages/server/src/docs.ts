import swagger from '@fastify/swagger';
import { GAMES } from '@ridotto/games/catalog';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { ofGames } from './setup-schema.ts';
import { describe } from './valibot.ts';

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> };
}

/** The description of the HTTP interface: as data for programs, and as a page for people. */
export async function addDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ridotto',
        version: '1',
        description: 'Tables of hidden-information games. docs/protocol.md tells what updates and commands mean.',
      },
      components: { securitySchemes: { bot: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => (route.url === '/api/tables' ? withSetups(describe(route)) : describe(route)),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(app.swagger().paths ?? {})),
  );
  app.get('/api/docs.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );
}

/** Whoever makes a table reads there what each game lets it choose. */
function withSetups<Route extends { readonly schema: FastifySchema }>(route: Route): Route {
  const { body } = route.schema;
  return body ? { ...route, schema: { ...route.schema, body: { ...body, oneOf: ofGames(GAMES) } } } : route;
}

/** A file of its own: the house's policy allows no style within a page. */
const STYLE = `body { font: 16px/1.5 system-ui; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
pre { overflow: auto; background: #8881; padding: 0.6rem }
h2 { font-size: 1.1rem }
`;

function pageOf(paths: object): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ridotto: HTTP</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>Ridotto over HTTP</h1>
<p>The same as data for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${operations.join('\n')}
</body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const { summary = '', description = '', parameters = [], requestBody } = operation;
  const named = parameters.map(
    (one) => `${one.in} <code>${escape(one.name)}</code>${one.required ? '' : ' (optional)'}`,
  );
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  return `<section><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p>${escape(summary)}. ${escape(description)}</p>${named.length > 0 ? `<p>${named.join(', ')}</p>` : ''}
${body ? `<details><summary>Body</summary><pre>${escape(JSON.stringify(body, null, 2))}</pre></details>` : ''}</section>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
