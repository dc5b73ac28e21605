/** Whether two pieces of plain data are equal, key order aside. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let keys = 0;
  for (const key in left) {
    if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false;
    keys++;
  }
  return keys === Object.keys(right).length;
}

/** Whether two pieces of plain data hold the same, the order of keys and of the items of lists aside. */
export const holdsSame = (a: unknown, b: unknown): boolean => same(a, b) || contentOf(a) === contentOf(b);

function contentOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(contentOf).sort().join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? '';
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${contentOf(item)}`);
  return `{${fields.sort().join()}}`;
}

/** Whether JSON would carry this value over unchanged. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i])) return false; // `every` would skip holes
    return true;
  }
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** JSON with sorted keys: equal data gives equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** Whether outside data is a whole number from 0 on. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Whether outside data is a list of such items, and of this length where one is named. */
export const isListOf = <Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
  length?: number,
): value is Item[] => Array.isArray(value) && value.length === (length ?? value.length) && value.every(isItem);

/** Whether outside data is one of these words. */
export const isOneOf =
  <Word>(words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.includes(value as Word);

/** Whether outside data is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
