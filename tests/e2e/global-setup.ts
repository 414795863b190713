import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../harness/server.ts';
import { ensureChromium } from '../run/chromium.ts';
import { run } from '../run/step.ts';

/** The browser tests run on the built app. `npm test` has built it; started alone, they build it where it is missing. */
export default async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH = ensureChromium();
  if (existsSync(join(ROOT, 'dist/.built'))) return;
  if (!(await run({ name: 'build', command: ['vite', 'build'] }, 'on-failure')))
    throw new Error('the build failed');
}
