import type { CallNow } from '../sync/calls/call.ts';

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

/** What a page needs to know at once; to change it takes more code, which is fetched when it is asked for. */
export function createPushRegistration(call: CallNow): PushRegistration {
  const subscribing = () => import('./push-subscription.ts');

  const state = async (): Promise<PushState> => {
    if (!('serviceWorker' in navigator)) return 'unsupported';
    if (!('Notification' in globalThis) || !('PushManager' in globalThis)) {
      return /iPhone|iPad/.test(navigator.userAgent) ? 'needs-install' : 'unsupported';
    }
    if (Notification.permission === 'denied') return 'denied';
    if (Notification.permission === 'default') return 'off';
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await pushManager.getSubscription()) ? 'on' : 'off';
  };
  const isOn = async () => (await state()) === 'on';

  return {
    state,
    asked: () => 'Notification' in globalThis && Notification.permission !== 'default',
    enable: async () => {
      // Before anything is waited for: browsers let an app ask only right after a tap.
      if ((await Notification.requestPermission()) === 'granted') await (await subscribing()).subscribe(call);
    },
    disable: async () => {
      if (await isOn()) await (await subscribing()).unsubscribe(call);
    },
    refresh: async () => {
      if (await isOn()) await (await subscribing()).tellAgain(call);
    },
  };
}
