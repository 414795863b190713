import { afterEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '../testing/store.ts';
import { isSealed, seal } from './seal.ts';
import { closeNotices, endPush } from './system-notices.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the system shows, by its tags. */
function given(...tags: string[]) {
  const shown = new Set(tags);
  const subscription = { unsubscribe: vi.fn(async () => true) };
  const registration = {
    getNotifications: async ({ tag }: { tag?: string }) =>
      [...shown]
        .filter((one) => tag === undefined || one === tag)
        .map((one) => ({ close: () => shown.delete(one) })),
    pushManager: { getSubscription: async () => subscription },
  };
  return { shown, subscription, registration };
}

const inPage = (registration: object) => ({ serviceWorker: { getRegistration: async () => registration } });

test.each(['page', 'worker'])(
  'S1.3 where a session ends, in the %s, nothing of it stays in sight',
  async (where) => {
    const { shown, registration } = given('talk', 'unsent');
    const clearAppBadge = vi.fn(async () => undefined);
    vi.stubGlobal('caches', memoryCaches());
    vi.stubGlobal('navigator', { clearAppBadge, ...(where === 'page' && inPage(registration)) });
    if (where === 'worker') vi.stubGlobal('registration', registration);
    await seal('ben');
    expect(await isSealed('ben')).toBe(true);
    expect([...shown]).toEqual([]);
    expect(clearAppBadge).toHaveBeenCalledOnce();
  },
);

test('S1.3 a session ends where the system shows nothing as well', async () => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('navigator', {});
  await seal('ben');
  expect(await isSealed('ben')).toBe(true);
});

test('the notifications of a conversation go when it is read, and nothing else', async () => {
  const { shown, registration } = given('talk', 'other', 'unsent');
  vi.stubGlobal('navigator', inPage(registration));
  await closeNotices('talk');
  expect([...shown]).toEqual(['other', 'unsent']);
});

test('S4.1 a device on which nobody is signed in gets no pushes any more, and a browser without them goes on', async () => {
  const { subscription, registration } = given();
  vi.stubGlobal('navigator', inPage(registration));
  await endPush();
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  vi.stubGlobal('navigator', inPage({}));
  await endPush();
  vi.stubGlobal('navigator', {});
  await endPush();
});
