/** Sockets that spend nothing on what loopback does not need. */
export const PLAIN = { perMessageDeflate: false, skipUTF8Validation: true } as const;

export async function post(base: string, path: string, headers: Readonly<Record<string, string>>, data: object) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { response, body: (await response.json()) as unknown };
}

/** A load that went wrong measures nothing. */
export function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}
