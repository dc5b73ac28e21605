import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'ridotto-disk-'));
const mount = (folder: string, kilobytes: number): boolean =>
  run('mount', '-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder);

function mayMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = newFolder();
  const isMounted = mount(folder, 64);
  if (isMounted) run('umount', folder);
  rmdirSync(folder);
  return isMounted;
}

/** A disk of so many kilobytes, gone when the test is over; only where we may mount one. */
export const smallDisk = mayMount()
  ? (kilobytes: number): string => {
      const folder = newFolder();
      if (!mount(folder, kilobytes)) throw new Error(`no disk at ${folder}`);
      onTestFinished(() => {
        run('umount', '-l', folder);
        rmdirSync(folder);
      });
      return folder;
    }
  : undefined;
