import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const LAUNCHER = fileURLToPath(new URL('../bin/ridotto.mjs', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder of its own for a test; gone when its file is done. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-'));
  folders.push(folder);
  return folder;
}

/** Runs the real command line. `typed` goes to its standard input; `whenSeen` may act on the process as it prints. */
export function ridotto(
  args: readonly string[],
  {
    typed = '',
    home = newFolder(),
    whenSeen = (_out: string, _kill: (signal: NodeJS.Signals) => void) => {},
    leaveOpen = false,
    env = {},
    largestFile = 0, // in blocks of 512 bytes; 0: as large as it likes
  } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const limited = largestFile > 0 ? ['sh', '-c', `ulimit -f ${largestFile}; exec "$0" "$@"`] : [];
    const [command, ...rest] = [...limited, process.execPath, LAUNCHER, ...args] as [string, ...string[]];
    const child = spawn(command, rest, {
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
