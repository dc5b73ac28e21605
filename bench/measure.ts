/** One measured figure. `ratio` compares it with the row that it names, in the same run. */
export interface Row {
  readonly suite: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly ratio?: { readonly to: string; readonly value: number };
}

/** Does a slice of work and says how many units it did. */
export type Work = () => number;

/** Units of work per second of this process's CPU time, after a warm-up. */
export function perCpuSecond(work: Work, seconds = 1): number {
  const warm = performance.now() + 300;
  while (performance.now() < warm) work();
  let units = 0;
  const before = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) units += work();
  const { user, system } = process.cpuUsage(before);
  return units / ((user + system) / 1e6);
}

/** Medians of interleaved repeats: whatever else the machine does befalls all contenders alike. */
export function compare<Name extends string>(
  contenders: Readonly<Record<Name, Work>>,
  { repeats = 5, seconds = 1 } = {},
): Record<Name, number> {
  const names = Object.keys(contenders) as Name[];
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (let i = 0; i < repeats; i++) {
    for (const name of names) rates.get(name)!.push(perCpuSecond(contenders[name], seconds));
  }
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name)!)])) as Record<Name, number>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value below which this share of the sorted values lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Three significant digits, thousands apart. */
export const round = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
