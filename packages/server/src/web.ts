import fastifyStatic from '@fastify/static';
import { refuse } from '@ridotto/host';
import type { FastifyInstance } from 'fastify';

export const HASHED = '/assets/'; // files that carry a hash of their content in their names
const FOREVER = 'public, max-age=31536000, immutable';

/** The pages of the house, from a folder of built files; addresses without a file are pages too. */
export async function addWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true, // the build puts .br and .gz beside what is worth it
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.header('cache-control', file.replaceAll('\\', '/').includes(HASHED) ? FOREVER : 'no-cache'),
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    return wantsPage && !request.url.startsWith('/api/') && !request.url.startsWith(HASHED)
      ? reply.sendFile('index.html')
      : reply.code(404).send(refuse('no-such-page'));
  });
}
