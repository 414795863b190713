import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { errorBody } from '../../../contract/error-body.ts';
import { EVERYTHING } from '../../ports/realtime/realtime.ts';
import { holdRow, untilWaiting } from '../../testing/held-row.ts';
import { onPostgres } from '../../testing/on-database.ts';
import { company, companyUser, publishedJob, seeker } from '../../testing/people.ts';
import { openMigrated } from '../../testing/pglite-template.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let origin: string;

beforeAll(async () => {
  t = await testApp(openMigrated);
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => t.reset());
afterAll(() => t.close());

/** The stream's buckets as they arrive. */
async function listen(uid: string, at = origin) {
  const controller = new AbortController();
  const response = await fetch(`${at}/api/events`, {
    headers: { authorization: `Bearer ${uid}`, 'accept-encoding': 'br, gzip' },
    signal: controller.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    /** The next bucket; undefined once the stream has ended. */
    async next(): Promise<string | undefined> {
      for (;;) {
        const line = /^data: (.*)\n\n/m.exec(text);
        if (line) {
          text = text.slice(line.index + line[0].length);
          return JSON.parse(line[1] as string).bucket;
        }
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return undefined;
        text += value;
      }
    },
    stop: () => controller.abort(),
  };
}

test('R7.1 a signal names a moved bucket of the caller’s, uncompressed, and nobody else’s', async () => {
  const { _id } = await company(t, 'owner');
  await seeker(t, 'mia');
  const stream = await listen('mia');
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
  expect(stream.response.headers.get('content-encoding')).toBeNull();
  expect(stream.response.headers.get('content-security-policy')).toContain("default-src 'none'");
  await t.call('owner', 'company.update-general', {
    companyId: _id,
    general: { website: 'https://example.org' },
  });
  await publishedJob(t, 'owner', _id);
  await t.doWork();
  expect(await stream.next()).toBe('market');
  stream.stop();
});

test('R7.1 who founds a company while listening hears of its bucket from then on', async () => {
  await companyUser(t, 'founder');
  const stream = await listen('founder');
  const created = await t.call('founder', 'company.create', {
    _id: '01a1f78a-6879-7192-a32c-ecc506570aea',
    companyUID: 'DE136695976',
    companyName: 'Bakery',
    _userId: 'founder',
  });
  expect(await stream.next()).toBe('user:founder');
  const update = () =>
    t.call('founder', 'company.update-general', {
      companyId: created.data._id,
      general: { website: 'https://example.org' },
    });
  await update();
  expect(await stream.next()).toBe(`company:${created.data._id}`);
  stream.stop();
});

test('the stream needs a token and a record', async () => {
  expect((await fetch(`${origin}/api/events`)).status).toBe(401);
  const stranger = await fetch(`${origin}/api/events`, { headers: { authorization: 'Bearer stranger' } });
  expect([stranger.status, errorBody.parse(await stranger.json()).error.code]).toEqual([404, 'user_unknown']);
});

test('the stream ends when the token does', async () => {
  await seeker(t, 'mia');
  t.now = new Date('2100-01-01T00:00:00.000Z');
  const stream = await listen('mia');
  expect(await stream.next()).toBeUndefined();
});

test('the stream ends soon after the sign-in it was opened with', async () => {
  t.signIn('mia', { signedInAt: t.now });
  await seeker(t, 'mia');
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    const stream = await listen('mia');
    await t.call('mia', 'session.revoke', {});
    // This process asks the database once a minute.
    t.now = new Date(t.now.getTime() + 60_000);
    vi.advanceTimersByTime(30_000);
    for (let bucket = await stream.next(); bucket !== undefined; ) bucket = await stream.next();
    expect((await fetch(`${origin}/api/events`, { headers: { authorization: 'Bearer mia' } })).status).toBe(
      401,
    );
  } finally {
    vi.useRealTimers();
  }
});

test('an overload ends no stream: all would come back in the middle of it', async () => {
  const narrow = await testApp(() => openMigrated(1));
  const at = await narrow.app.listen({ port: 0, host: '127.0.0.1' });
  await seeker(narrow, 'mia');
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    const stream = await listen('mia', at);
    const letGo = await holdRow(narrow.db, 'bucket', 'user:mia');
    const first = narrow.db.selectFrom('session').selectAll().execute();
    // The queue is full: whether the sign-in still stands cannot be asked.
    await expect(narrow.db.selectFrom('session').selectAll().execute()).rejects.toMatchObject({
      code: 'unavailable',
    });
    vi.advanceTimersByTime(30_000);
    // Nor can what the account may hear from now on.
    narrow.parts.realtime.publish(['user:mia']);
    expect(await stream.next()).toBe('user:mia');
    await letGo();
    await first;
    vi.advanceTimersByTime(30_000);
    narrow.parts.realtime.publish(['user:mia']);
    expect(await stream.next()).toBe('user:mia');
    stream.stop();
  } finally {
    vi.useRealTimers();
    await narrow.close();
  }
});

test('R7.1, S1.2 signing out the other devices ends their streams at once', async () => {
  const hourAgo = new Date(t.now.getTime() - 3_600_000);
  t.signIn('mia', { signedInAt: hourAgo });
  await seeker(t, 'mia');
  const stream = await listen('mia');
  t.signIn('mia', { signedInAt: t.now });
  expect((await t.call('mia', 'session.revoke', { others: true })).data).toEqual({ ended: 1 });
  expect(await stream.next()).toBe('user:mia');
  expect(await stream.next()).toBeUndefined();
});

test('T15, R7.3 where signals may have been lost, every bucket of the caller has moved', async () => {
  const { _id } = await company(t, 'owner');
  const stream = await listen('owner');
  t.parts.realtime.publish([EVERYTHING]);
  const heard = [await stream.next(), await stream.next(), await stream.next()];
  expect(heard.sort()).toEqual([`company:${_id}`, 'market', 'user:owner']);
  stream.stop();
});

test('R7.4, R7.5 a signal of the market says within which time to pull, and a server that ends when to come back', async () => {
  const own = await testApp(openMigrated);
  const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
  await company(own, 'owner');
  const response = await fetch(`${address}/api/events`, { headers: { authorization: 'Bearer owner' } });
  own.parts.realtime.publish(['user:owner', 'market']);
  const text = response.text();
  await own.close();
  const lines = (await text).split('\n').filter(Boolean);
  expect(lines).toEqual([
    ': open',
    'data: {"bucket":"user:owner"}',
    'data: {"bucket":"market","spreadMs":10}',
    'retry: 20',
  ]);
});

onPostgres((app) => {
  test('a stream that is being opened while the server stops is told when to come back, as the others', async () => {
    const own = await testApp(async () => ({ db: app().db, close: async () => {} }));
    const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
    await seeker(own, 'mia');
    const lock = await app().db.startTransaction().execute();
    await sql`lock table member in access exclusive mode`.execute(lock);
    const asked = fetch(`${address}/api/events`, { headers: { authorization: 'Bearer mia' } });
    await untilWaiting(app().db, 1);
    const closed = own.close();
    await expect
      .poll(async () => (await own.app.inject('/api/health').catch(() => 'closing')) === 'closing')
      .toBe(true);
    await lock.rollback().execute();
    const response = await asked;
    expect([response.status, await response.text()]).toEqual([200, 'retry: 20\n\n']);
    await closed;
  });
});
