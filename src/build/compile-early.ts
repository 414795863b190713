import type { Plugin } from 'vite';
import { isOfFirstList } from './chunks.ts';

/** To browsers that do not know it a comment. It has to be the first line. */
const EARLY = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile what the first list needs while it comes in, beside the main thread. Otherwise each function
 * holds that up when it first runs: a third of a start on a cheap phone.
 */
export const compileEarly = (): Plugin => ({
  name: 'compile-early',
  apply: 'build',
  // So that it counts for the names of the files.
  config: () => ({
    build: {
      rolldownOptions: { output: { postBanner: (chunk) => (isOfFirstList(chunk) ? EARLY.trimEnd() : '') } },
    },
  }),
  // What Vite puts in front comes after that.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && isOfFirstList(file)) file.code = EARLY + file.code.replace(EARLY, '');
    },
  },
});
