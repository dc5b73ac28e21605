import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

/** Emits /sw.js with the list of every built file, and writes the build's version into the page. */
export function serviceWorker(): Plugin {
  let root = '';
  let publicDir = '';
  return {
    name: 'ridotto:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void ({ root, publicDir } = config),
    async generateBundle(_options, bundle) {
      const files = [...Object.keys(bundle), ...(await readdir(publicDir))];
      const hash = createHash('sha256');
      for (const item of Object.values(bundle)) hash.update('code' in item ? item.code : item.source);
      for (const file of await readdir(publicDir)) hash.update(await readFile(path.join(publicDir, file)));
      const version = hash.digest('hex').slice(0, 12);

      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('the build has no index.html');
      page.source = String(page.source).replace('%VERSION%', version);

      const source = path.join(root, 'sw/sw.ts');
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
        target: 'es2023',
        sourcemap: false,
      });
      const list = { version, files: files.map((file) => `/${file}`).toSorted((a, b) => (a < b ? -1 : 1)) };
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const BUILD = ${JSON.stringify(list)};\n${code}` });
    },
  };
}
