import { expect, test } from 'vitest';
import { hiring } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';

onDatabase((app) => {
  const noticesOf = async (uid: string) => {
    const { data } = await app().call(uid, 'notification.list', { userId: uid });
    return data.items.filter(({ type }: { type: string }) => type === 'application_seen');
  };

  test('company.2 setting back to unseen takes the notice back where it was not read, and a new look tells again', async () => {
    const t = app();
    const { of } = await hiring(t);
    const mark = (markSeen: boolean) => t.call('reader', 'application.list', { ...of, markSeen });
    await mark(true);
    expect(await noticesOf('mia')).toHaveLength(1);
    await mark(false);
    expect(await noticesOf('mia')).toEqual([]);
    await mark(true);
    expect(await noticesOf('mia')).toHaveLength(1);
  });

  test('company.2 a notice that was read stays, and is not said twice', async () => {
    const t = app();
    const { of } = await hiring(t);
    const mark = (markSeen: boolean) => t.call('reader', 'application.list', { ...of, markSeen });
    await mark(true);
    await t.call('mia', 'notification.read-all', { userId: 'mia', upTo: t.now.toISOString() });
    await mark(false);
    await mark(true);
    expect(await noticesOf('mia')).toHaveLength(1);
  });

  test('company.2 a notice that its reader has deleted does not come back', async () => {
    const t = app();
    const { of } = await hiring(t);
    const mark = (markSeen: boolean) => t.call('reader', 'application.list', { ...of, markSeen });
    await mark(true);
    const [notice] = await noticesOf('mia');
    await t.call('mia', 'notification.delete', { userId: 'mia', _notificationId: notice?._id as string });
    await mark(false);
    await mark(true);
    expect(await noticesOf('mia')).toEqual([]);
  });

  test('company.2 members read who of them decided last, the applicant does not', async () => {
    const t = app();
    const { of } = await hiring(t);
    const list = async (uid: string) => (await t.call(uid, 'application.list', of)).data.items[0];
    expect(await list('reader')).toMatchObject({ decidedBy: null });
    const rejected = await t.call('owner', 'application.reject', of);
    const name = rejected.data.rejection?.by;
    expect(name).toMatch(/\w+ \w+/);
    expect(await list('reader')).toMatchObject({ status: 'rejected', decidedBy: name });
    expect(await list('mia')).not.toHaveProperty('decidedBy');
  });
});
