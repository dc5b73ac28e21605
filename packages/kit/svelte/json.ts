/** What this browser has kept as JSON; undefined for nothing, and for what nobody can read. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
