import { readFileSync } from 'node:fs';
import { sourceFiles } from './files.ts';

/** Each package may import those to its left in the design, and itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  kernel: [],
  kit: ['kernel'],
  games: ['kernel', 'kit'],
  host: ['kernel', 'games'],
  server: ['kernel', 'games', 'host'],
  web: ['kernel', 'kit', 'games', 'host'],
  cli: ['kernel', 'games', 'host', 'server'],
};

/** Packages that run in browsers as they are, and all that they may depend on. */
const PURE: Record<string, readonly string[]> = { kernel: ['@noble/hashes'], kit: [], games: [] };

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\()['"]([^'"]+)['"]/g;

/** Imports that cross the layers the wrong way, or that a pure package must not have. */
export function checkLayers(): string[] {
  return sourceFiles('packages').flatMap((file) => {
    const [, name = ''] = /^packages\/([^/]+)\//.exec(file) ?? [];
    const allowed = MAY_IMPORT[name];
    if (!allowed) return [`${file}: the package ${name} has no place in the layers`];
    const isTest = /\/test(?:ing)?\//.test(file);
    const isPage = /^packages\/(?:kit\/svelte|games\/\w+\/pages)\//.test(file);
    const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, target]) => target!);
    return imports.flatMap((target) => {
      const [, layer] = /^@ridotto\/([^/]+)/.exec(target) ?? [];
      if (layer !== undefined) return layer === name || allowed.includes(layer) ? [] : [`${file} imports ${target}`];
      if (target.startsWith('.')) return leavesPackage(file, target) && !isTest ? [`${file} imports ${target}`] : [];
      return isTest || isPage || mayDepend(name, target)
        ? []
        : [`${file} imports ${target}, on which ${name} may not depend`];
    });
  });
}

const mayDepend = (name: string, target: string): boolean =>
  PURE[name]?.some((dependency) => target.startsWith(`${dependency}/`)) ?? true;

function leavesPackage(file: string, target: string): boolean {
  const [root, name] = file.split('/');
  return !new URL(target, `file:///${file}`).pathname.startsWith(`/${root}/${name}/`);
}
