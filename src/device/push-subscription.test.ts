import { afterEach, expect, test, vi } from 'vitest';
import type { CallNow } from '../sync/calls/call.ts';
import { unsubscribe } from './push-subscription.ts';

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
