// A house and its pages for people who work on them: npm run dev. Pages change as their files do.
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { openHouse } from '@ridotto/server/open';

const PORT = 8080; // where the pages' requests go: packages/web/vite.config.ts

mkdirSync('data', { recursive: true });
await openHouse({
  port: PORT,
  host: '127.0.0.1',
  log: 'warn',
  file: 'data/dev.sqlite',
  secret: 'only for development',
});
const pages = await createServer({ configFile: 'packages/web/vite.config.ts' });
await pages.listen();
pages.printUrls();
