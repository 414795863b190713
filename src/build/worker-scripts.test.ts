import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workerScripts } from './worker-scripts.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'zusage-build-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Builds a page and a worker of these modules; answers the files and the worker's scripts in order. */
async function built(modules: Record<string, string>) {
  for (const [name, code] of Object.entries(modules)) await writeFile(join(root, name), code);
  const worker = workerScripts(join(root, 'worker.js'));
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [worker.inPage],
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'page.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name].js' },
      },
    },
  });
  const { load } = worker.inWorker as unknown as { load: { handler: () => string } };
  const scripts = JSON.parse(/\[.*\]/.exec(load.handler())?.[0] ?? '[]') as string[];
  return { scripts, page: join(root, 'dist/assets/page.js') };
}

const SHARED = {
  'base.js': 'export const base = { made: 1 }; export default (n) => n + 1;',
  'shared.js': `import next, { base } from './base.js';
    export * as all from './base.js';
    export { base }; export const twice = (n) => next(n) * 2; export class Thing { size = base.made; }`,
  'page.js': `import { all, base, Thing, twice } from './shared.js';
    export const page = [twice(2), new Thing().size, base === all.base];
    export const later = () => import('./later.js');`,
  'later.js': `export { twice as double, Thing } from './shared.js'; export { base } from './base.js';
    import next from './base.js'; export const two = next(1);`,
  'worker.js': `import { Thing, twice } from './shared.js'; export const act = () => [twice(3), new Thing().size];`,
};

it('writes what page and worker share as scripts, which the worker runs one after the other', async () => {
  const { scripts } = await built(SHARED);
  const scope = createContext({}) as { parts?: Record<string, { act: () => unknown[] }> };
  for (const script of scripts) runInContext(await readFile(join(root, 'dist', script), 'utf8'), scope);
  expect(scripts.length).toBeGreaterThan(1);
  expect([...(scope.parts?.[scripts.at(-1) as string]?.act() ?? [])]).toEqual([8, 1]);
});

it('lets the page, and what it asks for later, take from the same scripts', async () => {
  const { page, scripts } = await built(SHARED);
  // Node goes by the nearest package.
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist/package.json'), '{ "type": "module" }');
  const loaded = await import(pathToFileURL(page).href);
  expect(loaded.page).toEqual([6, 1, true]);
  const later = await loaded.later();
  expect([later.double(5), later.two]).toEqual([12, 2]);
  const files = await readdir(join(root, 'dist/assets'));
  const sources = await Promise.all(files.map((file) => readFile(join(root, 'dist/assets', file), 'utf8')));
  expect(sources.filter((code) => code.includes('made:1')).length).toBe(1);
  expect(scripts.length).toBeLessThan(files.length);
});

it('refuses to share what changes after it has run', async () => {
  const changing = 'export let base = 1; export default () => { base = 2; };';
  const message = /exports what changes later, and the worker shares it/;
  const page = `import set, { base } from './base.js'; export const later = () => { set(); return base; };`;
  const worker = `import set, { base } from './base.js'; export const act = () => { set(); return base; };`;
  await expect(built({ 'base.js': changing, 'page.js': page, 'worker.js': worker })).rejects.toThrow(message);
});
