import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * A shell that does something when this process is gone, however it went: it waits for the end of a pipe from us,
 * which the system closes. In a group of its own, it outlives a key that ends all of ours.
 */
export function afterUs(script: string, ...args: readonly string[]): ChildProcess {
  const shell = spawn('sh', ['-c', `read gone; ${script}`, 'after-us', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.on('error', () => {}); // a system without a shell has to be cleaned by hand
  shell.unref();
  (shell.stdin as Socket | undefined)?.unref();
  return shell;
}

/** A child that ends when this process does. */
export function endWithUs(child: ChildProcess, signal: 'QUIT' | 'KILL'): void {
  const shell = afterUs('kill -"$1" "$2"', signal, String(child.pid));
  child.once('exit', () => shell.kill());
}
