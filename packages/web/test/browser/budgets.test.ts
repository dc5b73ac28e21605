import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST, newStage } from './stage.ts';

const stage = newStage();
const KILOBYTE = 1024;

/** Kilobytes of compressed JavaScript that a page takes, whenever it asks for it. */
async function scriptsOf(address: string, isThere: string): Promise<number> {
  const page = await (await stage.visitor()).newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && pathname !== '/sw.js' && !request.serviceWorker()) scripts.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: isThere }).waitFor();
  const sizes = [...scripts].map((file) => gzipSync(readFileSync(path.join(DIST, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / KILOBYTE;
}

test('home takes at most 60 KB of JavaScript', async () => {
  expect(await scriptsOf('/', 'Ridotto')).toBeLessThan(60);
});

test('the first request of a house is answered within 1.5 seconds', async () => {
  const start = performance.now();
  const answer = await fetch(stage.base, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('<div id="app">');
  expect(performance.now() - start).toBeLessThan(1500);
});
