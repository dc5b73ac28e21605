import type { BrowserContext, Page } from 'playwright-core';

/** Draws the same bytes again and again: for pages and workers under test, as text, since they can import nothing of ours. */
function fixChance(seed: number): void {
  let state = seed >>> 0;
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

/** The house in this visitor's browser deals the same cards for the same seed, to whoever says the same words. */
export async function seedHouse(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript(fixChance, seed);
  context.on('page', (page: Page) =>
    page.on('worker', (worker) => void worker.evaluate(fixChance, seed).catch(() => {})),
  ); // a worker that has ended needs no chance
}
