import { readFileSync, readdirSync } from 'node:fs';

const TICK = 100; // of the system's clock, in a second

/** Seconds of CPU that a process and its children have used. (Linux only.) */
export function cpuOf(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.reduce((sum, one) => sum + (isOf(one, pid) ? usedBy(one) : 0), 0);
}

/** What the system says of a process after its name; nothing where it has just ended. */
function fieldsOf(process: string): string[] {
  try {
    return readFileSync(`/proc/${process}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
}

const isOf = (process: string, pid: number): boolean => Number(process) === pid || Number(fieldsOf(process)[1]) === pid;

function usedBy(process: string): number {
  const fields = fieldsOf(process);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICK;
}
