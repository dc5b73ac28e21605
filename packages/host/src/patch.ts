import { isRecord } from '@ridotto/kernel';

/** An operation of a JSON Patch (RFC 6902); these three are all we write. */
export type Change =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** What makes `after` of `before`. Lists mostly grow at their end, and that is what they are compared for. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, '', changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: string, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, changes);
  if (isRecord(before) && isRecord(after)) return compareRecords(before, after, path, changes);
  changes.push({ op: 'replace', path, value: after });
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: string, changes: Change[]): void {
  const both = Math.min(before.length, after.length);
  for (let i = 0; i < both; i++) {
    if (before[i] !== after[i]) compare(before[i], after[i], `${path}/${i}`, changes);
  }
  for (let i = before.length - 1; i >= both; i--) changes.push({ op: 'remove', path: `${path}/${i}` });
  for (let i = both; i < after.length; i++) changes.push({ op: 'add', path: `${path}/-`, value: after[i] });
}

type Data = Readonly<Record<string, unknown>>;

function compareRecords(before: Data, after: Data, path: string, changes: Change[]): void {
  for (const key in after) {
    if (!Object.hasOwn(before, key)) changes.push({ op: 'add', path: `${path}/${escape(key)}`, value: after[key] });
    else if (before[key] !== after[key]) compare(before[key], after[key], `${path}/${escape(key)}`, changes);
  }
  for (const key in before) {
    if (!Object.hasOwn(after, key)) changes.push({ op: 'remove', path: `${path}/${escape(key)}` });
  }
}

/** The data with these changes. What was given stays as it was, and what hasn't changed is shared. */
export function changed(before: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((data, change) => put(data, change.path.split('/').slice(1).map(unescape), change), before);
}

function put(data: unknown, [key, ...rest]: readonly string[], change: Change): unknown {
  if (key === undefined) return change.op === 'remove' ? undefined : change.value;
  if (Array.isArray(data)) return putInList(data, key, rest, change);
  if (!isRecord(data)) throw new Error(`there is no ${change.path}`);
  if (change.op === 'remove' && rest.length === 0) return without(data, key);
  return { ...data, [key]: put(data[key], rest, change) };
}

function putInList(list: readonly unknown[], key: string, rest: readonly string[], change: Change): unknown[] {
  const at = key === '-' ? list.length : Number(key);
  if (rest.length > 0) return list.with(at, put(list[at], rest, change));
  switch (change.op) {
    case 'add':
      return list.toSpliced(at, 0, change.value);
    case 'replace':
      return list.with(at, change.value);
    case 'remove':
      return list.toSpliced(at, 1);
  }
}

const without = (data: Data, key: string): Data => Object.fromEntries(Object.entries(data).filter(([k]) => k !== key));

const escape = (key: string): string => (/[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key);
const unescape = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
