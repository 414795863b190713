import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { BATCH_PATH, type BatchEntry, batchAnswer } from '../../../contract/batch.ts';
import { EPOCH_HEADER } from '../../../contract/calls.ts';
import { BATCH } from '../../../contract/limits.ts';
import { writeMeta } from '../../database/epoch.ts';
import { holdRow, untilWaiting } from '../../testing/held-row.ts';
import { onDatabase, onPostgres } from '../../testing/on-database.ts';
import { pullAll, seeker } from '../../testing/people.ts';
import { testApp } from '../../testing/test-app.ts';

type Entry = Omit<BatchEntry, 'lane'> & { lane?: number };

onDatabase((app) => {
  async function send(uid: string, entries: Entry[], headers: Record<string, string> = {}) {
    const response = await app().app.inject({
      method: 'POST',
      url: BATCH_PATH,
      headers: { authorization: `Bearer ${uid}`, ...headers },
      payload: { entries: entries.map((entry) => ({ lane: 0, ...entry })) },
    });
    const { data, error } = response.json();
    return { status: response.statusCode, results: data?.results, error };
  }
  const quiet = (userId: string, from: number, key = v7()): Entry => ({
    key,
    name: 'user.set-setting',
    args: { userId, setting: { quiet: { value: { from, to: 6 }, at: app().now.toISOString() } } },
  });

  describe('several calls in one request (W4)', () => {
    it('each is answered as if it had come alone, in their order', async () => {
      const t = app();
      await seeker(t, 'mia');
      const [one, two] = [quiet('mia', 21), quiet('mia', 22)];
      const { status, results } = await send('mia', [one, two]);
      expect(status).toBe(200);
      expect(results.map((result: { status: number }) => result.status)).toEqual([200, 200]);
      const alone = await t.call('mia', 'user.set-setting', two.args as never, two.key);
      expect(results[0].key).toBe(one.key);
      expect(results[1]).toMatchObject({ key: two.key, retryAfter: null, body: { data: alone.data } });
      expect(results[0].body.changes.length).toBeGreaterThan(0);
    });

    it('what comes twice is done once: each has its own key', async () => {
      const t = app();
      await seeker(t, 'mia');
      const entries = [quiet('mia', 21)];
      const first = await send('mia', entries);
      expect((await send('mia', entries)).results).toEqual(first.results);
    });

    it('none is done after a refused one of its lane; other lanes go on', async () => {
      const t = app();
      await seeker(t, 'mia');
      const strange = { key: v7(), name: 'conversation.read', args: { _conversationId: v7() } } as const;
      const { results } = await send('mia', [
        { ...strange, lane: 0 },
        { ...quiet('mia', 21), lane: 0 },
        { ...quiet('mia', 22), lane: 1 },
      ]);
      expect(results[0].status).toBeGreaterThanOrEqual(400);
      expect(results[0].body.error.code).toMatch(/\w/);
      expect(results[1]).toBeNull();
      expect(results[2].status).toBe(200);
    });

    it('I3, R3.8 of a device that has not pulled since the server was set back none is done', async () => {
      const t = app();
      await seeker(t, 'mia');
      const { epoch } = await pullAll(t, 'mia');
      const entries = [quiet('mia', 21), { ...quiet('mia', 22), lane: 1 }];
      await writeMeta(t.db, 'epoch', v7());
      const { results } = await send('mia', entries, { [EPOCH_HEADER]: epoch });
      expect(results.map((result: { status: number }) => result.status)).toEqual([425, 425]);
      const now = await pullAll(t, 'mia');
      const again = await send('mia', entries, { [EPOCH_HEADER]: now.epoch });
      expect(again.results.map((result: { status: number }) => result.status)).toEqual([200, 200]);
    });

    it('nobody does by it what they may not do', async () => {
      const t = app();
      await seeker(t, 'mia');
      await seeker(t, 'jana');
      const { results } = await send('mia', [quiet('jana', 21)]);
      expect(results[0].status).toBe(403);
      expect(results[0].body.error.code).toBe('identity_mismatch');
    });

    it('asks for a sign-in before it reads, and for entries that it knows', async () => {
      const t = app();
      await seeker(t, 'mia');
      const guest = await t.app.inject({ method: 'POST', url: BATCH_PATH, payload: 'no json' });
      expect(guest.statusCode).toBe(401);
      expect((await send('mia', [])).error.code).toBe('fields_invalid');
      const read = { key: v7(), name: 'user.get', args: { _userId: 'mia' } } as never;
      expect((await send('mia', [read])).error).toMatchObject({
        code: 'fields_invalid',
        fields: [{ path: 'entries.0.name' }],
      });
      const many = Array.from({ length: BATCH.entriesMax + 1 }, () => quiet('mia', 21));
      expect((await send('mia', many)).error.code).toBe('fields_invalid');
    });
  });
});

onPostgres((app) => {
  it('of a batch that is under way while the server stops the device hears what was done, and to send the rest again', async () => {
    const t = app();
    await seeker(t, 'mia');
    const own = await testApp(async () => ({ db: t.db, close: async () => {} }));
    const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const entry = (lane: number, from: number) => ({
      lane,
      key: v7(),
      name: 'user.set-setting',
      args: { userId: 'mia', setting: { quiet: { value: { from, to: 6 }, at: t.now.toISOString() } } },
    });
    const entries = [entry(0, 20), entry(1, 21), entry(1, 22)];
    const letGo = await holdRow(t.db, 'user', 'mia');
    const asked = fetch(address + BATCH_PATH, {
      method: 'POST',
      headers: { authorization: 'Bearer mia', 'content-type': 'application/json' },
      body: JSON.stringify({ entries }),
    });
    await untilWaiting(t.db, 1);
    const closed = own.close();
    await expect
      .poll(() =>
        own.app.inject('/api/health').then(
          () => 'open',
          () => 'closing',
        ),
      )
      .toBe('closing');
    await letGo();
    const response = await asked;
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    const { results } = batchAnswer.parse(((await response.json()) as { data: unknown }).data);
    expect(results).toMatchObject([
      { key: entries[0]?.key, status: 200 },
      { key: entries[1]?.key, status: 503, retryAfter: '1', body: { error: { code: 'unavailable' } } },
      null,
    ]);
    expect(own.faults).toEqual([]);
    await closed;
  });
});
