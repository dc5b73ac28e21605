const HOUR = 60 * 60 * 1000;
const SOON = 2000; // ms: a version that nothing holds up has been taken by then
const REST = 4000; // ms: on a first visit, what is kept for later doesn't hold up what is wanted now

/** The version of this page's build; empty while pages are being worked on. */
export const version = (): string => {
  const text = document.querySelector<HTMLMetaElement>('meta[name="version"]')!.content;
  return text.startsWith('%') ? '' : text;
};

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a newer version of the house is ready to be taken. */
export const hasNewVersion = (): boolean => waiting !== null;

/** Takes the newer version: this page loads anew, others keep theirs until they do. */
export function takeNewVersion(): void {
  if (waiting?.state !== 'installed') return location.reload(); // another page has taken it
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
  reminding ??= setInterval(remind, SOON);
}

let reminding: ReturnType<typeof setInterval> | undefined;
let frame: HTMLIFrameElement | undefined;

/**
 * Chromium forgets who shall take over if a page asks the old version for something in that very moment, and thinks
 * of it when the next page is opened. A frame is a page, although ours may not be shown in one.
 */
function remind(): void {
  frame?.remove();
  frame = Object.assign(document.createElement('iframe'), { src: '/', hidden: true });
  document.body.append(frame);
}

/** Lets pages start without a network, and looks for newer versions now and then. */
export async function watchVersion(): Promise<void> {
  if (!('serviceWorker' in navigator) || version() === '') return;
  holdBuild();
  if (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, REST));
  const registration = await navigator.serviceWorker.register('/sw.js');
  const look = () => void (waiting = navigator.serviceWorker.controller ? registration.waiting : null);
  look();
  navigator.serviceWorker.addEventListener('controllerchange', look); // another page may have taken it
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  setInterval(() => void registration.update().catch(() => {}), HOUR); // without a network there is nothing newer
}

/** A lock for as long as this page lives: the service worker keeps the files of builds that are held. */
const holdBuild = (): void =>
  void navigator.locks.request(`ridotto-${version()}`, { mode: 'shared' }, () => new Promise(() => {}));
