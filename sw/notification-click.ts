import { SERVER_PAGES } from './server-pages.ts';

/**
 * Opens the screen a notification is about: in a window that is already open, by its own router so that nothing
 * being written there is lost, or in a new one. A page that the server has written has no router.
 */
export async function openFromNotification(scope: ServiceWorkerGlobalScope, data: unknown): Promise<void> {
  const given = (data as { path?: unknown } | null)?.path;
  const path = typeof given === 'string' && given.startsWith('/pwa') ? given : '/pwa';
  const windows = await scope.clients.matchAll({ type: 'window' });
  const client = windows.find(({ url }) => !SERVER_PAGES.test(new URL(url).pathname));
  if (client) {
    client.postMessage({ type: 'open', path });
    await client.focus();
    return;
  }
  await scope.clients.openWindow(path);
}
