import { expect, test } from 'vitest';
import { applicantsOf, applicationsOf, hiring } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, publishedJob, pullAll, writing } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const CV = {
  basics: { label: 'Baker' },
  work: [{ name: 'Mill', position: 'Baker' }],
  skills: [{ name: 'Bread' }],
};

async function profile(t: TestApp, uid: string) {
  await t.db
    .updateTable('user')
    .set({ phone: '+49 170 1234567', cv: JSON.stringify(CV) })
    .where('id', '=', uid)
    .execute();
}

/** All that the company's bucket, its notices, its log and its lists say. */
async function whatTheCompanyReads(t: TestApp, companyId: string, jobId: string): Promise<string> {
  const parts: unknown[] = [];
  for (const uid of ['owner', 'chatter', 'reader']) {
    // A member's own row says how old the member is.
    parts.push((await pullAll(t, uid)).changes.filter(({ table }) => table !== 'user'));
    parts.push((await t.call(uid, 'application.list', { _jobId: jobId })).data);
    parts.push((await t.call(uid, 'job.get', { jobId })).data);
  }
  parts.push((await t.call('owner', 'application.export', { jobId })).data.content);
  parts.push(await t.db.selectFrom('company_log').where('company_id', '=', companyId).selectAll().execute());
  parts.push(
    await t.db
      .selectFrom('notification')
      .where('user_id', 'in', ['owner', 'chatter', 'reader'])
      .selectAll()
      .execute(),
  );
  return JSON.stringify(parts);
}

/** Full name, contacts and birth date; 1998 alone may stand in an id. */
const PRIVATE = /Krüger|mia@example|1234567|1998-04|dateOfBirth/g;

