import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { API_BASE } from '../../../contract/calls.ts';
import { rightsWork } from '../../domain/rights/work.ts';
import { deviceName } from '../../domain/session/device-name.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:151.0) Gecko/151.0 Firefox/151.0';
const MINUTE_MS = 60_000;

const later = (t: TestApp, ms: number) => {
  t.now = new Date(t.now.getTime() + ms);
};
const list = async (t: TestApp, uid: string) => (await t.call(uid, 'session.list', {})).data.items;

/** Mia on two devices: signed in an hour ago, and now. */
async function scene(t: TestApp) {
  const hourAgo = new Date(t.now.getTime() - 60 * MINUTE_MS);
  t.signIn('mia', { signedInAt: hourAgo });
  await seeker(t, 'mia');
  const phone = hourAgo.toISOString();
  t.signIn('mia', { signedInAt: t.now });
  await t.app.inject({
    method: 'GET',
    url: `${API_BASE}/user/mia`,
    headers: { authorization: 'Bearer mia', 'user-agent': FIREFOX },
  });
  return { hourAgo, phone, now: t.now };
}

onDatabase((app) => {
  test('usersettings.1 every sign-in is listed, also one that nobody announced', async () => {
    const t = app();
    const { phone } = await scene(t);
    expect(await list(t, 'mia')).toMatchObject([
      { device: 'Firefox on Android', signedInAt: t.now.toISOString(), current: true },
      { device: '', signedInAt: phone, current: false },
    ]);
    expect(await list(t, 'mallory')).toEqual([]);
  });

  test('one sign-in is ended: its tokens are refused from the next request on, for reading too', async () => {
    const t = app();
    const { hourAgo, now } = await scene(t);
    const [, phone] = await list(t, 'mia');
    const ended = await t.call('mia', 'session.revoke', { _sessionId: phone?._id as string });
    expect(ended.data).toEqual({ ended: 1 });
    t.signIn('mia', { signedInAt: hourAgo });
    const refused = await t.call('mia', 'user.get', { userId: 'mia' });
    expect([refused.status, refused.error.code]).toEqual([401, 'session_ended']);
    t.signIn('mia', { signedInAt: now });
    expect((await list(t, 'mia')).map(({ current }) => current)).toEqual([true]);
    expect(t.identityActs).toEqual([]);
  });

  test('usersettings.1 all others are ended at once; this one stays, and so does everybody else’s', async () => {
    const t = app();
    const { hourAgo, now } = await scene(t);
    t.signIn('mia', { signedInAt: new Date(hourAgo.getTime() - MINUTE_MS) });
    await t.call('mia', 'user.get', { userId: 'mia' });
    await seeker(t, 'ben');
    t.signIn('mia', { signedInAt: now });
    expect(await list(t, 'mia')).toHaveLength(3);
    expect((await t.call('mia', 'session.revoke', { others: true })).data).toEqual({ ended: 2 });
    expect(await list(t, 'mia')).toMatchObject([{ current: true }]);
    expect(await list(t, 'ben')).toMatchObject([{ current: true }]);
    await t.doWork();
    expect(t.identityActs).toEqual([]);
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).status).toBe(200);
    t.signIn('mia', { signedInAt: hourAgo });
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).error.code).toBe('session_ended');
    const write = await t.call('mia', 'notification.read-all', { userId: 'mia', upTo: now.toISOString() });
    expect(write.error.code).toBe('session_ended');
  });

  test('ending all ends this one too, at the sign-in service as well', async () => {
    const t = app();
    await scene(t);
    expect((await t.call('mia', 'session.revoke', {})).data).toEqual({ ended: 2 });
    await t.doWork();
    expect(t.identityActs).toEqual([{ act: 'revoke', who: 'mia' }]);
    later(t, MINUTE_MS);
    t.signIn('mia');
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).status).toBe(200);
  });

  test('nobody ends another’s sign-in, or one that never was', async () => {
    const t = app();
    await scene(t);
    const [session] = await list(t, 'mia');
    for (const [uid, _sessionId] of [
      ['mallory', session?._id as string],
      ['mia', v7()],
    ] as const)
      expect((await t.call(uid, 'session.revoke', { _sessionId })).error.code).toBe('not_found');
  });

  test('a device that was long not seen leaves the list; one that was ended never comes back', async () => {
    const t = app();
    const { hourAgo } = await scene(t);
    const [, phone] = await list(t, 'mia');
    await t.call('mia', 'session.revoke', { _sessionId: phone?._id as string });
    later(t, 200 * 86_400_000);
    await makeDue(t, rightsWork);
    await t.doWork();
    t.signIn('mia', { signedInAt: hourAgo });
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).status).toBe(401);
    expect(await t.db.selectFrom('session').selectAll().execute()).toHaveLength(1);
  });
});

test.each([
  [FIREFOX, 'Firefox on Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36 Edg/156.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['curl/8', ''],
  ['', ''],
])('a device is called by what people know it as: %s', (header, name) => {
  expect(deviceName(header)).toBe(name);
});
