import type { Plugin } from 'vite';

/**
 * Leaves out what libraries carry along for browsers of yesterday: Dexie comes in the syntax of today, and React itself
 * has the hook that another brings a stand-in for.
 */
export const lean = (): Plugin => ({
  name: 'lean-libraries',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ],
    },
  }),
});
