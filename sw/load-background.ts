import { allowOwnScripts } from '../src/device/own-scripts.ts';
import type { Background } from './background.ts';
import path from './background.ts?worker&url';
import { fetchRight, type IsRight } from './right-files.ts';

declare const self: ServiceWorkerGlobalScope & { background?: Background };

/** The path of the worker's second script in the build. */
export const BACKGROUND = path;

allowOwnScripts((asked) => asked === BACKGROUND);

/**
 * Loads the worker's background part. A browser starts the worker each time the app is opened, and the page waits
 * until it has run: so most of its code is a script of its own, which runs when it is first asked for. It is asked for
 * once while the worker is being installed: the browser keeps it with this version then, and would refuse it later.
 */
export async function loadBackground(): Promise<Background> {
  if (!self.background) importScripts(BACKGROUND);
  return self.background as Background;
}

/** The script is imported from the browser's own cache, so it is put right there first. */
export async function installBackground(isRight: IsRight): Promise<void> {
  if (!(await fetchRight(new URL(BACKGROUND, location.href).href, isRight)))
    throw new Error(`${BACKGROUND} did not come as it was built`);
  await loadBackground();
}
