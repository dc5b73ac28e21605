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
  if (after.length === 0 && before.length > 1) return void changes.push({ op: 'replace', path, value: [] });
  const both = Math.min(before.length, after.length);
  for (let i = 0; i < both; i++) {
    if (before[i] !== after[i]) compare(before[i], after[i], `${path}/${i}`, changes);
  }
  for (let i = before.length - 1; i >= both; i--) changes.push({ op: 'remove', path: `${path}/${i}` });
  for (let i = both; i < after.length; i++) changes.push({ op: 'add', path: `${path}/-`, value: after[i] });
}

type Data = Readonly<Record<string, unknown>>;

function compareRecords(before: Data, after: Data, path: string, changes: Change[]): void {
  let gone = 0; // keys that only `before` has
  for (const _ in before) gone++;
  for (const key in after) {
    const isNew = !Object.hasOwn(before, key);
    if (isNew) changes.push({ op: 'add', path: `${path}/${escape(key)}`, value: after[key] });
    else if (before[key] !== after[key] && !areSameLists(before[key], after[key]))
      compare(before[key], after[key], `${path}/${escape(key)}`, changes);
    if (!isNew) gone--;
  }
  if (gone === 0) return;
  for (const key in before) {
    if (!Object.hasOwn(after, key)) changes.push({ op: 'remove', path: `${path}/${escape(key)}` });
  }
}

/** Most of what a view makes anew is lists that hold what they held: they need no path. */
function areSameLists(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) return false;
  return true;
}

/** The data with these changes. What was given stays as it was, and what hasn't changed is shared. */
export function changed(before: unknown, changes: readonly Change[]): unknown {
  const whole = { data: before };
  const ours = new Set<unknown>(); // copies, which may be changed in place
  for (const change of changes) put(whole, change, ours);
  return whole.data;
}

type Holder = Record<string, unknown> | unknown[];

function put(whole: { data: unknown }, change: Change, ours: Set<unknown>): void {
  let holder: Holder = whole;
  let key = 'data';
  const keys = change.path.split('/');
  for (let i = 1; i < keys.length; i++) {
    const held: unknown = Array.isArray(holder) ? holder[Number(key)] : holder[key];
    const own: Holder = ours.has(held) ? (held as Holder) : copyOf(held, change.path);
    if (own !== held) {
      if (Array.isArray(holder)) holder[Number(key)] = own;
      else set(holder, key, own);
      ours.add(own);
    }
    holder = own;
    key = unescape(keys[i]!);
  }
  if (Array.isArray(holder)) putInList(holder, key, change);
  else if (change.op === 'remove') delete holder[key];
  else set(holder, key, change.value);
}

/** A key that is `__proto__` is data like any other. */
function set(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') record[key] = value;
  else Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
}

function copyOf(held: unknown, path: string): Holder {
  if (Array.isArray(held)) return held.slice();
  if (isRecord(held)) return { ...held };
  throw new Error(`there is no ${path}`);
}

function putInList(list: unknown[], key: string, change: Change): void {
  const at = key === '-' ? list.length : Number(key);
  if (change.op === 'replace') list[at] = change.value;
  else if (change.op === 'remove') list.splice(at, 1);
  else list.splice(at, 0, change.value);
}

const escape = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
const unescape = (key: string): string => (key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key);
