import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A place for the services that tests of one run share; the first test that needs one starts it. */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-services-'));
  process.env.RIDOTTO_TEST_SERVICES = folder;
  return () => {
    const pid = path.join(folder, 'pid');
    if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGQUIT'); // nothing in it is worth keeping
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}
