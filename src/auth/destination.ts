/**
 * The page a person was going to when they had to sign in, make an account or set it up first. Local storage keeps it over
 * reloads, closed tabs and the tab of a mailed link; signing out clears it. It holds until they go on from there.
 */

const KEY = 'destination';
/**
 * Only pages within the app, whatever an address or a store says. `/pwa` alone is the default anyway. The same in
 * public/before-paint.js, which imports nothing.
 */
export const WITHIN = /^\/pwa(?:\/[^/\\]|[?#])/;

export function keepDestination(to: string | null): void {
  // The build renders pages where there is no storage.
  if (to && WITHIN.test(to)) globalThis.localStorage?.setItem(KEY, to);
}

export function readDestination(): string | null {
  const kept = globalThis.localStorage?.getItem(KEY);
  return kept && WITHIN.test(kept) ? kept : null;
}

export function dropDestination(): void {
  localStorage.removeItem(KEY);
}
