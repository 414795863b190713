import { BACKGROUND } from 'virtual:background';
import { allowOwnScripts } from '../src/device/own-scripts.ts';

type Background = typeof import('./background.ts');

declare const self: ServiceWorkerGlobalScope & { parts?: Record<string, Background> };

const paths = BACKGROUND.map((name) => `/${name}`);
allowOwnScripts((path) => paths.includes(path));

/**
 * What the worker does when nobody looks. A browser starts the worker each time the app is opened, and the page waits
 * until it has run: so most of its code is in scripts that run when they are first asked for. They are asked for once
 * while the worker is being installed: the browser keeps them with this version then, and would refuse them later.
 */
export async function loadBackground(): Promise<Background> {
  const last = BACKGROUND.at(-1) as string;
  if (!self.parts?.[last]) importScripts(...paths);
  return self.parts?.[last] as Background;
}

/**
 * The browser refuses a script that is none, and one that is cut off does not parse (to-scripts.ts wraps each). But it
 * takes them from its own cache, where what a portal has answered may stay for long: that is replaced, once.
 */
export async function installBackground(): Promise<void> {
  try {
    await loadBackground();
  } catch {
    await Promise.all(paths.map((path) => fetch(path, { cache: 'reload' })));
    await loadBackground();
  }
}
