import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const elsewhere = (more: object = {}): ArgsOf<'tracking.save'> => ({
  _id: v7(),
  elsewhere: {
    company: 'Baumarkt Brückner',
    title: 'Checkout',
    day: '2026-02-20',
    way: 'mail',
    link: '',
    state: 'sent',
    since: '2026-02-20',
    ...more,
  },
  note: '',
  remindAt: null,
  keptRev: null,
});

async function scene(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  await seeker(t, 'mia');
  await seeker(t, 'mallory');
  const job = await publishedJob(t, 'owner', companyId);
  const { data } = await t.call('mia', 'application.add', applying(job._id));
  return data;
}

const mirrored = async (t: TestApp, uid: string) =>
  (await t.call(uid, 'sync.pull', {})).data.changes.filter(({ table }) => table === 'tracking');

onDatabase((app) => {
  test('user.6 a note about an application is for the person alone: the company’s row does not have it', async () => {
    const t = app();
    const application = await scene(t);
    const note = 'They seem nice.';
    const args = { _id: application._id, elsewhere: null, note, remindAt: null, keptRev: null };
    expect((await t.call('mia', 'tracking.save', args)).data).toEqual({ ...args, ver: 1 });
    expect(await mirrored(t, 'mia')).toMatchObject([{ id: application._id, row: { note } }]);
    for (const uid of ['owner', 'mallory']) {
      expect(JSON.stringify((await t.call(uid, 'sync.pull', {})).data)).not.toContain(note);
      expect((await t.call(uid, 'tracking.save', args)).error.code).toBe('fields_invalid');
      expect((await t.call(uid, 'tracking.delete', { trackingId: application._id })).error.code).toBe(
        'not_found',
      );
    }
    expect(
      JSON.stringify((await t.call('owner', 'application.list', { _applicationId: application._id })).data),
    ).not.toContain(note);
  });

  test('user.6 the same id at two people is two entries', async () => {
    const t = app();
    await scene(t);
    const args = elsewhere();
    await t.call('mia', 'tracking.save', args);
    await t.call('mallory', 'tracking.save', { ...args, note: 'mine' });
    expect(await mirrored(t, 'mia')).toMatchObject([{ row: { note: '' } }]);
    expect((await t.call('mallory', 'tracking.delete', { trackingId: args._id })).status).toBe(200);
    expect(await mirrored(t, 'mia')).toMatchObject([{ row: { ver: 1 } }]);
  });

  test('user.6 what was deleted does not come back by a late change, and leaves no word', async () => {
    const t = app();
    await scene(t);
    const args = elsewhere();
    await t.call('mia', 'tracking.save', { ...args, note: 'private' });
    await t.call('mia', 'tracking.delete', { trackingId: args._id });
    expect((await t.call('mia', 'tracking.delete', { trackingId: args._id })).status).toBe(200);
    expect((await t.call('mia', 'tracking.save', args)).error.code).toBe('not_found');
    expect(await t.db.selectFrom('tracking').select(['note', 'elsewhere', 'remind_at']).execute()).toEqual([
      { note: '', elsewhere: null, remind_at: null },
    ]);
  });

  test('user.6 a link is a web address, and where an application was made stays', async () => {
    const t = app();
    await scene(t);
    for (const link of ['javascript:alert(1)', 'example.org', 'https://a b'])
      expect((await t.call('mia', 'tracking.save', elsewhere({ link }))).error.code).toBe('fields_invalid');
    const args = elsewhere({ link: 'https://example.org/7' });
    expect((await t.call('mia', 'tracking.save', args)).status).toBe(200);
    expect((await t.call('mia', 'tracking.save', { ...args, elsewhere: null })).error.code).toBe(
      'state_conflict',
    );
  });
});
