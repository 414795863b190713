import type { CDPSession, Page, Worker } from '@playwright/test';

type Registration = { registrationId: string; scopeURL: string };

/** Delivers a push to the app's worker as the browser would, whether a tab of it is open or not. */
export async function deliverPush(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session, origin);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

/** Fires a Background Sync or a periodic one as the browser would, whether a tab of the app is open or not. */
export async function fireSync(
  page: Page,
  origin: string,
  event: { tag: string; lastChance: boolean } | { tag: string; periodic: true },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session, origin);
  const { tag } = event;
  if ('periodic' in event)
    await session.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId, tag });
  else
    await session.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag,
      lastChance: event.lastChance,
    });
  await session.detach();
}

async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      const registrations = event.registrations as Registration[];
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

export type Shown = { title: string; body: string; path: string };

/** The system notifications that the worker shows right now. */
export function notificationsOf(worker: Worker): Promise<Shown[]> {
  return worker.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration };
    const shown = await scope.registration.getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, path: data.path }));
  });
}

/** Stops every worker at once, as a browser does with one that has run for too long. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/**
 * Empties the browser's own cache, with what the page's process holds in memory: a page that is opened next asks the
 * worker for everything. The caches of the app and the scripts of its worker are no part of it.
 */
export async function clearCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  // Only this empties the memory of the process.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.detach();
}
