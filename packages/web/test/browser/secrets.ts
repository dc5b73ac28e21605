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

/** An update of the house, as far as a game's secrets could be in it. */
export interface Seen<View> {
  readonly type: string;
  readonly you: number;
  readonly view: View | null;
  readonly events: readonly { readonly type: string; readonly seat?: number }[];
}

/** The updates of a game that is under way. */
export const updatesIn = <View extends { readonly phase: string }>({ heard }: Overheard) =>
  heard
    .map((frame) => JSON.parse(frame) as Seen<View>)
    .filter((update): update is Seen<View> & { view: View } => update.type === 'update' && update.view !== null)
    .filter(({ view }) => view.phase !== 'over');

const isCard = (value: unknown): boolean => typeof value === 'string' && /^(D|G1|G11|GX|M[1-3]|H[1-5]|HX)$/.test(value); // [T4]

/** Where in something sent there are cards, one or many. */
export function cardsIn(sent: unknown, path = ''): string[] {
  if (isCard(sent)) return [path];
  if (Array.isArray(sent) && sent.some(isCard)) return [path];
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.entries(sent).flatMap(([key, part]) => cardsIn(part, path === '' ? key : `${path}.${key}`));
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
