/**
 * Opens the screen a notification is about: in a window that is already open, by its own router so that nothing
 * being written there is lost, or in a new one.
 */
export async function openFromNotification(scope: ServiceWorkerGlobalScope, data: unknown): Promise<void> {
  const given = (data as { path?: unknown } | null)?.path;
  const path = typeof given === 'string' && given.startsWith('/pwa') ? given : '/pwa';
  const [client] = await scope.clients.matchAll({ type: 'window' });
  if (client) {
    client.postMessage({ type: 'open', path });
    await client.focus();
    return;
  }
  await scope.clients.openWindow(path);
}
