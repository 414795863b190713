import { createECDH, createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import { PUSH_SERVICE } from '../../testing/test-app.ts';

function subscription(endpoint = 'https://push.example.org/abc') {
  const ecdh = createECDH('prime256v1');
  return {
    endpoint,
    keys: { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

onDatabase((app) => {
  test('a device is registered once, and again by whoever signs in next on it', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const device = subscription();
    expect((await t.call('mia', 'push.register', device)).data).toEqual({ registered: true });
    await t.call('mia', 'push.register', device);
    await t.call('ben', 'push.register', device);
    const rows = await t.db.selectFrom('push_device').selectAll().execute();
    expect(rows).toMatchObject([{ endpoint: device.endpoint, user_id: 'ben' }]);
    await t.call('mia', 'push.unregister', { endpoint: device.endpoint });
    expect(await t.db.selectFrom('push_device').selectAll().execute()).toHaveLength(1);
    expect((await t.call('ben', 'push.unregister', { endpoint: device.endpoint })).data).toEqual({
      registered: false,
    });
    expect(await t.db.selectFrom('push_device').selectAll().execute()).toEqual([]);
  });

  test('an account has twenty devices at most: the one registered longest ago leaves', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const endpoint = (n: number) => `https://push.example.org/device-${n}`;
    await t.call('ben', 'push.register', subscription('https://push.example.org/ben'));
    for (let n = 1; n <= 21; n++) {
      later(t, 1000);
      await t.call('mia', 'push.register', subscription(endpoint(n)));
      if (n === 20) await t.call('mia', 'push.register', subscription(endpoint(1)));
    }
    const kept = await t.db
      .selectFrom('push_device')
      .select('endpoint')
      .where('user_id', '=', 'mia')
      .execute();
    expect(kept.map((device) => device.endpoint).sort()).toEqual(
      [1, ...Array.from({ length: 19 }, (_, n) => n + 3)].map(endpoint).sort(),
    );
    expect((await t.call('ben', 'push.list', {})).data).toHaveLength(1);
  });

  test('a person sees their devices without their secrets, and forgets a lost one by its hash', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    await t.call('mia', 'push.register', subscription('https://push.example.org/lost'));
    const at = t.now.toISOString();
    const { data } = await t.call('mia', 'push.list', {});
    const endpointHash = createHash('sha256').update('https://push.example.org/lost').digest('hex');
    expect(data).toEqual([{ endpointHash, service: 'push.example.org', registeredAt: at, lastPushAt: null }]);
    await t.call('ben', 'push.unregister', { endpointHash });
    expect((await t.call('mia', 'push.list', {})).data).toHaveLength(1);
    await t.call('mia', 'push.unregister', { endpointHash });
    expect((await t.call('mia', 'push.list', {})).data).toEqual([]);
    expect((await t.call('mia', 'push.test', { endpointHash })).data).toEqual({ registered: false });
    expect((await t.call('mia', 'push.unregister', {})).error.code).toBe('parameter_missing');
  });

  test('usersettings.3 a device that was stopped from elsewhere does not register itself again, until it is switched on', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const lost = subscription('https://push.example.org/lost');
    const endpointHash = createHash('sha256').update(lost.endpoint).digest('hex');
    await t.call('mia', 'push.register', lost);
    const since = t.now.toISOString();
    later(t, 60_000);
    await t.call('mia', 'push.register', lost);
    expect((await t.call('mia', 'push.list', {})).data).toMatchObject([{ registeredAt: since }]);
    await t.call('mia', 'push.unregister', { endpointHash });
    expect((await t.call('mia', 'push.register', lost)).data).toEqual({ registered: false });
    expect((await t.call('mia', 'push.list', {})).data).toEqual([]);
    // Somebody else signs in on it: it is theirs.
    expect((await t.call('ben', 'push.register', lost)).data).toEqual({ registered: true });
    await t.call('ben', 'push.unregister', { endpoint: lost.endpoint });
    const fresh = subscription('https://push.example.org/fresh');
    expect((await t.call('mia', 'push.register', fresh)).data).toEqual({ registered: true });
  });

  test('usersettings.3 a test goes to the device that asks, also at night; nobody tests another’s', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const device = { ...subscription(), zone: 'America/New_York' };
    await t.call('mia', 'push.register', device);
    expect(await t.db.selectFrom('push_device').select('zone').execute()).toEqual([
      { zone: 'America/New_York' },
    ]);
    const endpointHash = createHash('sha256').update(device.endpoint).digest('hex');
    t.now = new Date('2026-03-03T08:00:00.000Z');
    expect((await t.call('ben', 'push.test', { endpointHash })).data).toEqual({ registered: false });
    await t.doWork();
    expect(t.pushed).toEqual([]);
    expect((await t.call('mia', 'push.test', { endpointHash })).data).toEqual({ registered: true });
    await t.doWork();
    expect(t.pushed).toEqual(['test']);
    expect((await t.call('mia', 'push.list', {})).data).toMatchObject([{ lastPushAt: t.now.toISOString() }]);
    // A zone that is none is as good as none said.
    await t.call('mia', 'push.register', { ...device, zone: 'Nowhere/At_All' });
    expect(await t.db.selectFrom('push_device').select('zone').execute()).toEqual([{ zone: null }]);
  });

  test('only known push services and real keys are taken', async () => {
    const t = app();
    await seeker(t, 'mia');
    const refusedField = async (device: ReturnType<typeof subscription>) => {
      const { status, error } = await t.call('mia', 'push.register', device);
      return [status, error?.fields?.[0]?.path];
    };
    for (const endpoint of [
      'http://push.example.org/abc',
      'https://push.example.org.evil.org/abc',
      'https://push.example.org:8443/abc',
      'https://user@push.example.org/abc',
      'http://169.254.169.254/latest',
      'http://localhost:4400/api',
    ])
      expect(await refusedField(subscription(endpoint))).toEqual([422, 'endpoint']);
    expect(await refusedField(subscription(`${PUSH_SERVICE}/x`))).toEqual([200, undefined]);
    const { keys } = subscription();
    expect(await refusedField({ ...subscription(), keys: { ...keys, p256dh: 'AAAA' } })).toEqual([
      422,
      'keys.p256dh',
    ]);
    expect(await refusedField({ ...subscription(), keys: { ...keys, auth: 'AAAA' } })).toEqual([
      422,
      'keys.auth',
    ]);
  });
});
