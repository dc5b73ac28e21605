import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from './house.ts';

const OPEN = fileURLToPath(new URL('../src/open.ts', import.meta.url));

/** Opens and closes a house in a process of its own; says which modules were loaded for it. */
const SCRIPT = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
  const { openHouse } = await import(process.argv[1]);
  const options = { port: 0, host: '127.0.0.1', log: 'silent', file: process.argv[2], secret: 'x'.repeat(32) };
  const { stop } = await openHouse(options);
  await stop();
  console.log(loaded.join('\\n'));
  process.exit();
`;

test('a house in a file loads nothing of what several nodes need', () => {
  const file = path.join(temporaryFolder(), 'house.sqlite');
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT, OPEN, file], { encoding: 'utf8' });
  const loaded = out.split('\n');
  expect(loaded.some((url) => url.endsWith('/sqlite-store.ts'))).toBe(true);
  const shared = loaded.filter((url) => /node_modules\/(pg|pg-[^/]+|@nats-io)\/|src\/(postgres\/|nats|mail)/.test(url));
  expect(shared).toEqual([]);
});
