import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median, perCpuSecond, type Work } from './measure.ts';

// A contender in a process of its own: what one teaches the compiler can't slow the other down.

/** In the child: measures the work and hands the rate to the parent. */
export function report(work: Work): void {
  process.stdout.write(JSON.stringify(perCpuSecond(work)));
}

/** In the parent: the medians of interleaved runs of these files of bench/. */
export function compareFiles<Name extends string>(
  files: Readonly<Record<Name, string>>,
  repeats = 3,
): Record<Name, number> {
  const names = Object.keys(files) as Name[];
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (let i = 0; i < repeats; i++) for (const name of names) rates.get(name)!.push(measureFile(files[name]));
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name)!)])) as Record<Name, number>;
}

function measureFile(file: string): number {
  const script = fileURLToPath(new URL(file, import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, [script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  ) as number;
}
