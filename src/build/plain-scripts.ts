import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/**
 * Makes scripts small that no module imports: one stands in each first page that a stranger is sent, where its comments would
 * be half of it. Before the worker's list is made, which takes their hashes.
 */
export function plainScripts(...names: string[]): Plugin {
  return {
    name: 'plain-scripts',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      for (const name of names) {
        const path = join(dir, name);
        // Within a function, because names of the page itself cannot be made short.
        const text = `(() => {${await readFile(path, 'utf8')}\n})();`;
        const { code, errors } = await minify(name, text, { module: false });
        if (errors.length > 0) throw errors[0];
        await writeFile(path, code);
      }
    },
  };
}
