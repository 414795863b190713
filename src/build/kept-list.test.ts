import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screenKey } from './chunk-files.ts';
import { keptList } from './kept-list.ts';

test('S5.1 what somebody who is new comes to first is kept first, the rest as it came', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'zusage-dist-'));
  mkdirSync(join(dist, '.vite'));
  const chunks = {
    'index.html': { file: 'index.js' },
    _shared: { file: 'shared.js' },
    [screenKey('setup')]: { file: 'setup.js', imports: ['_shared'] },
    [screenKey('pwa')]: { file: 'pwa.js' },
    [screenKey('pwa.$jobId')]: { file: 'job.js', imports: ['_shared'] },
    [screenKey('pwa.index')]: { file: 'list.js' },
  };
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(chunks));
  const names = ['zoo.js', 'list.js', 'shared.js', 'job.js', 'all.js', 'pwa.js', 'setup.js'];
  for (const name of names) writeFileSync(join(dist, name), name);
  const entries = names.map((url) => ({ url, revision: null, size: 1 }));
  const { manifest } = await keptList(dist, () => undefined)(entries);
  rmSync(dist, { recursive: true });
  expect(manifest.map(({ url }) => url)).toEqual([
    'setup.js',
    'pwa.js',
    'job.js',
    'list.js',
    'shared.js',
    'zoo.js',
    'all.js',
  ]);
});
