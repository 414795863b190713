import { expect, test } from 'vitest';
import type { Applicant } from '../../../contract/entities/application.ts';
import { HOUR, hiring, later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, publishedJob, pullAll, seeker } from '../../testing/people.ts';

onDatabase((app) => {
  test('one’s own applications, a company’s applicants, and nobody else’s', async () => {
    const t = app();
    const { job, of, companyId, application } = await hiring(t);
    const list = (uid: string, args: object) => t.call(uid, 'application.list', args);
    expect((await list('mia', { _userId: 'mia' })).data.items).toEqual([application]);
    expect((await list('mia', of)).data.items).toEqual([application]);
    for (const by of [{ _jobId: job._id }, { _companyId: companyId }, of])
      expect((await list('reader', by)).data.items).toMatchObject([{ _userId: 'mia', name: 'Jana K.' }]);
    expect((await list('mia', { _userId: 'mallory' })).status).toBe(403);
    for (const uid of ['rival', 'mallory'])
      for (const by of [{ _jobId: job._id }, { _companyId: companyId }, of])
        expect([uid, by, (await list(uid, by)).status]).toEqual([uid, by, 404]);
    expect((await list('reader', { _jobId: job._id, _companyId: companyId })).error.code).toBe(
      'fields_invalid',
    );
    expect((await list('reader', {})).error.code).toBe('fields_invalid');
  });

  test('pages newest first, by state, and since a moment with what is gone', async () => {
    const t = app();
    const { job, of, companyId } = await hiring(t);
    for (const uid of ['ben', 'cem', 'dia']) {
      await seeker(t, uid);
      later(t, HOUR);
      await t.call(uid, 'application.add', applying(job._id));
    }
    const list = (more: object = {}) =>
      t.call('owner', 'application.list', { _companyId: companyId, ...more });
    const first = (await list({ limit: 3 })).data;
    const rest = (await list({ limit: 3, cursor: first.next as string })).data;
    const who = [...first.items, ...rest.items].map((one) => (one as Applicant)._userId);
    expect([who, rest.next]).toEqual([['dia', 'cem', 'ben', 'mia'], null]);
    later(t, HOUR);
    const since = t.now.toISOString();
    later(t, HOUR);
    await t.call('owner', 'application.reject', of);
    expect((await list({ since })).data.items).toMatchObject([{ _userId: 'mia', status: 'rejected' }]);
    expect((await list({ status: 'rejected' })).data.items).toHaveLength(1);
    await t.call('owner', 'application.remove', of);
    expect((await list({ since })).data).toEqual({ items: [], next: null, gone: [of._applicationId] });
    expect((await list({ cursor: 'bm9wZQ' })).error.fields).toEqual([{ path: 'cursor', code: 'invalid' }]);
  });

  test('company.2 notes are the company’s: every reader sees them, the applicant never does', async () => {
    const t = app();
    const { of } = await hiring(t);
    const { cursor } = await pullAll(t, 'mia');
    const kept = await t.call('reader', 'application.annotate', {
      ...of,
      tags: ['baker ', 'baker'],
      notes: 'Call on Monday',
    });
    expect(kept.data.private).toEqual({ tags: ['baker'], notes: 'Call on Monday', label: null });
    const more = await t.call('chatter', 'application.annotate', { ...of, label: 'favourite' });
    expect(more.data.private).toEqual({ tags: ['baker'], notes: 'Call on Monday', label: 'favourite' });
    expect((await pullAll(t, 'mia', cursor)).changes).toEqual([]);
    const own = await t.call('mia', 'application.list', { _userId: 'mia' });
    expect(JSON.stringify(own.data)).not.toMatch(/Monday|favourite|private/);
    for (const uid of ['rival', 'mia', 'mallory'])
      expect((await t.call(uid, 'application.annotate', { ...of, notes: 'x' })).status).toBe(404);
  });

  test('the owner takes the applicants out as a file, with what is released and no formula in it', async () => {
    const t = app();
    const { job, companyId } = await hiring(t);
    await t.call('mallory', 'application.add', applying(job._id, '=cmd|"/c calc"!A1, "quoted"\nsecond line'));
    const read = (uid: string, more = {}) => t.call(uid, 'application.export', { jobId: job._id, ...more });
    const csv = (await read('owner', { format: 'csv' })).data;
    expect(csv).toMatchObject({ mime: 'text/csv', name: `applicants-${job._id}.csv` });
    expect(csv.content.split('\r\n')[0]).toMatch(/^receipt,receivedAt,status,name,email/);
    expect(csv.content).toContain(`"'=cmd|""/c calc""!A1, ""quoted""\nsecond line"`);
    expect(csv.content).not.toMatch(/Krüger|@example/);
    const json = JSON.parse((await read('owner')).data.content) as { applicants: Applicant[] };
    expect(json.applicants.map(({ name, contacts }) => [name, contacts])).toEqual([
      ['Jana K.', null],
      ['Jana K.', null],
    ]);
    expect((await read('chatter')).status).toBe(403);
    for (const uid of ['rival', 'mia']) expect((await read(uid)).status).toBe(404);
    const other = await publishedJob(t, 'owner', companyId);
    expect(
      JSON.parse((await t.call('owner', 'application.export', { jobId: other._id })).data.content),
    ).toMatchObject({
      applicants: [],
    });
  });
});
