import { expect, test } from 'vitest';
import { pathParameters } from '../../../contract/call.ts';
import { API_BASE, type ArgsOf, type CallName, calls } from '../../../contract/calls.ts';
import { applicationWork } from '../../domain/application/work.ts';
import { applicantsOf, applicationsOf, DAY, hiring, later } from '../../testing/hiring.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, publishedJob, pullAll, writing } from '../../testing/people.ts';
import { photo } from '../../testing/sample-files.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getBytes, uploaded } from '../../testing/upload.ts';

/** Names that stand nowhere else. */
const WHO = { firstname: 'Zwanhilde', lastname: 'Quastenberg', phone: '+49 171 7654321' };
const MEMBERS = ['owner', 'reader'];

async function sender(t: TestApp) {
  await t.db
    .updateTable('user')
    .set({ ...WHO, cv: JSON.stringify({ basics: { label: 'Baker', url: 'https://quastenberg.example' } }) })
    .where('id', '=', 'mia')
    .execute();
  const send = async (text: string, name: string) =>
    uploaded(t, 'mia', Buffer.from(text), { purpose: 'application', mime: 'text/plain', name });
  return {
    named: await send('Curriculum of Zwanhilde Quastenberg', 'one.txt'),
    titled: await send('Bakes since 2019', 'cv-quastenberg.txt'),
    called: await send('Zwanhilde bakes', 'two.txt'),
    quiet: await send('Bakes since 2019, and well', 'three.txt'),
    face: await uploaded(t, 'mia', await photo(), {
      purpose: 'application',
      mime: 'image/jpeg',
      name: 'a.jpg',
    }),
  };
}

/** Every read of the API that the owner can make with these ids, every row, notice, log line and mail. */
async function everythingTheCompanyMeets(t: TestApp, ids: Record<string, string>): Promise<string> {
  const parts: unknown[] = [];
  const reached = new Set<string>();
  for (const uid of MEMBERS) parts.push((await pullAll(t, uid)).changes);
  parts.push((await t.call('reader', 'application.list', { _companyId: ids.companyId as string })).data);
  parts.push((await t.call('reader', 'conversation.request-preview', { _userId: 'reader' })).data);
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    if (method !== 'GET' || name === 'sync.pull') continue;
    const wanted = pathParameters(path);
    if (wanted.some((parameter) => ids[parameter] === undefined)) continue;
    const url = wanted.reduce((at, one) => at.replace(`{${one}}`, ids[one] as string), path);
    const answer = await t.app.inject({
      method,
      url: API_BASE + url,
      headers: { authorization: 'Bearer owner' },
    });
    if (answer.statusCode === 200) reached.add(name);
    parts.push(answer.body);
  }
  // The walk is one only as long as it arrives.
  for (const name of ['user.snippet', 'job.get', 'application.export', 'conversation.get', 'log.list'])
    expect([...reached]).toContain(name);
  const told = t.db.selectFrom('notification').where('user_id', 'in', MEMBERS).selectAll();
  parts.push(await told.execute());
  parts.push(await t.db.selectFrom('company_log').selectAll().execute());
  parts.push(
    (await t.call('owner', 'application.export', { jobId: ids.jobId as string, format: 'csv' })).data,
  );
  while ((await t.doWork()) > 0);
  parts.push(t.letters.filter(({ to }) => MEMBERS.some((one) => to.startsWith(`${one}@`))));
  return JSON.stringify(parts);
}

const IDENTITY = /Quastenberg|mia@example|7654321|1998-04/gi;
const FIRST = /Zwanhilde/gi;

async function applies(t: TestApp, jobId: string, more: Partial<ArgsOf<'application.add'>>) {
  const args = { ...applying(jobId), ...more };
  const { data, error } = await t.call('mia', 'application.add', args);
  if (error) throw new Error(JSON.stringify(error));
  return { args, data };
}

