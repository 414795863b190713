import type { Plugin } from 'vite';

/**
 * Leaves out what libraries carry along for browsers of yesterday: Dexie comes in the syntax of today, and React itself
 * has the hook that another brings a stand-in for. And a statement in each icon that reads a property and does nothing
 * with it, which the bundler has to keep.
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
  transform: {
    filter: { id: /\/lucide-react\/.*\/icons\// },
    handler: (code) => ({ code: code.replace('\n__iconData.node;', ''), map: null }),
  },
});
