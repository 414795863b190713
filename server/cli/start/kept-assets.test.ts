import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepAssets } from './kept-assets.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'zusage-assets-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('chunks of the two versions before are kept, older ones go', async () => {
  const assets = join(root, 'assets');
  const folder = join(root, 'kept');
  const build = async (...names: string[]) => {
    await rm(assets, { recursive: true, force: true });
    await mkdir(assets);
    for (const name of names) await writeFile(join(assets, name), name);
    await keepAssets(assets, folder);
    return (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  };
  expect(await build('a-1.js', 'b-1.js')).toEqual(['a-1.js', 'b-1.js']);
  expect(await build('a-2.js', 'b-1.js')).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
  // Started again without a new build: that is no version.
  expect(await build('a-2.js', 'b-1.js')).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
  expect(await build('a-3.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'b-1.js']);
  expect(await build('a-4.js')).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'b-1.js']);
  expect(await build('a-5.js')).toEqual(['a-3.js', 'a-4.js', 'a-5.js']);
});
