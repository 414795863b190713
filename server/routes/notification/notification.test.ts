import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** Two notifications for the owner, an hour apart. */
async function scene(t: TestApp) {
  const { _id } = await company(t, 'owner');
  const job = await publishedJob(t, 'owner', _id);
  for (const uid of ['mia', 'ben']) {
    await seeker(t, uid);
    await t.call(uid, 'application.add', applying(job._id));
    t.now = new Date(t.now.getTime() + 3_600_000);
  }
}

async function mine(t: TestApp, cursor?: string) {
  const { changes, cursor: next } = await pullAll(t, 'owner', cursor);
  return { changes: changes.filter(({ table }) => table === 'notification'), next };
}

onDatabase((app) => {
  test('everything up to an instant is read, newer ones are not', async () => {
    const t = app();
    await scene(t);
    const readAll = (uid: string, upTo: string) =>
      t.call(uid, 'notification.read-all', { userId: 'owner', upTo });
    expect((await readAll('owner', '2026-03-02T09:30:00.000Z')).data).toEqual({ unread: 1 });
    expect((await readAll('mia', '2026-03-02T09:30:00.000Z')).error.code).toBe('identity_mismatch');
    const { changes } = await mine(t);
    expect(changes.map(({ ver }) => ver).sort()).toEqual([1, 2]);
    expect((await readAll('owner', t.now.toISOString())).data).toEqual({ unread: 0 });
  });

  test('one or all are deleted, as tombstones; one that is gone counts as zero', async () => {
    const t = app();
    await scene(t);
    const { changes, next } = await mine(t);
    const first = changes[0]?.id as string;
    const remove = (also = {}) => t.call('owner', 'notification.delete', { userId: 'owner', ...also });
    expect((await remove({ _notificationId: first })).data).toEqual({ deleted: 1 });
    expect((await remove({ _notificationId: first })).data).toEqual({ deleted: 0 });
    expect((await remove({ _notificationId: v7() })).data).toEqual({ deleted: 0 });
    expect((await mine(t, next)).changes).toEqual([
      { bucket: 'user:owner', table: 'notification', id: first, ver: 2, row: null },
    ]);
    // An id that a program has lost must not mean all of them.
    expect((await remove()).error).toMatchObject({ code: 'fields_invalid', fields: [{ code: 'one_of' }] });
    expect((await remove({ _notificationId: first, all: true })).error.code).toBe('fields_invalid');
    expect((await remove({ all: true })).data).toEqual({ deleted: 1 });
    const another = await t.call('mia', 'notification.delete', { userId: 'owner', all: true });
    expect(another.error.code).toBe('identity_mismatch');
  });

  test('DELETE takes its fields from the query as well', async () => {
    const t = app();
    await scene(t);
    const { changes } = await mine(t);
    const response = await t.app.inject({
      method: 'DELETE',
      url: `/api/user/notifications/owner?_notificationId=${changes[0]?.id}`,
      headers: { authorization: 'Bearer owner', 'idempotency-key': v7() },
    });
    expect(response.json().data).toEqual({ deleted: 1 });
  });
});
