import { PERIODIC_TAG } from './worker-message.ts';

type PeriodicSync = { register: (tag: string, options: { minInterval: number }) => Promise<void> };

/** The browser decides how often it really is; it stretches this for an app that is seldom opened. */
const EVERY_MS = 6 * 3_600_000;

/**
 * Asks the browser to wake the worker now and then while the app is closed. Only Chromium has it, and grants it only
 * to an app that is installed; elsewhere, and until then, nothing happens. Asked at every start, because no event
 * announces the permission.
 */
export async function keepPeriodicSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { periodicSync } = (registration ?? {}) as { periodicSync?: PeriodicSync };
  if (!periodicSync) return;
  const { state } = await navigator.permissions.query({
    name: 'periodic-background-sync' as PermissionName,
  });
  if (state === 'granted') await periodicSync.register(PERIODIC_TAG, { minInterval: EVERY_MS });
}
