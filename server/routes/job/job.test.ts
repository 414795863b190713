import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { closingDays, closingMoment } from '../../../contract/policy/closing-day.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, DRAFT, member, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

async function draft(t: TestApp, uid: string, companyId: string, also = {}) {
  return t.call(uid, 'job.create', { _id: v7(), _companyId: companyId, job: { ...DRAFT, ...also } });
}

const daysOn = (t: TestApp, days: number) => new Date(t.now.getTime() + days * 86_400_000).toISOString();

/** Mia's application waits, Ben's has led to a conversation. */
async function twoApplied(t: TestApp) {
  const { _id } = await company(t, 'owner');
  await member(t, _id, 'reader', false);
  const job = await publishedJob(t, 'owner', _id);
  const [mia, ben] = [applying(job._id), applying(job._id)];
  await seeker(t, 'mia');
  await seeker(t, 'ben');
  await t.call('mia', 'application.add', mia);
  await t.call('ben', 'application.add', ben);
  await t.call('owner', 'application.accept', { _applicationId: ben._id });
  return { t, _id, job, mia, ben };
}

onDatabase((app) => {
  test('any member writes a draft; nobody else, and it is not on the market', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await company(t, 'rival', 1);
    await member(t, _id, 'member', false);
    await seeker(t, 'jana');
    const created = await draft(t, 'member', _id);
    expect(created.data).toMatchObject({ ...DRAFT, status: 'draft', _createdBy: 'member', ver: 1 });
    expect((await draft(t, 'rival', _id)).error.code).toBe('not_found');
    expect((await draft(t, 'jana', _id)).error.code).toBe('not_found');
    expect((await pullAll(t, 'jana')).changes.map(({ table }) => table)).toEqual(['user']);
    expect((await pullAll(t, 'owner')).changes.at(-1)).toMatchObject({
      table: 'companyJob',
      row: created.data,
    });
  });

  test('job.create with the same _id gives the job; one of another company is taken', async () => {
    const t = app();
    const own = await company(t, 'owner');
    const other = await company(t, 'rival', 1);
    const args = { _id: v7(), _companyId: own._id, job: DRAFT };
    await t.call('owner', 'job.create', args);
    expect((await t.call('owner', 'job.create', args)).data.ver).toBe(1);
    const stolen = await t.call('rival', 'job.create', { ...args, _companyId: other._id });
    expect([stolen.status, stolen.error.code]).toEqual([409, 'state_conflict']);
  });

  test('a row of a file is one job; what people edit since is told; deleted unseen it can come again', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const [_jobId, first, second] = [v7(), v7(), v7()];
    const row = { _id: _jobId, _companyId: companyId, job: DRAFT };
    const made = await t.call('owner', 'job.create', { ...row, imported: first });
    expect(made.data.imported).toEqual({ digest: first, edited: false });
    const changed = await t.call('owner', 'job.update', {
      _jobId,
      rev: 1,
      patch: { openings: 2 },
      imported: second,
    });
    expect(changed.data).toMatchObject({ rev: 2, imported: { digest: second, edited: false } });
    const edited = await t.call('owner', 'job.update', { _jobId, rev: 2, patch: { openings: 3 } });
    expect(edited.data.imported).toEqual({ digest: second, edited: true });
    await t.call('owner', 'job.delete', { jobId: _jobId });
    expect((await t.call('owner', 'job.create', row)).error.code).toBe('state_conflict');
    const again = await t.call('owner', 'job.create', { ...row, imported: second });
    expect(again.data).toMatchObject({
      status: 'draft',
      openings: DRAFT.openings,
      imported: { edited: false },
    });
    await t.call('owner', 'job.publish', { _jobId, rev: again.data.rev });
    await t.call('owner', 'job.unpublish', { _jobId, reason: 'cancelled', outcomes: {} });
    await t.call('owner', 'job.delete', { jobId: _jobId });
    const seen = await t.call('owner', 'job.create', { ...row, imported: first });
    expect(seen.error.code).toBe('state_conflict');
  });

  test('createjob.4 a job whose kind needs pay is published with it only', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { data } = await draft(t, 'owner', _id, { pay: null });
    const refused = await t.call('owner', 'job.publish', { _jobId: data._id, rev: 1 });
    expect([refused.status, refused.error.code]).toEqual([422, 'pay_required']);
    const free = await draft(t, 'owner', _id, { pay: null, kind: 'campaign' });
    expect((await t.call('owner', 'job.publish', { _jobId: free.data._id, rev: 1 })).status).toBe(200);
    const published = await publishedJob(t, 'owner', _id);
    const stripped = await t.call('owner', 'job.update', {
      _jobId: published._id,
      rev: 2,
      patch: { pay: null },
    });
    expect(stripped.error.code).toBe('pay_required');
  });

  test('createjob.6 a publication lasts 30 days, or as asked up to 60', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { data } = await draft(t, 'owner', _id);
    const publish = (validThrough?: string) =>
      t.call('owner', 'job.publish', { _jobId: data._id, rev: 1, ...(validThrough ? { validThrough } : {}) });
    const codeOf = async (days: number) => (await publish(daysOn(t, days))).error.fields;
    expect(await codeOf(-1)).toEqual([{ path: 'validThrough', code: 'too_small' }]);
    expect(await codeOf(61)).toEqual([{ path: 'validThrough', code: 'too_big' }]);
    const published = await publish();
    const validThrough = closingMoment(closingDays(t.now).usual).toISOString();
    expect(published.data).toMatchObject({ status: 'published', validThrough, ver: 2 });
    const again = await publish();
    expect([again.status, again.error.detail]).toEqual([
      409,
      expect.objectContaining({ status: 'published' }),
    ]);
  });

  test('a published job’s change reaches the market, an unpublished one leaves it', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await seeker(t, 'jana');
    const job = await publishedJob(t, 'owner', _id);
    const first = await pullAll(t, 'jana');
    expect(first.changes.at(-1)).toMatchObject({
      bucket: 'market',
      id: job._id,
      row: { title: DRAFT.title },
    });
    await t.call('owner', 'job.update', { _jobId: job._id, rev: job.ver, patch: { title: 'Sundays' } });
    const second = await pullAll(t, 'jana', first.cursor);
    expect(second.changes).toMatchObject([{ table: 'job', ver: 3, row: { title: 'Sundays' } }]);
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'paused', outcomes: {} });
    const third = await pullAll(t, 'jana', second.cursor);
    expect(third.changes).toEqual([{ bucket: 'market', table: 'job', id: job._id, ver: 4, row: null }]);
  });

  test('editjob.8 a colleague’s later edit is a conflict, one’s own is not', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await member(t, _id, 'member', false);
    const { data } = await draft(t, 'owner', _id);
    const edit = (uid: string, rev: number, title: string) =>
      t.call(uid, 'job.update', { _jobId: data._id, rev, patch: { title } });
    expect((await edit('owner', 1, 'One')).data.rev).toBe(2);
    expect((await edit('owner', 1, 'Two')).data.rev).toBe(3);
    const conflict = await edit('member', 1, 'Mine');
    expect(conflict.status).toBe(409);
    expect(conflict.error).toMatchObject({ code: 'rev_conflict', detail: { rev: 3, by: 'Deniz owner' } });
    expect((await edit('member', 3, 'Mine')).data.title).toBe('Mine');
    const published = await t.call('owner', 'job.publish', { _jobId: data._id, rev: 3 });
    expect(published.error.code).toBe('rev_conflict');
  });

  test('editjob.3 nobody is left without an answer when a job is taken off the market', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    const [mia, ben] = [applying(job._id), applying(job._id)];
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    await t.call('mia', 'application.add', mia);
    await t.call('ben', 'application.add', ben);
    const unpublish = (outcomes: Record<string, 'reject' | 'keep'>) =>
      t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes });
    const missing = await unpublish({ [mia._id]: 'reject' });
    expect(missing.error).toMatchObject({ code: 'outcomes_missing', detail: { _applicationIds: [ben._id] } });
    expect((await unpublish({ [v7()]: 'keep' })).error.code).toBe('fields_invalid');
    const done = await unpublish({ [mia._id]: 'reject', [ben._id]: 'keep' });
    expect(done.data).toMatchObject({ status: 'unpublished', statusReason: 'filled' });
    const [answer] = (await pullAll(t, 'mia')).changes.filter(({ table }) => table === 'application');
    expect(answer?.row).toMatchObject({
      status: 'rejected',
      rejection: { text: expect.stringContaining('Vielen Dank') },
    });
    const [kept] = (await pullAll(t, 'ben')).changes.filter(({ table }) => table === 'application');
    expect(kept?.row).toMatchObject({ status: 'submitted' });
  });

  test('editjob.3 who got the job is noted and told, and is not hired by that (decision 9)', async () => {
    const { t, _id, job, mia, ben } = await twoApplied(app());
    const fill = (uid: string, hired: string[], outcome: 'reject' | 'keep' = 'keep') =>
      t.call(uid, 'job.unpublish', {
        _jobId: job._id,
        reason: 'filled',
        outcomes: { [mia._id]: outcome },
        hired,
      });
    expect((await fill('owner', [mia._id], 'reject')).error.fields).toEqual([
      { path: 'hired.0', code: 'contradiction' },
    ]);
    expect((await fill('owner', [v7()])).error.fields).toEqual([{ path: 'hired.0', code: 'unknown' }]);
    // Somebody who waits is invited to talk by it, which is not every member's to do.
    expect((await fill('reader', [mia._id])).error.code).toBe('not_allowed');
    expect((await fill('owner', [mia._id, ben._id])).data.status).toBe('unpublished');

    const { changes } = await pullAll(t, 'owner');
    const now = new Map(changes.filter(({ table }) => table === 'applicant').map(({ id, row }) => [id, row]));
    for (const { _id: id } of [mia, ben])
      expect(now.get(id)).toMatchObject({
        status: 'accepted',
        private: { hiredOutsideAt: expect.any(String) },
      });
    for (const uid of ['mia', 'ben']) {
      const told = (await pullAll(t, uid)).changes.flatMap(({ row }) => (row ? [row] : []));
      expect(told).toContainEqual(expect.objectContaining({ text: 'application.hired-outside' }));
      expect(told).toContainEqual(expect.objectContaining({ status: 'accepted' }));
      expect(JSON.stringify(told)).not.toContain('hiredOutsideAt');
    }
    const log = await t.call('owner', 'log.list', { companyId: _id });
    const noted = log.data.items.filter(({ action }) => action === 'application.hired-outside');
    expect(noted.map(({ ref }) => ref?.id)).toEqual(expect.arrayContaining([mia._id, ben._id]));

    const back = await t.call('owner', 'application.annotate', {
      _applicationId: mia._id,
      hiredOutside: false,
    });
    expect(back.data.private.hiredOutsideAt).toBeNull();
  });

  test('editjob.3 conversations that end with the job are declined in its words, by members who may answer', async () => {
    const { t, job, mia, ben } = await twoApplied(app());
    const fill = (uid: string, endTalks: string[]) =>
      t.call(uid, 'job.unpublish', {
        _jobId: job._id,
        reason: 'filled',
        outcomes: { [mia._id]: 'reject' },
        endTalks,
        texts: { de_DE: 'Danke, %s1. Die Stelle %s2 ist besetzt.', en_US: ' ' },
      });
    expect((await fill('owner', [v7()])).error.fields).toEqual([{ path: 'endTalks.0', code: 'unknown' }]);
    expect((await fill('reader', [ben._id])).error.code).toBe('not_allowed');
    expect((await fill('owner', [ben._id])).data.status).toBe('unpublished');
    for (const uid of ['mia', 'ben']) {
      const [answer] = (await pullAll(t, uid)).changes.filter(({ table }) => table === 'application');
      expect(answer?.row).toMatchObject({
        status: 'rejected',
        rejection: { text: expect.stringMatching(/^Danke, \S+\. Die Stelle .+ ist besetzt\.$/) },
      });
    }
  });

  test('editjob.7 only the owner deletes, not while published or somebody waits, and it leaves a tombstone', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await member(t, _id, 'member', true);
    await seeker(t, 'mia');
    const job = await publishedJob(t, 'owner', _id);
    const remove = (uid: string) => t.call(uid, 'job.delete', { jobId: job._id });
    expect((await remove('owner')).error.code).toBe('state_conflict');
    const args = applying(job._id);
    await t.call('mia', 'application.add', args);
    await t.call('owner', 'job.unpublish', {
      _jobId: job._id,
      reason: 'paused',
      outcomes: { [args._id]: 'keep' },
    });
    expect((await remove('member')).error.code).toBe('not_allowed');
    expect((await remove('mia')).error.code).toBe('not_found');
    expect((await remove('owner')).error.detail).toEqual({ _applicationIds: [args._id] });
    await t.call('mia', 'application.remove', { _applicationId: args._id });
    const { cursor } = await pullAll(t, 'owner');
    const removed = await remove('owner');
    expect(removed.data._id).toBe(job._id);
    expect((await remove('owner')).data).toEqual(removed.data);
    const { changes } = await pullAll(t, 'owner', cursor);
    expect(changes).toMatchObject([{ table: 'companyJob', id: job._id, ver: removed.data.ver, row: null }]);
    expect((await t.call('mia', 'application.add', applying(job._id))).error.code).toBe('job_closed');
  });
});
