import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

/** Another name for this machine: unlike the loopback's own, its pages are not trusted without https. */
export const PLAIN_HOST = 'house.test';

const NOTE = new URL('../../../.cache/browser.json', import.meta.url);

/** The browser that scripts/ensure.mjs found, and how it is started. */
export function findBrowser(args: readonly string[] = []) {
  const note = readFileSync(NOTE, 'utf8');
  const { path: executablePath, env } = JSON.parse(note) as { path: string; env: Record<string, string> };
  const resolver = `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`;
  return {
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: ['--no-sandbox', resolver, ...args],
  };
}

export const launch = (args?: readonly string[]): Promise<Browser> => chromium.launch(findBrowser(args));

/** The same with a profile on disk, which outlives it. */
export const launchKept = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { ...findBrowser(), reducedMotion: 'reduce', locale: 'en-GB' });
