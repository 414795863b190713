/**
 * For the build: what libraries carry along for browsers of yesterday is left out. Dexie comes in the syntax of today,
 * and React itself has the hook that another brings a stand-in for.
 */
export const leanLibraries = [
  { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];
