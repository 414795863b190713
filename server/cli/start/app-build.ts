import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../../base/start-failure.ts';
import { lockDirectory } from './directory-lock.ts';

/** Everything the built app is made of. */
const SOURCES = [
  '{src,sw,contract,locales,public}/**/*',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
/** Tests are not part of it, and generated files are written by the build itself. */
const LEFT_OUT = /\.(test|gen)\.tsx?$/;
const LOCK_PAUSE_MS = 300;

/**
 * Builds the app unless dist/ is newer than its sources, and returns its folder. Throws a StartFailure, with the
 * build's output on stderr. Two starts at the same moment build once.
 */
export async function buildWhenStale(root: string, say: (line: string) => void): Promise<string> {
  const dist = join(root, 'dist');
  if (isFresh(root)) return dist;
  const vite = join(root, 'node_modules', '.bin', 'vite');
  if (!existsSync(vite)) {
    if (existsSync(join(dist, 'index.html'))) return dist;
    throw new StartFailure('The app is not built and vite is missing; run npm ci --include=dev.');
  }
  const lock = await waitForLock(join(root, 'node_modules', '.cache', 'build'));
  try {
    if (isFresh(root)) return dist;
    say('Building the app …');
    const began = new Date();
    await runVite(vite, root);
    // Dated back to the start of the build: what was saved while it ran is built next time.
    const marker = join(dist, '.built');
    writeFileSync(marker, '');
    utimesSync(marker, began, began);
    return dist;
  } finally {
    lock.release();
  }
}

function isFresh(root: string): boolean {
  const marker = statSync(join(root, 'dist', '.built'), { throwIfNoEntry: false });
  if (marker === undefined || !existsSync(join(root, 'dist', 'index.html'))) return false;
  return newestSource(root) <= marker.mtimeMs;
}

function newestSource(root: string): number {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !LEFT_OUT.test(file));
  return Math.max(0, ...files.map((file) => statSync(join(root, file)).mtimeMs));
}

async function waitForLock(directory: string) {
  for (;;) {
    const lock = lockDirectory(directory);
    if (lock !== undefined) return lock;
    await new Promise((resolve) => setTimeout(resolve, LOCK_PAUSE_MS));
  }
}

function runVite(vite: string, root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(vite, ['build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new StartFailure('The app could not be built; the output of vite is above.'));
    });
  });
}
