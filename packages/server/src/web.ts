import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { refuse } from '@ridotto/host';
import type { FastifyInstance } from 'fastify';

const FOREVER = /[.-][\w-]{8,}\.\w+$/; // built files carry a hash in their names

/** The pages of the house, from a folder of built files; addresses without a file are pages too. */
export async function addWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.header(
        'cache-control',
        FOREVER.test(path.basename(file)) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    return wantsPage && !request.url.startsWith('/api')
      ? reply.sendFile('index.html')
      : reply.code(404).send(refuse('no-such-page'));
  });
}
