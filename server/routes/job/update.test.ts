import { expect, test } from 'vitest';
import { applicantsOf, hiring, noticesOf } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-each-database.ts';
import { pullAll } from '../../testing/people.ts';

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
