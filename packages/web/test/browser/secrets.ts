import { wholeUpdate } from '@ridotto/host/follow';
import type { Message, Update } from '@ridotto/host/protocol';
import type { Page } from 'playwright-core';

/** What goes over a page's sockets from now on. */
export interface Overheard {
  readonly heard: readonly string[];
  readonly said: readonly string[];
}

export function overhear(page: Page): Overheard {
  const [heard, said]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
    socket.on('framesent', ({ payload }) => said.push(String(payload)));
  });
  return { heard, said };
}

/** What the house in a page's own worker tells it, from the next address on. */
export async function overhearWorker(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    class Overheard extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data.message ?? data)));
      }
    }
    Object.assign(globalThis, { Worker: Overheard, heard });
  });
  return () => page.evaluate(() => (globalThis as unknown as { readonly heard: string[] }).heard);
}

/** An update of the house, as far as a game's secrets could be in it. */
export interface Seen<View> {
  readonly type: string;
  readonly you: number;
  readonly view: View | null;
  readonly events: readonly { readonly type: string; readonly seat?: number }[];
}

/** The updates among some frames, each with the whole of what its page sees then. */
function wholeUpdates(frames: readonly string[]): Update[] {
  const updates: Update[] = [];
  for (const frame of frames) {
    const message = JSON.parse(frame) as Message;
    if (message.type === 'update') updates.push(wholeUpdate(message, updates.at(-1)?.view));
  }
  return updates;
}

/** The updates of a game that is under way. */
export const updatesIn = <View extends object>({ heard }: Pick<Overheard, 'heard'>) =>
  (wholeUpdates(heard) as unknown as Seen<View>[])
    .filter((update): update is Seen<View> & { view: View } => update.view !== null)
    .filter(({ view }) => !('phase' in view) || view.phase !== 'over');

/** Where in something sent there are cards, or whatever else is written so, one or many. */
export function cardsIn(sent: unknown, card: RegExp, path = ''): string[] {
  const isCard = (value: unknown) => typeof value === 'string' && card.test(value);
  if (isCard(sent)) return [path];
  if (Array.isArray(sent) && sent.some(isCard)) return [path];
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.entries(sent).flatMap(([key, part]) => cardsIn(part, card, path === '' ? key : `${path}.${key}`));
}

/** All that a page has laid by in this browser. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
    const all: Record<string, unknown> = {};
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!));
      for (const store of database.objectStoreNames)
        all[`${name}/${store}`] = await done(database.transaction(store).objectStore(store).getAll());
      database.close();
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, all]);
  });
