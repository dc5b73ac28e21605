import { readFileSync } from 'node:fs';
import { sourceFiles } from './files.ts';

const IMPORT = /\bfrom\s+['"](\.[^'"]+)['"]/g;

/** Waits that pass after some time, whatever has happened by then. A poll waits for something; it has words for that. */
const WAITS = [/\bwaitForTimeout\(/, /^\s*await new Promise\(\(?\w+\)? => setTimeout\(/];

/** What keeps tests from staying true: parts of them that others lean on, and waiting for nothing to happen. */
export function checkTests(): string[] {
  return ['packages', 'scripts', 'bench'].flatMap(sourceFiles).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...foreignParts(file, text), ...(/\/test(?:ing)?\//.test(file) ? fixedWaits(file, text) : [])];
  });
}

/** A folder `test` is its package's own; what scripts or other packages share stands in `testing`, and no product needs it. */
function foreignParts(file: string, text: string): string[] {
  const isTest = !file.startsWith('packages/') || /\/test(?:ing)?\//.test(file);
  return [...text.matchAll(IMPORT)].flatMap(([, target]) => {
    const found = new URL(target!, `file:///${file}`).pathname.slice(1);
    const [, owner] = /^((?:packages\/)?[\w-]+\/(?:[\w-]+\/)?)test\//.exec(found) ?? [];
    const isForeign = owner !== undefined && !file.startsWith(owner);
    const isShared = /^packages\/[\w-]+\/testing\//.test(found) && !isTest;
    return isForeign || isShared ? [`${file} imports ${target}`] : [];
  });
}

const fixedWaits = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, i) => (WAITS.some((wait) => wait.test(line)) ? [`${file}:${i + 1} waits for a fixed time`] : []));
