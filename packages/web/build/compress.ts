import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const SMALL = 1024; // below it the headers weigh more than what is saved

/** Puts a .br and a .gz beside every text file of the build, so that the server only sends. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'ridotto:compress',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = path.join(root, build.outDir)),
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => pack(path.join(folder, file))));
    },
  };
}

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALL) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
