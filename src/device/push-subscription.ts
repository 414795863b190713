import { loadConfig } from '../auth/config.ts';
import type { CallNow } from '../sync/calls/call.ts';

/** The browser's subscription for pushes, and what the server knows of it. */

const manager = async () => (await navigator.serviceWorker.ready).pushManager;

async function tell(call: CallNow, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await call('push.register', {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  });
}

export async function subscribe(call: CallNow): Promise<void> {
  const { pushKey } = await loadConfig();
  const subscription = await (await manager()).subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  await tell(call, subscription);
}

/**
 * At once on this device, which needs no server: after a sign-out without network nothing of this person may appear. A
 * server that cannot be told learns it from the push service.
 */
export async function unsubscribe(call: CallNow): Promise<void> {
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return;
  await Promise.all([
    subscription.unsubscribe(),
    call('push.unregister', { endpoint: subscription.endpoint }),
  ]);
}

/** Tells the server the subscription as it is now. */
export async function tellAgain(call: CallNow): Promise<void> {
  const subscription = await (await manager()).getSubscription();
  if (subscription) await tell(call, subscription);
}
