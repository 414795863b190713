import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Applicant, Application } from '../../../contract/entities/application.ts';
import { withDevice } from '../../testing/devices.ts';
import { HOUR, hiring, later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, companyUser, DRAFT, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

async function applicantOf(t: TestApp, uid: string): Promise<Applicant | undefined> {
  const { changes } = await pullAll(t, uid);
  return changes.find(({ table }) => table === 'applicant')?.row as Applicant | undefined;
}

async function applicationOf(t: TestApp, uid: string): Promise<Application | undefined> {
  const { changes } = await pullAll(t, uid);
  return changes.find(({ table }) => table === 'application')?.row as Application | undefined;
}

async function notices(t: TestApp, uid: string) {
  const { changes } = await pullAll(t, uid);
  return changes.flatMap(({ table, row }) =>
    table === 'notification' && row ? [[row.type, ...row.params] as string[]] : [],
  );
}

onDatabase((app) => {
  test('an application is received with a number, and who answers learns of it', async () => {
    const t = app();
    const { application, job, companyId } = await hiring(t);
    expect(application).toMatchObject({
      status: 'submitted',
      dueAt: '2026-03-09T09:00:00.000Z',
      job: { title: job.title, companyName: 'Bakery owner', place: 'Celle' },
      receipt: { no: expect.stringMatching(/^A-[0-9A-HJKMNP-TV-Z]{4}$/), receivedAt: t.now.toISOString() },
    });
    expect(application.receipt?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await applicationOf(t, 'mia')).toEqual(application);
    for (const uid of ['owner', 'chatter'])
      expect(await notices(t, uid)).toEqual([['application_new', 'Jana K.', job.title]]);
    expect(await notices(t, 'reader')).toEqual([]);
    for (const uid of ['owner', 'chatter', 'reader']) await withDevice(t, uid);
    await seeker(t, 'ben');
    await t.call('ben', 'application.add', applying(job._id));
    await t.doWork();
    expect(t.pushed).toHaveLength(2);
    const { changes } = await pullAll(t, 'owner');
    expect(changes.find(({ table }) => table === 'companyJob')?.row).toMatchObject({
      stats: { applied: 2, seen: 0 },
    });
    expect(t.signals).toContain(`company:${companyId}`);
  });

  test('before it is accepted the company reads a short name, an age band and no contacts', async () => {
    const t = app();
    await hiring(t);
    const applicant = await applicantOf(t, 'reader');
    expect(applicant).toMatchObject({ name: 'Jana K.', ageBand: '18plus', contacts: null });
    expect(JSON.stringify(applicant)).not.toMatch(/1998-04|Krüger|mia@/);
  });

  test('a second application to the same job is answered with the first and its receipt', async () => {
    const t = app();
    const { application, job } = await hiring(t);
    const second = await t.call('mia', 'application.add', applying(job._id, 'Once more'));
    expect([second.status, second.data]).toEqual([200, application]);
    await t.call('owner', 'application.reject', { _applicationId: application._id });
    const third = await t.call('mia', 'application.add', applying(job._id));
    expect(third.data).toMatchObject({
      _id: application._id,
      status: 'rejected',
      receipt: application.receipt,
    });
    expect(await t.db.selectFrom('application').selectAll().execute()).toHaveLength(1);
  });

  test('two applications at the same moment make one record', async () => {
    const t = app();
    const { job } = await hiring(t);
    const answers = await Promise.all(
      [1, 2, 3].map(() => t.call('mallory', 'application.add', applying(job._id))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.receipt?.no)).size).toBe(1);
  });

  test('after a withdrawal the same record is sent in again with a new receipt', async () => {
    const t = app();
    const { application, args, of } = await hiring(t);
    const withdrawn = await t.call('mia', 'application.remove', { ...of, reason: 'Found another one' });
    expect(withdrawn.data).toMatchObject({ status: 'withdrawn', dueAt: null });
    expect((await t.call('mia', 'application.remove', of)).data).toEqual(withdrawn.data);
    expect(await notices(t, 'chatter')).toContainEqual([
      'application_withdrawn',
      'Jana K.',
      application.job.title,
    ]);
    later(t, HOUR);
    const again = await t.call('mia', 'application.add', { ...args, note: 'I am back' });
    expect(again.data).toMatchObject({ _id: args._id, status: 'submitted', note: 'I am back' });
    expect(again.data.receipt?.no).not.toBe(application.receipt?.no);
    expect(again.data.statusAt).toEqual({ submitted: t.now.toISOString() });
  });

  test('company.2 who was noted as hired and applies again is not hired; what the company has written stays', async () => {
    const t = app();
    const { args, of, job } = await hiring(t);
    await t.call('owner', 'application.accept', of);
    const closed = { _jobId: job._id, reason: 'filled' as const, outcomes: {}, hired: [args._id] };
    expect((await t.call('owner', 'job.unpublish', closed)).error).toBeUndefined();
    const noted = { ...of, tags: ['early'], notes: 'On time', assignee: 'chatter' };
    expect((await t.call('owner', 'application.annotate', noted)).data.private.hiredOutsideAt).toBeTruthy();
    await t.call('mia', 'application.remove', of);
    const { rev } = (await t.call('owner', 'job.get', { jobId: job._id })).data;
    await t.call('owner', 'job.publish', { _jobId: job._id, rev });
    await t.call('mia', 'application.add', args);
    const { applicant } = (await t.call('owner', 'application.accept', of)).data;
    expect(applicant.private).toMatchObject({
      hiredOutsideAt: null,
      tags: ['early'],
      notes: 'On time',
      assigned: { _userId: 'chatter' },
    });
  });

  test('who may not apply: companies, the too young, and to closed jobs nobody', async () => {
    const t = app();
    const { job, companyId } = await hiring(t);
    await companyUser(t, 'firm');
    await seeker(t, 'teen', '2011-01-01', 'mum@example.org');
    const codeOf = async (uid: string, jobId: string) =>
      (await t.call(uid, 'application.add', applying(jobId))).error.code;
    expect(await codeOf('firm', job._id)).toBe('not_allowed');
    expect(await codeOf('teen', job._id)).toBe('too_young');
    const easy = await publishedJob(t, 'owner', companyId, { minAge: 15 });
    expect(await codeOf('nobody', job._id)).toBe('user_unknown');
    expect(await codeOf('mallory', v7())).toBe('not_found');
    const draft = await t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT });
    expect(await codeOf('mallory', draft.data._id)).toBe('not_found');
    later(t, 31 * 24 * HOUR);
    const late = await t.call('mallory', 'application.add', applying(easy._id));
    expect(late.error).toMatchObject({ code: 'job_closed', detail: { statusReason: 'expired' } });
  });

  test('an id that is somebody else’s is refused', async () => {
    const t = app();
    const { args, job } = await hiring(t);
    for (const taken of [{ _id: args._id }, { _conversationId: args._conversationId }]) {
      const stolen = await t.call('mallory', 'application.add', { ...applying(job._id), ...taken });
      expect([stolen.status, stolen.error.code]).toEqual([409, 'state_conflict']);
    }
  });

  test('any member marks as seen and back; the applicant is told once', async () => {
    const t = app();
    const { of, application } = await hiring(t);
    const mark = (uid: string, markSeen: boolean) => t.call(uid, 'application.list', { ...of, markSeen });
    later(t, HOUR);
    const seen = await mark('reader', true);
    expect(seen.data.items).toMatchObject([{ status: 'viewed', seenAt: t.now.toISOString() }]);
    expect((await mark('owner', true)).data.items[0]?.ver).toBe(seen.data.items[0]?.ver);
    const back = await mark('reader', false);
    expect(back.data.items).toMatchObject([{ status: 'submitted', seenAt: null }]);
    expect(back.data.items[0]?.statusAt.submitted).toBe(application.statusAt.submitted);
    await mark('reader', true);
    expect(await notices(t, 'mia')).toEqual([['application_seen', 'Bakery owner', application.job.title]]);
    for (const uid of ['rival', 'mia', 'mallory']) expect((await mark(uid, true)).status).toBe(404);
  });

  test('accepting opens the conversation and releases name and contacts', async () => {
    const t = app();
    const { of, args, application } = await hiring(t);
    const accept = (uid: string) => t.call(uid, 'application.accept', of);
    expect((await accept('reader')).error.code).toBe('not_allowed');
    for (const uid of ['rival', 'mia', 'mallory']) expect((await accept(uid)).error.code).toBe('not_found');
    const accepted = await accept('chatter');
    expect(accepted.data.applicant).toMatchObject({
      status: 'accepted',
      name: 'Jana Krüger',
      contacts: { email: 'mia@example.org' },
      dueAt: null,
    });
    expect(accepted.data.conversation).toMatchObject({
      _id: args._conversationId,
      status: 'open',
      lastSeq: 0,
    });
    expect(accepted.data.conversation.participants.map(({ name }) => name)).toEqual([
      'Deniz chatter',
      'Jana Krüger',
    ]);
    expect((await accept('owner')).data.applicant).toEqual(accepted.data.applicant);
    expect(await notices(t, 'mia')).toEqual([
      ['application_accepted', 'Bakery owner', application.job.title],
    ]);
    const { changes } = await pullAll(t, 'mia');
    expect(changes.find(({ table }) => table === 'conversation')?.row).toMatchObject({ status: 'open' });
  });

  test('a rejection carries a text, ends the promise and may be taken back by the owner for 24 hours', async () => {
    const t = app();
    const { of } = await hiring(t);
    const reject = (uid: string, also = {}) => t.call(uid, 'application.reject', { ...of, ...also });
    expect((await reject('reader')).error.code).toBe('not_allowed');
    expect((await reject('rival')).error.code).toBe('not_found');
    const own = await reject('chatter', { text: 'Leider nein.', lang: 'de_DE' });
    expect(own.data).toMatchObject({
      status: 'rejected',
      rejection: { text: 'Leider nein.', lang: 'de_DE' },
      dueAt: null,
    });
    expect((await reject('owner', { text: 'Other words' })).data).toEqual(own.data);
    const row = await t.db.selectFrom('application').select('erase_at').executeTakeFirstOrThrow();
    expect(row.erase_at?.toISOString()).toBe('2026-09-02T08:00:00.000Z');
    later(t, 23 * HOUR);
    expect((await t.call('chatter', 'application.accept', of)).error).toMatchObject({
      code: 'state_conflict',
      detail: { status: 'rejected', by: 'Deniz chatter' },
    });
    expect((await t.call('owner', 'application.accept', of)).data.applicant.rejection).toBeNull();
    await reject('owner');
    later(t, 25 * HOUR);
    const late = await t.call('owner', 'application.accept', of);
    expect(late.error).toMatchObject({ code: 'state_conflict', detail: { status: 'rejected' } });
  });

  test('a withdrawal beats an acceptance, and says since when', async () => {
    const t = app();
    const { of } = await hiring(t);
    await t.call('mia', 'application.remove', of);
    for (const call of ['application.accept', 'application.reject'] as const) {
      const { status, error } = await t.call('owner', call, of);
      expect([status, error.code]).toEqual([409, 'state_conflict']);
      expect(error.detail).toEqual({ status: 'withdrawn', at: t.now.toISOString(), by: 'Jana K.' });
    }
    expect(await applicantOf(t, 'owner')).toMatchObject({
      status: 'withdrawn',
      name: 'Jana K.',
      contacts: null,
    });
  });

  test('the owner hides what is over; the applicant keeps it', async () => {
    const t = app();
    const { of } = await hiring(t);
    const remove = (uid: string) => t.call(uid, 'application.remove', of);
    expect((await remove('owner')).error.code).toBe('state_conflict');
    await t.call('owner', 'application.reject', of);
    expect((await remove('chatter')).error.code).toBe('not_allowed');
    expect((await remove('rival')).error.code).toBe('not_found');
    const { cursor } = await pullAll(t, 'owner');
    expect((await remove('owner')).data.status).toBe('removed');
    const { changes } = await pullAll(t, 'owner', cursor);
    expect(changes).toMatchObject([{ table: 'applicant', id: of._applicationId, row: null }]);
    expect((await applicationOf(t, 'mia'))?.status).toBe('rejected');
    expect((await t.call('mia', 'application.remove', of)).error.detail).toMatchObject({
      status: 'rejected',
    });
  });
});
