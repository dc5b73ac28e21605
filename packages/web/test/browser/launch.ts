import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

const NOTE = new URL('../../../../.cache/browser.json', import.meta.url);

function found(args: readonly string[] = []) {
  const note = readFileSync(NOTE, 'utf8');
  const { path: executablePath, env } = JSON.parse(note) as { path: string; env: Record<string, string> };
  return { executablePath, env: { ...process.env, ...env } as Record<string, string>, args: ['--no-sandbox', ...args] };
}

/** The browser that scripts/ensure.mjs found. */
export const launch = (args?: readonly string[]): Promise<Browser> => chromium.launch(found(args));

/** The same with a profile on disk, which outlives it. */
export const launchKept = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { ...found(), reducedMotion: 'reduce', locale: 'en-GB' });
