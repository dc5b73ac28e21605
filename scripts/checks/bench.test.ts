import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CHILD = fileURLToPath(new URL('../../bench/child.ts', import.meta.url));

/** A benchmark that starts a server, says where it listens, and then waits for ever. */
const BENCHMARK = `
  import { withServer } from ${JSON.stringify(CHILD)};
  await withServer('peers/relay.ts', [], async (address) => {
    console.log(address);
    await new Promise(() => setInterval(() => {}, 1000));
  });
`;

test('a server under a benchmark ends with it, even if it is killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', BENCHMARK], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(parent.stdout, 'data')) as [Buffer];
  const isThere = () => fetch(address.toString().trim()).then(Boolean, () => false);
  expect(await isThere()).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(isThere).toBe(false);
});