onDatabase((app) => {
  test('usersettings.4 job.3 an applicant who applies as a number is a number in all that the company reads, until it accepts', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    const files = await sender(t);
    await t.call('owner', 'company.set-setting', { companyId, setting: { notifyApplications: 'all' } });
    const job = await publishedJob(t, 'owner', companyId, { title: 'Second bakery' });
    const { args } = await applies(t, job._id, { snapshot: { name: 'sign' }, files: Object.values(files) });
    await t.call('mia', 'conversation.add-message', writing(args, 'May I ask something?'));
    const of = { _applicationId: args._id };
    await t.call('reader', 'application.list', { ...of, markSeen: true });
    await t.call('reader', 'application.annotate', { ...of, notes: 'Good' });
    const ids = {
      companyId,
      jobId: job._id,
      userId: 'mia',
      conversationId: args._conversationId,
      applicationId: args._id,
    };
    later(t, 6 * DAY);
    await t.doWork();
    const before = await everythingTheCompanyMeets(t, ids);
    expect(before).toContain('Person 1');
    expect(before.match(IDENTITY)).toBeNull();
    expect(before.match(FIRST)).toBeNull();

    const [applicant] = (await applicantsOf(t, 'reader')).filter(({ _id }) => _id === args._id);
    expect(applicant?.files.map(({ _fileId }) => _fileId)).toEqual([files.quiet]);
    expect(applicant).toMatchObject({ heldFiles: 4, cv: { basics: { label: 'Baker' } } });
    for (const id of [files.named, files.titled, files.called, files.face])
      expect((await getBytes(t, 'owner', id)).statusCode).toBe(404);
    expect((await getBytes(t, 'owner', files.quiet)).statusCode).toBe(200);
    const mine = (await applicationsOf(t, 'mia')).find(({ _id }) => _id === args._id);
    expect(mine?.sign).toBe('Person 1');
    expect(mine?.files.filter(({ held }) => held)).toHaveLength(4);

    await t.call('chatter', 'application.reject', { ...of, text: 'Dear %s1, not this time.', lang: 'en_US' });
    const rejected = await everythingTheCompanyMeets(t, ids);
    expect(rejected).toContain('Dear Person 1, not');
    expect(rejected.match(IDENTITY) ?? rejected.match(FIRST)).toBeNull();
    const told = (await applicationsOf(t, 'mia')).find(({ _id }) => _id === args._id);
    expect(told?.rejection?.text).toBe('Dear Zwanhilde, not this time.');

    later(t, 190 * DAY);
    await makeDue(t, applicationWork);
    await t.doWork();
    const erased = await t.db
      .selectFrom('application')
      .where('id', '=', args._id)
      .select('rejection')
      .executeTakeFirstOrThrow();
    expect(erased.rejection).toEqual({ text: '–', lang: 'en_US', by: '' });
  });

  test('job.3 a number leads to a name only for those who read the name in another application', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    await sender(t);
    const few = await publishedJob(t, 'owner', companyId);
    const patch = { visibleTo: ['chatter'] };
    await t.call('owner', 'job.update', { _jobId: few._id, rev: few.rev, patch });
    const named = await applies(t, few._id, { snapshot: { name: 'initial' } });
    await t.call('owner', 'application.accept', { _applicationId: named.args._id });
    await t.call('owner', 'application.reject', { _applicationId: named.args._id });
    const all = await publishedJob(t, 'owner', companyId, { title: 'Second bakery' });
    later(t, DAY);
    const numbered = await applies(t, all._id, { snapshot: { name: 'sign' } });
    for (const uid of ['reader', 'chatter']) {
      const found = (await applicantsOf(t, uid)).find(({ _id }) => _id === numbered.args._id);
      expect(found?.name).toBe('Person 1');
    }
    const readBy = async (uid: string) => (await t.call(uid, 'user.snippet', { userId: 'mia' })).data.name;
    expect([await readBy('reader'), await readBy('chatter')]).toEqual(['Person 1', 'Zwanhilde Quastenberg']);
    // The one that showed the name is erased; the other was answered by the clock just now.
    later(t, 190 * DAY);
    await makeDue(t, applicationWork);
    await t.doWork();
    expect(await readBy('chatter')).toBe('Person 1');
  });

  test('job.3 an acceptance shows all of it', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    const files = await sender(t);
    const job = await publishedJob(t, 'owner', companyId);
    const { args } = await applies(t, job._id, { snapshot: { name: 'sign' }, files: Object.values(files) });
    await t.call('owner', 'application.accept', { _applicationId: args._id });
    const [applicant] = (await applicantsOf(t, 'reader')).filter(({ _id }) => _id === args._id);
    expect(applicant).toMatchObject({
      name: 'Zwanhilde Quastenberg',
      contacts: { email: 'mia@example.org' },
      cv: { basics: { url: 'https://quastenberg.example' } },
    });
    expect(applicant?.files).toHaveLength(5);
    expect(applicant).not.toHaveProperty('heldFiles');
    expect((await getBytes(t, 'reader', files.named)).statusCode).toBe(200);
    const mine = (await applicationsOf(t, 'mia')).find(({ _id }) => _id === args._id);
    expect(mine?.files.some(({ held }) => held)).toBe(false);
  });

  test('job.3 with the first name only what tells more is held back, and what somebody shows all the same is shown', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    const files = await sender(t);
    const job = await publishedJob(t, 'owner', companyId);
    const { args } = await applies(t, job._id, { files: Object.values(files), openFiles: [files.face] });
    const [applicant] = (await applicantsOf(t, 'reader')).filter(({ _id }) => _id === args._id);
    expect(applicant?.name).toBe('Zwanhilde Q.');
    expect(applicant?.files.map(({ _fileId }) => _fileId)).toEqual([files.called, files.quiet, files.face]);
  });

  test('companysettings.1 a company that reads without names gives each applicant a number, and says so in its jobs', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    await sender(t);
    const job = await publishedJob(t, 'owner', companyId);
    await t.call('owner', 'company.set-setting', { companyId, setting: { blind: true } });
    expect((await t.call('mia', 'job.get', { jobId: job._id })).data).toMatchObject({ blind: true });
    const first = await applies(t, job._id, { snapshot: { name: 'initial' } });
    await t.call('mallory', 'application.add', applying(job._id));
    const names = async () =>
      (await applicantsOf(t, 'reader')).filter(({ _jobId }) => _jobId === job._id).map(({ name }) => name);
    expect((await names()).sort()).toEqual(['Person 1', 'Person 2']);
    // An applicant without a name stays without one, and comes back as the same number.
    await t.call('owner', 'company.set-setting', { companyId, setting: { blind: false } });
    expect((await names()).sort()).toEqual(['Person 1', 'Person 2']);
    await t.call('mia', 'application.remove', { _applicationId: first.args._id });
    await applies(t, job._id, { snapshot: { name: 'sign' } });
    expect((await names()).sort()).toEqual(['Person 1', 'Person 2']);
  });

  test('usersettings.4 who applies as what is a setting, where the application says nothing', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    const at = t.now.toISOString();
    const setting = { nameShown: { value: 'sign' as const, at } };
    const set = await t.call('mallory', 'user.set-setting', { userId: 'mallory', setting });
    expect([set.error, t.faults]).toEqual([undefined, []]);
    const job = await publishedJob(t, 'owner', companyId);
    const sent = await t.call('mallory', 'application.add', applying(job._id));
    expect(sent.data.sign).toBe('Person 1');
  });
});
