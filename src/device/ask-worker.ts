import { SYNC_TAG, type WorkerMessage } from './worker-message.ts';

type SyncManager = { register: (tag: string) => Promise<void> };

/**
 * Asks the worker to send what waits of a person, and the browser to wake it again. Answers whether the worker will:
 * it is there, and will be called by itself once there is network. Registered with every request, because a Background
 * Sync that has had its last chance is forgotten.
 * @param onRefused the worker cannot: for it another person is signed in, or none
 */
export async function askWorker(
  wanted: Omit<Extract<WorkerMessage, { type: 'drain' }>, 'type'>,
  onRefused: () => void,
): Promise<boolean> {
  const container = navigator.serviceWorker;
  if (!container?.controller) return false;
  const registration = await container.ready;
  const sync = (registration as ServiceWorkerRegistration & { sync?: SyncManager }).sync;
  if (!sync) return false;
  try {
    await sync.register(SYNC_TAG);
  } catch {
    return false;
  }
  const message: WorkerMessage = { type: 'drain', ...wanted };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    port1.close();
    if (data === false) onRefused();
  };
  container.controller?.postMessage(message, [port2]);
  return true;
}
