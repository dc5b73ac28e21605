// Makes every page start without a network. Each build has a cache of its own, and a cache stays as long as a page
// of its build is open: a game in progress keeps all of its code, whatever version the house has by then.
declare const self: ServiceWorkerGlobalScope;
declare const BUILD: { readonly version: string; readonly files: readonly string[] }; // written here by the build

const PREFIX = 'ridotto-';
const CACHE = PREFIX + BUILD.version;
const PAGE = '/index.html';

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(sweep().then(() => self.clients.claim())));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname !== '/sw.js') event.respondWith(file(request));
});

/** Files whose names carry a hash come from an older cache where it has them. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    BUILD.files.map(async (address) => {
      const old = address.startsWith('/assets/') ? await caches.match(address) : undefined;
      await (old ? cache.put(address, old) : cache.add(new Request(address, { cache: 'no-cache' })));
    }),
  );
}

/** Lets go of builds that no open page was made of; pages hold a lock with the name of theirs. */
async function sweep(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const needed = new Set([CACHE, ...held.map(({ name }) => name)]);
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !needed.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

const page = async (request: Request): Promise<Response> =>
  (await (await caches.open(CACHE)).match(PAGE)) ?? fetch(request);

const file = async (request: Request): Promise<Response> =>
  (await (await caches.open(CACHE)).match(request)) ?? (await caches.match(request)) ?? fetch(request);
