import { formatNumber } from './numbers.ts';

/**
 * Has the browser read its data of languages before the first number is drawn: for the first one it looks through all
 * languages it knows, which costs a cheap phone some 40 ms. In Chromium what one thread has read all threads of the page
 * have, so that a worker does it beside the page. Not on a first visit: its script would come over a line on which the
 * app is waited for; then the page does it while it waits.
 */
export function warmFormats(tag: string): void {
  if (globalThis.Worker && navigator.serviceWorker?.controller)
    new Worker(new URL('./format-worker.ts', import.meta.url), { type: 'module', name: 'formats' });
  else setTimeout(() => formatNumber(tag, 0));
}
