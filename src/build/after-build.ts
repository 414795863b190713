import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Works on the folder of the build, once everything is in it, in the order of the plugins. */
export function afterBuild(
  name: string,
  work: (root: string, dist: string) => Promise<void>,
  before: (dist: string) => Promise<void> = async () => {},
): Plugin {
  let root = '';
  let dist = '';
  let complete = false;
  return {
    name,
    apply: 'build',
    configResolved(config) {
      root = config.root;
      dist = join(root, config.build.outDir);
    },
    buildStart: () => before(dist),
    // A bundle that failed is closed as well, but never written.
    writeBundle() {
      complete = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (complete) await work(root, dist);
      },
    },
  };
}
