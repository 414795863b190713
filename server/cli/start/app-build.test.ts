import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWhenStale } from './app-build.ts';

let root: string;
const at = (...path: string[]) => join(root, ...path);

/** A project whose `vite` counts its runs. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zusage-build-'));
  for (const path of ['src', 'node_modules/.bin']) mkdirSync(at(path), { recursive: true });
  writeFileSync(at('src', 'main.tsx'), '');
  writeFileSync(at('index.html'), '');
  vite('mkdir -p dist && echo page > dist/index.html && echo run >> runs');
});
afterEach(() => rmSync(root, { recursive: true }));

function vite(script: string): void {
  writeFileSync(at('node_modules', '.bin', 'vite'), `#!/bin/sh\n${script}\n`);
  chmodSync(at('node_modules', '.bin', 'vite'), 0o755);
}

const build = () => buildWhenStale(root, () => {});
const runs = () => readFileSync(at('runs'), 'utf8').trim().split('\n').length;
const touch = (...path: string[]) => {
  writeFileSync(at(...path), 'changed');
  const later = new Date(Date.now() + 60_000);
  utimesSync(at(...path), later, later);
};

test('the app is built when it is missing or a source is newer, and not again', async () => {
  expect(await build()).toBe(at('dist'));
  await build();
  expect(runs()).toBe(1);
  touch('src', 'main.tsx');
  await build();
  expect(runs()).toBe(2);
});

test('tests and generated files make nothing stale', async () => {
  await build();
  touch('src', 'main.test.tsx');
  touch('src', 'routeTree.gen.ts');
  await build();
  expect(runs()).toBe(1);
});

test('two starts at the same moment build once', async () => {
  await Promise.all([build(), build()]);
  expect(runs()).toBe(1);
});

test('a failed build is a sentence, and tried again', async () => {
  vite('exit 1');
  await expect(build()).rejects.toThrow('The app could not be built; the output of vite is above.');
  vite('mkdir -p dist && echo page > dist/index.html && echo run >> runs');
  expect(await build()).toBe(at('dist'));
});

test('where vite is missing a built app is served, and a missing one named', async () => {
  rmSync(at('node_modules', '.bin', 'vite'));
  await expect(build()).rejects.toThrow(
    'The app is not built and vite is missing; run npm ci --include=dev.',
  );
  mkdirSync(at('dist'));
  writeFileSync(at('dist', 'index.html'), '');
  expect(await build()).toBe(at('dist'));
});
