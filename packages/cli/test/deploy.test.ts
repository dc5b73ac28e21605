import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { freshDatabase } from '../../server/testing/postgres.ts';
import { ridotto } from './run.ts';

vi.setConfig({ testTimeout: 180_000 }); // whoever is first starts the database too

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const COMPOSE = read('deploy/compose.yaml');

/** Each part of every match of a pattern. */
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part]) => part!);

test('whatever deploy/ sets is an option of the house or of the proxy before it', () => {
  const files = ['Dockerfile', ...readdirSync(path.join(ROOT, 'deploy')).map((name) => `deploy/${name}`)];
  const set = new Set(files.flatMap((file) => found(read(file), /(RIDOTTO_[A-Z_]+)/g)));
  const options = new Set([
    ...found(read('docs/operating.md'), /`(RIDOTTO_[A-Z_]+)/g),
    ...found(read('deploy/Caddyfile'), /\{\$(RIDOTTO_[A-Z_]+)/g),
  ]);
  expect([...set].filter((name) => !options.has(name))).toEqual([]);
});

test('every file that deploy/ names is there', () => {
  const services = ['deploy/ridotto.service', 'deploy/ridotto@.service'].map(read);
  const named = [
    ...found(COMPOSE, /- \.\/(\S+?):/g).map((name) => `deploy/${name}`),
    ...services.flatMap((service) => found(service, /ExecStart=.* \/opt\/ridotto\/(\S+)/g)),
    ...found(read('Dockerfile'), /"node", .*"(packages[^"]+)"/g),
    ...found(read('Dockerfile'), /COPY --from=build \/ridotto\/(\S+)/g),
    ...found(read('Dockerfile'), /RUN node (\S+)/g),
  ];
  expect(named.length).toBeGreaterThan(7);
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});

test('however the house is started, Node gets the same flags, and so do those it is measured against', () => {
  const ways = ['deploy/ridotto.service', 'deploy/ridotto@.service', 'Dockerfile', 'bench/child.ts'];
  const start = /"start": "(.*)"/.exec(read('package.json'))![1]!;
  const flagsOf = (text: string) => found(text, /(--(?:max-semi|no-alloc)[\w=-]+)/g);
  expect(flagsOf(start)).toHaveLength(2);
  for (const way of ways) expect([way, ...flagsOf(read(way))]).toEqual([way, ...flagsOf(start)]);
});

test('a node opens with what the compose file tells it', async () => {
  const told = COMPOSE.slice(COMPOSE.indexOf('environment:'), COMPOSE.indexOf('services:'));
  const settings = [...told.matchAll(/(RIDOTTO_[A-Z_]+): '?(.*?)'?$/gm)].map(([, name, value]) => [
    name,
    value!.replace(/\$\{\w+:-(.*?)\}/g, '$1'), // what it is where nothing else is said
  ]);
  const env = Object.fromEntries(settings) as Record<string, string>;
  expect(Object.keys(env)).toEqual(['RIDOTTO_STORE', 'RIDOTTO_ORIGIN', 'RIDOTTO_BEHIND_PROXY']);
  expect(env.RIDOTTO_STORE).toBe('postgres://ridotto:ridotto@postgres/ridotto');
  const finished = await ridotto(['serve'], {
    env: { ...env, RIDOTTO_PORT: '0', RIDOTTO_STORE: await freshDatabase() },
    whenSeen: (out, kill) => out.includes('open at') && kill('SIGTERM'),
  });
  expect(finished).toMatchObject({ code: 0, err: '' });
});
