import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeSample, ROOT } from '../harness/server.ts';
import { ensureChromium } from '../run/chromium.ts';
import { run } from '../run/step.ts';

/** The browser tests run on the built app. `npm test` has built it; started alone, they build it where it is missing. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = ensureChromium();
  const isBuilt = existsSync(join(ROOT, 'dist/.built'));
  if (!isBuilt && !(await run({ name: 'build', command: ['vite', 'build'] }, 'on-failure')))
    throw new Error('the build failed');
  return makeSample();
}
