import type { Plugin } from 'vite';

const ASKED = '?worker-address';

/**
 * The address of a module worker: `import { address } from './worker.ts?worker-address'`. It is built together with
 * the pages and not apart from them, so that the rules of a game are one file for both, loaded once.
 */
export function workers(): Plugin {
  let root = '';
  let isServed = false;
  return {
    name: 'ridotto:workers',
    configResolved: (config) => void ([root, isServed] = [config.root, config.command === 'serve']),
    load: {
      filter: { id: /\?worker-address$/ },
      handler(id) {
        const file = id.slice(0, -ASKED.length);
        if (isServed) return `export const address = ${JSON.stringify(file.replace(root, ''))};`;
        return `export const address = import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file })};`;
      },
    },
    // What loads a part of the pages later fetches what that needs along with it, by the page's document, and says so
    // to its window when that fails; a worker has neither.
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => ({
        code: code
          .replace('window.dispatchEvent', 'globalThis.dispatchEvent')
          .replace('deps.length > 0', "deps.length > 0 && typeof document !== 'undefined'"),
        map: null,
      }),
    },
  };
}
