// The Node that comes with the packages. Plain JavaScript, so that any Node can ask.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Its path, or a sentence thrown if there is none for this machine. */
export function pinnedNode() {
  const { platform, arch } = process;
  const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  const folder = `${name}-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const file = path.join(root, 'node_modules', folder, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(file)) return file;
  throw new Error(
    `Node 24 or newer is needed: this is ${process.version}, and none is installed for ${platform}-${arch}`,
  );
}
