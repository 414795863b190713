import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { ELSEWHERE } from '../../testing/tracking.ts';

const elsewhere = (more: object = {}): ArgsOf<'tracking.save'> => ({
  _id: v7(),
  elsewhere: { ...ELSEWHERE, ...more },
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
    expect((await t.call('mia', 'tracking.save', args)).data).toMatchObject({ ...args, ver: 1 });
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

  test('W13.1 W13.2 user.6 what only goes along with a change erases nothing, and of two notes the later one stays', async () => {
    const t = app();
    const { _id } = await scene(t);
    const ago = (minutes: number) => ({ actedAt: new Date(t.now.getTime() - minutes * 60_000) });
    const NOTHING = { elsewhere: null, note: '', remindAt: null, keptRev: null };
    const save = (change: object, minutes: number) =>
      t.call('mia', 'tracking.save', { _id, ...NOTHING, ...change }, undefined, ago(minutes));
    await save({ note: 'Tuesday 10:30', from: NOTHING }, 60);
    // The phone knew of no note.
    expect((await save({ keptRev: 7, from: NOTHING }, 0)).data).toMatchObject({
      note: 'Tuesday 10:30',
      keptRev: 7,
    });
    expect((await save({ note: 'phone, at nine', from: NOTHING }, 120)).data.note).toBe('Tuesday 10:30');
    // An app that does not say what its change was made on.
    expect((await save({ note: 'as a whole' }, 0)).data).toMatchObject({ note: 'as a whole', keptRev: null });
    expect((await save({ note: 'late' }, 1)).data).toMatchObject({ note: 'as a whole', keptRev: null });
  });

  test('W13.2 user.6 of an application made elsewhere each fact is one of its own', async () => {
    const t = app();
    await scene(t);
    const { _id, elsewhere: facts, ...rest } = elsewhere();
    const save = (more: object, from?: object) =>
      t.call('mia', 'tracking.save', {
        _id,
        ...rest,
        elsewhere: { ...facts, ...more } as typeof facts,
        ...(from && { from: { ...rest, elsewhere: facts } }),
      });
    await save({});
    await save({ link: 'https://example.org/7' }, {});
    expect((await save({ state: 'talk', since: '2026-02-25' }, {})).data.elsewhere).toEqual({
      ...facts,
      link: 'https://example.org/7',
      state: 'talk',
      since: '2026-02-25',
    });
  });
});
