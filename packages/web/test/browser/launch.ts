import { readFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const NOTE = new URL('../../../../.cache/browser.json', import.meta.url);

/** The browser that scripts/ensure.mjs found. */
export function launch(args: readonly string[] = []): Promise<Browser> {
  const note = readFileSync(NOTE, 'utf8');
  const { path: executablePath, env } = JSON.parse(note) as { path: string; env: Record<string, string> };
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', ...args],
  });
}
