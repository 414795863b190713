import { minify } from 'terser';
import type { Plugin, PluginOption } from 'vite';
import { workerContract } from './worker-contract.ts';

/**
 * Functions that only build a value, a schema or a citation of the law. Where nothing uses it the call is dropped, which the
 * bundler does not dare by itself. Hazard: a call of zod that changes something (`z.config`) would be dropped as well.
 */
const PURE = ['z', 'cited', 'filled', 'jarbschg', 'jarbschg1997', 'queryInt', 'text'];

/**
 * How Vite makes the worker's second script, whose path `sw/load-background.ts` imports: one classic script by itself,
 * with nothing of the page's. The worker is built by vite-plugin-pwa, which hands on plugins and no other options.
 * @param plugins fresh ones: no build may be handed the plugin objects of another
 */
export const background = (plugins: () => PluginOption[]): Plugin => ({
  name: 'background',
  config: () => ({
    worker: {
      plugins: () => [...plugins(), workerContract(), minified()],
      rolldownOptions: {
        treeshake: { manualPureFunctions: PURE },
        output: { codeSplitting: false, comments: false, minify: false },
      },
    },
  }),
});

/** Two percent smaller than by the bundler's own minifier: what keeps it below its bound (docs/decisions/012-worker-bundle.md). */
const minified = (): Plugin => ({
  name: 'minified-background',
  renderChunk: async (code) => {
    const { code: small } = await minify(code, { ecma: 2020, compress: { passes: 3 } });
    if (small === undefined) throw new Error('the worker’s second script was minified to nothing');
    return { code: small, map: null };
  },
});
