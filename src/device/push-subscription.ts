import { sha256 } from '../../contract/sha256.ts';
import { loadConfig } from '../auth/config.ts';
import type { CallNow } from '../sync/calls/call.ts';

/** The browser's subscription for pushes, and what the server knows of it. */

const manager = async () => (await navigator.serviceWorker.ready).pushManager;

/** False where the person has stopped this subscription from another device. */
async function tell(call: CallNow, subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  const { registered } = await call('push.register', {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    // For the quiet hours, which are hours of the person's day.
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return registered;
}

export async function subscribe(call: CallNow): Promise<void> {
  const { pushKey } = await loadConfig();
  const pushManager = await manager();
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const subscription = await pushManager.subscribe(options);
  if (await tell(call, subscription)) return;
  // A tap on this device counts for more than the stop, and the next subscription has another endpoint.
  await subscription.unsubscribe();
  await tell(call, await pushManager.subscribe(options));
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

/** Tells the server the subscription as it is now; one that was stopped from another device ends here too. */
export async function tellAgain(call: CallNow): Promise<void> {
  const subscription = await (await manager()).getSubscription();
  if (subscription && !(await tell(call, subscription))) await subscription.unsubscribe();
}

/** What notifications need of this device. */
export type PushHealth = {
  permission: NotificationPermission | 'unsupported';
  /** The app's worker is there to receive them. */
  worker: boolean;
  /** The browser has an address at which they arrive. */
  subscribed: boolean;
};

export async function pushHealth(): Promise<PushHealth> {
  const permission = 'Notification' in globalThis ? Notification.permission : 'unsupported';
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  // One that is only being installed runs in a moment.
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  return { permission, worker: Boolean(worker), subscribed: Boolean(subscription) };
}

/** How the server's list has this device; null where it has no address, also where the browser cannot have one. */
export async function ownEndpointHash(): Promise<string | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  return subscription ? sha256(subscription.endpoint) : null;
}

/** Has a test sent to this device. One that the server does not know is registered first; false where there is none. */
export async function testPush(call: CallNow): Promise<boolean> {
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return false;
  const endpointHash = await sha256(subscription.endpoint);
  if ((await call('push.test', { endpointHash })).registered) return true;
  await tell(call, subscription);
  return (await call('push.test', { endpointHash })).registered;
}
