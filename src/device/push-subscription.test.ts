import { afterEach, expect, test, vi } from 'vitest';
import type { CallNow } from '../sync/calls/call.ts';
import { subscribe, tellAgain, unsubscribe } from './push-subscription.ts';

vi.mock('../auth/config.ts', () => ({ loadConfig: async () => ({ pushKey: 'key' }) }));
afterEach(() => vi.unstubAllGlobals());

test('a device that cannot reach the server has no subscription any more all the same', async () => {
  const endpoint = 'https://push.example.org/device';
  const subscription = { endpoint, unsubscribe: vi.fn(async () => true) };
  const pushManager = { getSubscription: async () => subscription };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  const call = vi.fn(() => Promise.reject(new Error('no network'))) as unknown as CallNow;
  await expect(unsubscribe(call)).rejects.toThrow('no network');
  expect(call).toHaveBeenCalledWith('push.unregister', { endpoint });
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

/** A browser's manager of subscriptions: each new one has an endpoint of its own. */
function browser() {
  let made = 0;
  let current: PushSubscription | null = null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => {
      if (current) return current;
      const endpoint = `https://push.example.org/${++made}`;
      const unsubscribe = async () => {
        current = null;
        return true;
      };
      current = {
        endpoint,
        unsubscribe,
        toJSON: () => ({ endpoint, keys: {} }),
      } as unknown as PushSubscription;
      return current;
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  return { endpoint: () => current?.endpoint };
}

test('usersettings.3 what was stopped from another device ends here, and is switched on here with another endpoint', async () => {
  const { endpoint } = browser();
  const stopped = new Set<string>();
  const call = vi.fn(async (_name: string, args: { endpoint: string }) => ({
    registered: !stopped.has(args.endpoint),
  })) as unknown as CallNow;
  await subscribe(call);
  await tellAgain(call);
  expect(endpoint()).toBe('https://push.example.org/1');
  stopped.add('https://push.example.org/1');
  await subscribe(call);
  expect(endpoint()).toBe('https://push.example.org/2');
  stopped.add('https://push.example.org/2');
  await tellAgain(call);
  expect(endpoint()).toBeUndefined();
});
