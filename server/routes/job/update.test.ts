import { expect, test } from 'vitest';
import { applicantsOf, hiring, noticesOf } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { publishedJob, pullAll } from '../../testing/people.ts';

onDatabase((app) => {
  test('editjob.2 open applicants are told of a material change, and of no other', async () => {
    const t = app();
    const { job, of } = await hiring(t);
    const edit = (rev: number, patch: object) =>
      t.call('owner', 'job.update', { _jobId: job._id, rev, patch });
    await edit(1, { title: 'Bread counter', benefits: ['Cake'] });
    await edit(2, { pay: job.pay });
    expect((await noticesOf(t, 'mia')).filter(([type]) => type === 'job_changed')).toEqual([]);
    await edit(3, { pay: { min: 1400, max: 1500, currency: 'EUR', unit: 'HOUR' } });
    expect((await noticesOf(t, 'mia')).filter(([type]) => type === 'job_changed')).toEqual([
      ['job_changed', 'Bakery owner', 'Bread counter'],
    ]);
    await t.call('mia', 'application.remove', of);
    await edit(4, { hours: { min: 4, max: 5, text: '' } });
    expect((await noticesOf(t, 'mia')).filter(([type]) => type === 'job_changed')).toHaveLength(1);
  });

  test('editjob.2 what the company says about a change reaches those who had applied, and nobody who comes later', async () => {
    const t = app();
    const { job, of } = await hiring(t);
    const note = '  We had to move; the tram stops in front of the door.  ';
    const patch = { location: { label: 'Uelzen', lat: 52.9641, lng: 10.5596 } };
    expect((await t.call('owner', 'job.update', { _jobId: job._id, rev: 1, patch, note })).status).toBe(200);
    const told = await t.call('mia', 'application.job-changes', { applicationId: of._applicationId });
    expect(told.data.notes).toEqual([{ at: t.now.toISOString(), text: note.trim() }]);
    const versions = await t.call('reader', 'job.revisions', { jobId: job._id });
    expect(versions.data.items[0]).toMatchObject({ rev: 2, note: note.trim() });
    const empty = { _jobId: job._id, rev: 2, patch: { openings: 4 }, note: '   ' };
    expect((await t.call('owner', 'job.update', empty)).error.code).toBe('fields_invalid');
    // A note is told whatever the change is.
    const wording = { _jobId: job._id, rev: 2, patch: { benefits: ['Cake'] }, note: 'There is cake now.' };
    await t.call('owner', 'job.update', wording);
    expect((await noticesOf(t, 'mia')).filter(([type]) => type === 'job_changed')).toHaveLength(2);
    const both = await t.call('mia', 'application.job-changes', { applicationId: of._applicationId });
    expect(both.data.notes?.map(({ text }) => text)).toEqual([note.trim(), 'There is cake now.']);
  });

  test('editjob.4 the last day of a job moves while it is online, at most sixty days ahead and within the plan', async () => {
    const t = app();
    const { job, of, companyId } = await hiring(t);
    const inDays = (days: number) => new Date(t.now.getTime() + days * 86_400_000).toISOString();
    const move = (rev: number, validThrough: string) =>
      t.call('reader', 'job.update', { _jobId: job._id, rev, patch: { validThrough } });
    const moved = await move(1, inDays(50));
    expect(moved.data).toMatchObject({ validThrough: inDays(50), publishedAt: job.publishedAt, rev: 2 });
    const versions = await t.call('reader', 'job.revisions', { jobId: job._id });
    expect(versions.data.items[0]?.changes).toEqual([
      { field: 'validThrough', before: job.validThrough, after: inDays(50) },
    ]);
    expect((await move(2, inDays(62))).error.fields).toEqual([
      { path: 'patch.validThrough', code: 'too_big' },
    ]);
    expect((await move(2, inDays(-1))).error.fields).toEqual([
      { path: 'patch.validThrough', code: 'too_small' },
    ]);

    const outcomes = { [of._applicationId]: 'keep' as const };
    await publishedJob(t, 'owner', companyId);
    await t.db.deleteFrom('plan_grant').execute();
    expect((await move(2, inDays(55))).error).toMatchObject({
      code: 'plan_limit',
      detail: { limit: 1, used: 2 },
    });
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'paused', outcomes });
    expect((await move(2, inDays(20))).error).toMatchObject({
      code: 'state_conflict',
      detail: { status: 'unpublished' },
    });
  });

  test('an edit raises rev, an application or a publication does not', async () => {
    const t = app();
    const { job, of } = await hiring(t);
    await t.call('owner', 'application.list', { ...of, markSeen: true });
    const now = await t.call('owner', 'job.get', { jobId: job._id });
    expect(now.data.rev).toBe(1);
    expect(now.data.ver).toBeGreaterThan(job.ver);
    const edited = await t.call('owner', 'job.update', { _jobId: job._id, rev: 1, patch: { openings: 2 } });
    expect(edited.data.rev).toBe(2);
  });

  test('editjob.1 who changed what, newest first, page by page', async () => {
    const t = app();
    const { job } = await hiring(t);
    const edit = (uid: string, rev: number, patch: object) =>
      t.call(uid, 'job.update', { _jobId: job._id, rev, patch });
    await edit('owner', 1, { title: 'One', openings: 2 });
    await edit('reader', 2, { title: 'Two' });
    const read = (uid: string, more = {}) => t.call(uid, 'job.revisions', { jobId: job._id, ...more });
    const first = await read('reader', { limit: 1 });
    expect(first.data.items).toEqual([
      {
        rev: 3,
        at: t.now.toISOString(),
        by: { _userId: 'reader', name: 'Deniz reader' },
        changes: [{ field: 'title', before: 'One', after: 'Two' }],
      },
    ]);
    const second = await read('reader', { limit: 1, cursor: first.data.next as string });
    expect(second.data).toMatchObject({ next: null, items: [{ rev: 2, by: { _userId: 'owner' } }] });
    expect(second.data.items[0]?.changes).toContainEqual({ field: 'openings', before: 1, after: 2 });
    for (const uid of ['mia', 'rival']) expect((await read(uid)).status).toBe(404);
    expect((await read('reader', { cursor: 'e30' })).error.fields).toEqual([
      { path: 'cursor', code: 'invalid' },
    ]);
  });

  test('createjob.8 who may no longer read the applicants loses them, who may gets them back', async () => {
    const t = app();
    const { job, of, companyId } = await hiring(t);
    expect(await applicantsOf(t, 'reader')).toHaveLength(1);
    const { cursor } = await pullAll(t, 'reader');
    const edit = (rev: number, visibleTo: string[] | null) =>
      t.call('owner', 'job.update', { _jobId: job._id, rev, patch: { visibleTo } });
    await edit(1, ['chatter']);
    const lost = await pullAll(t, 'reader', cursor);
    expect(lost.changes.filter(({ table }) => table === 'applicant')).toMatchObject([
      { id: of._applicationId, row: null },
    ]);
    expect(await applicantsOf(t, 'reader')).toEqual([]);
    for (const uid of ['owner', 'chatter']) expect(await applicantsOf(t, uid)).toHaveLength(1);
    expect((await t.call('reader', 'application.list', { ...of, markSeen: true })).status).toBe(404);
    expect((await t.call('reader', 'application.annotate', { ...of, notes: 'x' })).status).toBe(404);
    expect((await t.call('reader', 'application.list', { _jobId: job._id })).status).toBe(403);
    expect((await t.call('reader', 'application.list', { _companyId: companyId })).data.items).toEqual([]);
    await edit(2, null);
    const back = await pullAll(t, 'reader', lost.cursor);
    expect(back.changes.filter(({ table, row }) => table === 'applicant' && row)).toHaveLength(1);
  });
});
