import { join } from 'node:path';
import { build } from 'vite';
import { lean } from '../../src/build/lean.ts';

const PAGES = join(import.meta.dirname, 'pages');

/** The subjects, each a page of its own, so that nobody pays for another's code. */
export const SUBJECTS = [
  'raw',
  'ours',
  'dexie',
  'rxdb',
  'pouchdb',
  'firestore',
  'tanstack',
  'workbox',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const SUBJECT_NAMES: Record<Subject, string> = {
  raw: 'IndexedDB, bare',
  ours: 'Zusage',
  dexie: 'Dexie alone',
  rxdb: 'RxDB (Dexie storage)',
  pouchdb: 'PouchDB',
  firestore: 'Firestore (offline cache)',
  tanstack: 'TanStack offline-transactions',
  workbox: 'Workbox background sync',
};

/** Builds entries of a folder as `<name>.js` into `outDir`, each with everything it needs and nothing else. */
export async function bundlePages(outDir: string, names: readonly string[], folder = PAGES): Promise<void> {
  for (const name of names) {
    await build({
      configFile: false,
      root: folder,
      logLevel: 'warn',
      mode: 'production',
      plugins: [lean()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir,
        emptyOutDir: false,
        target: 'es2023',
        modulePreload: false,
        chunkSizeWarningLimit: 5000,
        rollupOptions: {
          input: { [name]: join(folder, `${name}.ts`) },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    });
  }
}
