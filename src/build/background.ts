import type { Plugin, PluginOption } from 'vite';

/**
 * How Vite makes the worker's second script, whose path `sw/load-background.ts` imports: one classic script by itself,
 * with nothing of the page's. The worker is built by vite-plugin-pwa, which hands on plugins and no other options.
 * @param plugins fresh ones: no build may be handed the plugin objects of another
 */
export const background = (plugins: () => PluginOption[]): Plugin => ({
  name: 'background',
  config: () => ({
    worker: { plugins, rolldownOptions: { output: { codeSplitting: false, comments: false } } },
  }),
});
