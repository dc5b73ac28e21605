import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The project's files below a folder, as git knows them, new ones included. */
export function projectFiles(folder: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', folder];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
}

export const sourceFiles = (folder: string): string[] =>
  projectFiles(folder).filter((file) => /\.(ts|mjs|svelte)$/.test(file));
