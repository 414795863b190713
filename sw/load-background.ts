import { BACKGROUND } from 'virtual:background';
import { allowOwnScripts } from '../src/sync/own-scripts.ts';

type Background = typeof import('./background.ts');

declare const self: ServiceWorkerGlobalScope & { background?: Background };

allowOwnScripts((path) => path === BACKGROUND);

/**
 * What the worker does when nobody looks. A browser starts the worker each time the app is opened, and the page waits
 * until it has run: so most of its code is a script of its own, which runs when it is first asked for. It is asked for
 * once while the worker is being installed: the browser keeps it with this version then, and would refuse it later.
 */
export async function loadBackground(): Promise<Background> {
  if (!self.background) importScripts(BACKGROUND);
  return self.background as Background;
}
