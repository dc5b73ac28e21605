import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../bin/ridotto.mjs', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own for a test. */
export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'ridotto-'));

/** Runs the real command line. `typed` goes to its standard input; `whenSeen` may act on the process as it prints. */
export function ridotto(
  args: readonly string[],
  {
    typed = '',
    home = newFolder(),
    whenSeen = (_out: string, _kill: (signal: NodeJS.Signals) => void) => {},
    leaveOpen = false,
    env = {},
  } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [LAUNCHER, ...args], {
      env: { ...process.env, RIDOTTO_HOME: home, LANG: 'en_GB.UTF-8', LC_ALL: '', ...env },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
      whenSeen(out, (signal) => child.kill(signal));
    });
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.write(typed);
    if (!leaveOpen) child.stdin.end();
  });
}
