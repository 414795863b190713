import type { FullConfig } from '@playwright/test';
import { buildWhenStale } from '../../server/cli/start/app-build.ts';
import { newScratch, removeScratch } from '../../server/testing/scratch.ts';
import { makeSamples } from '../harness/data-dir.ts';
import { ROOT } from '../harness/server.ts';
import { ensureChromium } from '../run/chromium.ts';
import { keepAddresses } from './installed.ts';
import { signInPeople } from './signed-in.ts';

/** The browser tests run on the built app. `npm test` has built it; started alone, they build what is stale. */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = ensureChromium();
  await buildWhenStale(ROOT, console.log);
  const profiles = newScratch('visited');
  const letGo = await keepAddresses(workers, profiles);
  const removeSamples = await makeSamples(signInPeople);
  return async () => {
    await letGo();
    await removeSamples();
    removeScratch(profiles);
  };
}