onDatabase((app) => {
  test('no row of the company’s holds a full name, a contact or a birth date before it has accepted', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    await profile(t, 'mia');
    const job = await publishedJob(t, 'owner', companyId, { title: 'Second bakery' });
    const args = applying(job._id);
    await t.call('mia', 'application.add', { ...args, snapshot: { contacts: ['email', 'phone'] } });
    await t.call('mia', 'conversation.add-message', writing(args, 'May I ask something?'));
    const of = { _applicationId: args._id };
    await t.call('reader', 'application.list', { ...of, markSeen: true });
    await t.call('reader', 'application.annotate', { ...of, notes: 'Good' });
    const before = await whatTheCompanyReads(t, companyId, job._id);
    expect(before).toContain('Jana K.');
    expect(before.match(PRIVATE)).toBeNull();
    await t.call('chatter', 'application.reject', of);
    expect((await whatTheCompanyReads(t, companyId, job._id)).match(PRIVATE)).toBeNull();
    await t.call('owner', 'application.accept', of);
    const [accepted] = (await applicantsOf(t, 'reader')).filter(({ _id }) => _id === args._id);
    expect(accepted).toMatchObject({
      name: 'Jana Krüger',
      contacts: { email: 'mia@example.org', phone: '+49 170 1234567' },
    });
    const after = await whatTheCompanyReads(t, companyId, job._id);
    expect(after.match(/1998-04|dateOfBirth/)).toBeNull();
    await t.call('mia', 'application.remove', of);
    const [withdrawn] = (await applicantsOf(t, 'reader')).filter(({ _id }) => _id === args._id);
    expect(withdrawn).toMatchObject({ name: 'Jana K.', contacts: null });
  });

  test('what is sent along is chosen, and does not change with the profile', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    await profile(t, 'mallory');
    const jobs = [
      await publishedJob(t, 'owner', companyId),
      await publishedJob(t, 'owner', companyId),
      await publishedJob(t, 'owner', companyId),
    ] as const;
    const send = async (at: 0 | 1 | 2, more = {}) =>
      (await t.call('mallory', 'application.add', { ...applying(jobs[at]._id), ...more })).data;
    expect((await send(0)).cv).toEqual(CV);
    expect((await send(1, { snapshot: { cv: ['skills'], contacts: [] } })).cv).toEqual({ skills: CV.skills });
    const none = await send(2, { snapshot: { cv: [] } });
    expect(none.cv).toBeNull();
    await t.db.updateTable('user').set({ cv: null, phone: null }).where('id', '=', 'mallory').execute();
    const kept = await applicationsOf(t, 'mallory');
    expect(kept.find(({ _jobId }) => _jobId === jobs[0]._id)?.cv).toEqual(CV);
    const quiet = kept.find(({ _jobId }) => _jobId === jobs[1]._id);
    const accepted = await t.call('owner', 'application.accept', { _applicationId: quiet?._id as string });
    expect(accepted.data.applicant.contacts).toEqual({});
  });

  test('user.4 user.8 headline and times go along with the CV, and with visibility off nothing of the profile does', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    await profile(t, 'mallory');
    const general = {
      headline: 'Early riser',
      about: 'Hello',
      times: ['sat-early' as const],
      availability: 'From May',
    };
    await t.call('mallory', 'user.update-general', { _userId: 'mallory', general });
    const send = async () => {
      const args = applying((await publishedJob(t, 'owner', companyId))._id);
      await t.call('mallory', 'application.add', args);
      return (await applicantsOf(t, 'reader')).find(({ _id }) => _id === args._id);
    };
    expect(await send()).toMatchObject({
      cv: { ...CV, basics: { label: 'Early riser', summary: 'Hello' } },
      availability: { times: ['sat-early'], text: 'From May' },
    });
    const visibility = { value: 'off' as const, at: t.now.toISOString() };
    await t.call('mallory', 'user.set-setting', { userId: 'mallory', setting: { visibility } });
    const quiet = await send();
    expect(quiet?.cv).toBeNull();
    expect(quiet).not.toHaveProperty('availability');
  });

  test('answers are checked against the questions, and those to a question that is gone are left out', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    const job = await publishedJob(t, 'owner', companyId, {
      questions: [{ id: 'early', text: 'Can you start at 5?', type: 'yesno', required: true }],
    });
    const missing = await t.call('mallory', 'application.add', applying(job._id));
    expect(missing.error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'answers.early', code: 'missing' }],
    });
    const sent = await t.call('mallory', 'application.add', {
      ...applying(job._id),
      answers: [
        { id: 'early', value: true },
        { id: 'gone', value: 'x' },
      ],
    });
    expect(sent.data.answers).toEqual([{ id: 'early', value: true, question: 'Can you start at 5?' }]);
  });

  test('whom a member who answers has blocked cannot apply', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    const job = await publishedJob(t, 'owner', companyId);
    await t.db
      .insertInto('user_setting')
      .values({ user_id: 'chatter', key: 'blocked', entry: 'mallory', value: 'true', at: t.now })
      .execute();
    expect((await t.call('mallory', 'application.add', applying(job._id))).error.code).toBe('not_delivered');
  });

  test('30 applications a day, repeated ones not counted', async () => {
    const t = app();
    const { companyId, args } = await hiring(t);
    const job = await publishedJob(t, 'owner', companyId);
    await t.db
      .insertInto('usage')
      .values(Array.from({ length: 29 }, () => ({ limit_name: 'applications', who: 'mia', at: t.now })))
      .execute();
    const refused = await t.call('mia', 'application.add', applying(job._id));
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect((await t.call('mia', 'application.add', args)).status).toBe(200);
  });

  test('a rejection is in the reader’s language, with the first name and the title in it', async () => {
    const t = app();
    const { of, companyId, job } = await hiring(t);
    await t.db
      .updateTable('company')
      .set({
        rejection_text: 'Leider nein, %s1.',
        rejection_texts: JSON.stringify({ en_US: 'Sorry, %s1: “%s2” is taken.' }),
      })
      .where('id', '=', companyId)
      .execute();
    await t.db
      .insertInto('user_setting')
      .values({ user_id: 'mia', key: 'lang', value: '"en_US"', at: t.now })
      .execute();
    const { data } = await t.call('chatter', 'application.reject', of);
    expect(data.rejection).toEqual({
      text: `Sorry, Jana: “${job.title}” is taken.`,
      lang: 'en_US',
      by: 'Deniz chatter',
    });
    expect((await applicationsOf(t, 'mia'))[0]?.rejection).toMatchObject({ by: 'Bakery owner' });
    await t.db
      .updateTable('company')
      .set({ rejection_text: '', rejection_texts: '{}' })
      .where('id', '=', companyId)
      .execute();
    await t.call('mallory', 'application.add', applying(job._id));
    const [other] = (await applicantsOf(t, 'owner')).filter(({ _userId }) => _userId === 'mallory');
    const empty = await t.call('owner', 'application.reject', {
      _applicationId: other?._id as string,
      text: '  ',
    });
    expect(empty.data.rejection?.text).toContain('Vielen Dank');
  });
});
