import type { BrowserContext, Route } from 'playwright-core';

/** Draws the same bytes again and again: for pages and workers under test, as text, since they can import nothing of ours. */
function fixChance(seed: number): void {
  const DOCUMENTS = 'test.documents'; // that this browser has opened: each draws bytes of its own, as ids mustn't meet again
  const { localStorage } = globalThis.location.protocol.startsWith('http') ? globalThis : {};
  const documents = Number(localStorage?.getItem(DOCUMENTS) ?? 0);
  localStorage?.setItem(DOCUMENTS, String(documents + 1));

  let state = (seed + documents * 7919) >>> 0;
  const byte = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  const getRandomValues = <Some extends ArrayBufferView>(some: Some): Some => {
    const bytes = new Uint8Array(some.buffer, some.byteOffset, some.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = byte();
    return some;
  };
  Object.defineProperty(crypto, 'getRandomValues', { value: getRandomValues });
}

// By this address alone: the parts of a worker that came from elsewhere may not be fetched where there is no https.
const WORKER = /^http:\/\/127\.0\.0\.1:\d+\/assets\/worker-[\w-]+\.js$/;

/** The house in this visitor's browser deals the same cards for the same seed, to whoever says the same words. */
export async function seedHouse(context: BrowserContext, seed: number): Promise<void> {
  let workers = 0;
  await context.addInitScript(fixChance, seed);
  await context.route(WORKER, (route) => serveSeeded(route, seed + workers++ * 7919).catch(() => route.abort())); // a house that is closed has no script
}

/** A worker waits for nobody: its first line fixes its chance. */
async function serveSeeded(route: Route, seed: number): Promise<void> {
  const response = await route.fetch();
  const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
  await route.fulfill({ response, headers, body: `(${String(fixChance)})(${seed});\n${await response.text()}` });
}
