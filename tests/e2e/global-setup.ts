import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { newScratch, removeScratch } from '../../server/testing/scratch.ts';
import { makeSamples } from '../harness/data-dir.ts';
import { ROOT } from '../harness/server.ts';
import { ensureChromium } from '../run/chromium.ts';
import { run } from '../run/step.ts';
import { keepAddresses } from './installed.ts';
import { signInPeople } from './signed-in.ts';

/** The browser tests run on the built app. `npm test` has built it; started alone, they build it where it is missing. */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = ensureChromium();
  const isBuilt = existsSync(join(ROOT, 'dist/.built'));
  if (!isBuilt && !(await run({ name: 'build', command: ['vite', 'build'] }, 'on-failure')))
    throw new Error('the build failed');
  const profiles = newScratch('visited');
  const letGo = await keepAddresses(workers, profiles);
  const removeSamples = await makeSamples(signInPeople);
  return async () => {
    await letGo();
    await removeSamples();
    removeScratch(profiles);
  };
}
