import type { CallNow } from '../sync/call.ts';

/** `needs-install`: iOS has push only for apps on the home screen. */
export type PushState = 'off' | 'on' | 'denied' | 'unsupported' | 'needs-install';

export type PushRegistration = {
  state: () => Promise<PushState>;
  /** The browser has put its own question on this device, and was answered. */
  asked: () => boolean;
  /** Asks for permission where needed; throws when the browser or the server refuses. */
  enable: () => Promise<void>;
  disable: () => Promise<void>;
  /** Tells the server the subscription as it is now, where there is one. */
  refresh: () => Promise<void>;
};

export function createPushRegistration(call: CallNow): PushRegistration {
  const manager = async () => (await navigator.serviceWorker.ready).pushManager;

  const send = async (subscription: PushSubscription) => {
    const { endpoint, keys } = subscription.toJSON();
    await call('push.register', {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    });
  };

  const state = async (): Promise<PushState> => {
    if (!('serviceWorker' in navigator)) return 'unsupported';
    if (!('Notification' in globalThis) || !('PushManager' in globalThis)) {
      return /iPhone|iPad/.test(navigator.userAgent) ? 'needs-install' : 'unsupported';
    }
    if (Notification.permission === 'denied') return 'denied';
    if (Notification.permission === 'default') return 'off';
    return (await (await manager()).getSubscription()) ? 'on' : 'off';
  };

  return {
    state,
    asked: () => 'Notification' in globalThis && Notification.permission !== 'default',
    enable: async () => {
      if ((await Notification.requestPermission()) !== 'granted') return;
      const { loadConfig } = await import('../auth/config.ts');
      const { pushKey } = await loadConfig();
      const subscription = await (await manager()).subscribe({
        userVisibleOnly: true,
        applicationServerKey: pushKey,
      });
      await send(subscription);
    },
    disable: async () => {
      if ((await state()) !== 'on') return;
      const subscription = await (await manager()).getSubscription();
      if (!subscription) return;
      await call('push.unregister', { endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    },
    refresh: async () => {
      if ((await state()) !== 'on') return;
      const subscription = await (await manager()).getSubscription();
      if (subscription) await send(subscription);
    },
  };
}
