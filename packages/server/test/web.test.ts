import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHouse, WIDE, type OpenHouse } from '../testing/settings.ts';

const FEW = { burst: 5, perSecond: 0 };
let folder: string;
let house: OpenHouse;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ridotto-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Ridotto</title>');
  writeFileSync(path.join(folder, 'assets', 'index-12345678.js'), 'export {};');
  writeFileSync(path.join(folder, 'assets', 'index-12345678.js.gz'), gzipSync('export {};'));
  house = await startHouse(path.join(folder, 'house.sqlite'), { web: folder, limits: { ...WIDE, requests: FEW } });
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
});

const get = (address: string, accept = 'text/html') => fetch(`${house.base}${address}`, { headers: { accept } });

test('every address of a page gives the page, which is asked for anew each time', async () => {
  const answer = await get('/rules/volto');
  expect(await answer.text()).toBe('<title>Ridotto</title>');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const policy = answer.headers.get('content-security-policy')!;
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
});

test('what is not a page is not there', async () => {
  for (const [address, accept] of [
    ['/api/nothing', 'text/html'],
    ['/assets/gone-12345678.js', 'text/html'],
    ['/data.json', '*/*'],
  ]) {
    expect((await get(address!, accept)).status).toBe(404);
  }
});

test('files with a hash are packed and kept for a year; a first visit may take any number of them', async () => {
  for (let i = 0; i < 20; i++) {
    const answer = await get('/assets/index-12345678.js', '*/*');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('export {};');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
});

test('pages have their limit', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => get('/')));
  expect(answers.map(({ status }) => status)).toContain(429);
});
