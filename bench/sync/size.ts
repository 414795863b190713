import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Gzip size of the engine over Dexie in KiB: everything that `engine.ts` and `database.ts` bring along, minified,
 * without dexie, zod and what else is to stay outside: the contract, or the app's own effects.
 */
export async function engineSize(outside: readonly ('contract' | 'mutators')[]): Promise<number> {
  const source = `
    export { createEngine } from '${ROOT}/src/sync/engine.ts';
    export { Replica } from '${ROOT}/src/replica/database.ts';
  `;
  const rooms = { contract: /\/contract\//, mutators: /\/mutators\// };
  const external = [/^dexie/, /^zod/, ...outside.map((room) => rooms[room])];
  return gzipOf(source, external);
}

/** Gzip size in KiB of what one subject's page loads of its library, everything included. */
export function librarySize(source: string): Promise<number> {
  return gzipOf(source, []);
}

async function gzipOf(source: string, external: RegExp[]): Promise<number> {
  // Beside node_modules, because the entry names packages.
  const folder = await mkdtemp(join(ROOT, 'bench/node_modules/.size-'));
  try {
    await writeFile(join(folder, 'entry.js'), source);
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(folder, 'out'),
        target: 'es2023',
        minify: true,
        modulePreload: false,
        rollupOptions: {
          input: { entry: join(folder, 'entry.js') },
          external,
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: '[name].js', codeSplitting: false, format: 'es' },
        },
      },
    });
    return gzipSync(readFileSync(join(folder, 'out/entry.js')), { level: 9 }).length / 1024;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
