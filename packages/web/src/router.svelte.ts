import { markPlace, returnToPlace } from './scroll.ts';

/** The pages of the house by their address. A name in braces catches one part of the path. */
const ROUTES = {
  '/': 'home',
  '/new/{game}': 'new',
  '/t/{table}': 'table', // of the house on the network
  '/here/{table}': 'here', // of the house in this browser
  '/t/{table}/replay': 'replay',
  '/here/{table}/replay': 'replayHere',
  '/replay': 'file', // of a file
  '/games': 'games', // what one has played
  '/rules': 'shelf',
  '/rules/{game}': 'rules',
  '/learn/{game}': 'learn',
  '/settings': 'settings',
} as const;

export type PageName = (typeof ROUTES)[keyof typeof ROUTES] | 'nowhere';

export interface Route {
  readonly page: PageName;
  readonly path: string;
  readonly parts: Readonly<Record<string, string>>; // what the names in braces caught
  readonly query: URLSearchParams;
  readonly hash: string; // without its sign
}

/** The page that an address names. */
export function routeOf({ pathname, searchParams, hash }: URL): Route {
  const rest = { path: pathname, query: searchParams, hash: decode(hash.slice(1)) };
  for (const [pattern, page] of Object.entries(ROUTES)) {
    const parts = match(pattern, pathname);
    if (parts) return { page, parts, ...rest };
  }
  return { page: 'nowhere', parts: {}, ...rest };
}

function match(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = pathname.replace(/(?<=.)\/$/, '').split('/');
  if (wanted.length !== given.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== given[i] : given[i] === '') return undefined;
    if (name !== undefined) parts[name] = decode(given[i]!);
  }
  return parts;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let route = $state.raw(routeOf(new URL(globalThis.location?.href ?? 'http://nowhere/')));

/** Where the visitor is now; reactive. */
export const here = (): Route => route;

/** Goes to an address of ours. */
export function go(address: string, { replace = false } = {}): void {
  if (!replace) markPlace();
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  arrive();
}

const arrive = (): void => void (route = routeOf(new URL(location.href)));

/** By the browser's own way back, or forward. */
function comeAgain(): void {
  arrive();
  returnToPlace();
}

/** Follows the address bar and plain clicks on links of ours, until the given function is called. */
export function follow(): () => void {
  arrive();
  history.scrollRestoration = 'manual'; // pages grow after they have come, and the browser does not wait
  returnToPlace();
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('popstate', comeAgain, { signal });
  addEventListener('pagehide', markPlace, { signal });
  addEventListener('scrollend', markPlace, { signal }); // in time for the way back, too
  document.addEventListener('click', followLink, { signal });
  return () => listening.abort();
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const url = new URL(link.href);
  if (link.target || link.hasAttribute('download') || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  event.preventDefault();
  const isSamePage = url.pathname === location.pathname && url.search === location.search;
  go(url.href, { replace: url.href === location.href });
  if (!isSamePage && !url.hash) returnToPlace();
}
