import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { jobWork } from '../../domain/job/work.ts';
import { activeCreator } from '../../testing/creators.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, DRAFT, publishedJob, seeker, writing } from '../../testing/people.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;
const RULE = ['--rule', 'terms 4'];
const LAW = ['--rule', '§ 263 StGB'];

const listOf = async (t: TestApp, uid: string) => (await t.call(uid, 'restriction.list', {})).data.items;
const object = (t: TestApp, uid: string, _restrictionId: string) =>
  t.call(uid, 'appeal.create', { _id: v7(), _restrictionId, text: 'I see that differently.' });

async function mailTo(t: TestApp, to: string): Promise<string> {
  await t.doWork();
  return t.letters.findLast((letter) => letter.to === to)?.text ?? '';
}

/** A company with an ad, whose only member is `owner`. */
async function scene(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  const job = await publishedJob(t, 'owner', companyId);
  await seeker(t, 'mia');
  return { companyId, job, ...terminal(t) };
}

/** Reports something and has it upheld with a measure. */
async function upheld(
  t: TestApp,
  target: { type: 'job' | 'company' | 'message'; id: string },
  measure: string,
) {
  const report = { _id: v7(), target, reason: 'fee_asked' as const, text: '' };
  const made = await t.call('mia', 'report.create', report);
  expect(made.status, JSON.stringify(made.error)).toBe(200);
  const line = ['reports', 'decide', report._id, '--outcome', 'upheld', '--measure', measure];
  await terminal(t).run(...line, '--text', 'It asks for a fee.', ...LAW);
  return report._id;
}

onDatabase((app) => {
  test('L24 an ad taken down without a report: what, why, by which rule, by a person, until when, and how to object', async () => {
    const t = app();
    const { run, job } = await scene(t);
    await run('unpublish-job', job._id, '--reason', 'It asks for a deposit.', ...RULE);
    const [restriction] = await listOf(t, 'owner');
    expect(restriction).toMatchObject({
      kind: 'job_unpublished',
      target: { type: 'job', id: job._id },
      about: job.title,
      facts: 'It asks for a deposit.',
      ground: 'terms',
      rule: '4',
      automated: false,
      until: null,
      appealUntil: '2026-09-02T08:00:00.000Z',
      appeals: [],
    });
    expect(JSON.stringify(restriction)).not.toContain('Ada');
    const letter = await mailTo(t, 'owner@example.org');
    for (const said of [
      `Es geht um: ${job.title}`,
      'Was war: It asks for a deposit.',
      'Ziffer 4 der Nutzungsbedingungen',
      'überall, wo es den Dienst gibt, bis wir anders entscheiden',
      'Ein Mensch hat das geprüft',
      'bis 2. September 2026 in der App widersprechen; jemand anderes entscheidet',
      'ein Gericht anrufen',
    ])
      expect(letter).toContain(said);
    expect(await listOf(t, 'mia')).toEqual([]);
    expect((await object(t, 'mia', restriction?._id ?? '')).error.code).toBe('not_found');
    expect((await object(t, 'owner', restriction?._id ?? '')).status).toBe(200);
    expect((await listOf(t, 'owner'))[0]?.appeals).toMatchObject([{ status: 'open' }]);
  });

  test('L24 who has lost two ads objects to both at the same time', async () => {
    const t = app();
    const { run, job, companyId } = await scene(t);
    const other = await publishedJob(t, 'owner', companyId, { title: 'Another ad' });
    for (const { _id } of [job, other])
      await run('unpublish-job', _id, '--reason', 'It asks for a deposit.', ...RULE);
    for (const { _id } of await listOf(t, 'owner')) {
      const first = await object(t, 'owner', _id);
      expect(first.status, JSON.stringify(first.error)).toBe(200);
      expect((await object(t, 'owner', _id)).data._id).toBe(first.data._id);
    }
    expect(await t.db.selectFrom('appeal').select('id').execute()).toHaveLength(2);
  });

  test('L24 a refused ad, a verification taken back and a refused source each have a statement, and can be objected to', async () => {
    const t = app();
    const { run, job, companyId } = await scene(t);
    await t.db
      .updateTable('job')
      .set({ status: 'in_review', status_reason: null, unreviewed_since: null })
      .where('id', '=', job._id)
      .execute();
    await run('review', 'refuse', job._id, '--reason', 'Say what it pays.', ...RULE);
    await t.db.updateTable('company').set({ verified: true }).where('id', '=', companyId).execute();
    await run('unverify-company', companyId, '--reason', 'The register names another firm.', ...LAW);
    expect((await listOf(t, 'owner')).map(({ kind, ground, rule }) => [kind, ground, rule])).toEqual([
      ['company_unverified', 'law', '§ 263 StGB'],
      ['job_refused', 'terms', '4'],
    ]);
    expect(await mailTo(t, 'owner@example.org')).toContain('The register names another firm.');
    const { sources } = await activeCreator(t, 'ada');
    const source = sources[0]?._id ?? '';
    await run('creator', 'fail', source, '--text', 'The page shows somebody else.', ...RULE);
    const [refused] = await listOf(t, 'ada');
    expect(refused).toMatchObject({ kind: 'source_refused', facts: 'The page shows somebody else.' });
    const appeal = await object(t, 'ada', refused?._id ?? '');
    await run(
      'appeals',
      'decide',
      appeal.data._id,
      '--outcome',
      'granted',
      '--text',
      'It is you.',
      '--by',
      'Ben',
    );
    expect((await listOf(t, 'ada'))[0]).toMatchObject({ liftedAt: t.now.toISOString() });
    const { status } = await t.db
      .selectFrom('creator_source')
      .where('id', '=', source)
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('verified');
    expect(t.faults).toEqual([]);
  });

  test('L24 what a decision says is what it does: a blocked company has no ads and publishes none', async () => {
    const t = app();
    const { companyId, job } = await scene(t);
    await upheld(t, { type: 'company', id: companyId }, 'company_blocked');
    expect((await t.call('mia', 'job.get', { jobId: job._id })).status).toBe(410);
    const own = await t.call('owner', 'job.get', { jobId: job._id });
    const again = await t.call('owner', 'job.publish', { _jobId: job._id, rev: own.data.rev });
    expect(again.error.code).toBe('not_allowed');
    const [blocked, ...others] = await listOf(t, 'owner');
    expect([blocked?.kind, others]).toEqual(['company_blocked', []]);
    const appeal = await object(t, 'owner', blocked?._id ?? '');
    const answer = ['appeals', 'decide', appeal.data._id, '--outcome', 'granted', '--text', 'You are right.'];
    await terminal(t).run(...answer, '--by', 'Ben');
    expect((await t.call('owner', 'job.publish', { _jobId: job._id, rev: own.data.rev })).status).toBe(200);
    expect(await mailTo(t, 'owner@example.org')).toContain('Deine Firma darf wieder veröffentlichen.');
  });

  test('L24 a block ends every ad and its applications at once; verification and block are given back each by itself', async () => {
    const t = app();
    const { companyId, job, run, say } = await scene(t);
    const second = await publishedJob(t, 'owner', companyId);
    const waiting = await t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT });
    await t.db.updateTable('job').set({ status: 'in_review' }).where('id', '=', waiting.data._id).execute();
    for (const { _id } of [job, second]) await t.call('mia', 'application.add', applying(_id));
    await t.db.updateTable('company').set({ verified: true }).execute();
    await run('block-company', companyId, '--reason', 'It asks for a fee.', ...LAW);
    const states = await t.db.selectFrom('job').select(['status', 'review_note']).orderBy('id').execute();
    expect(states).toEqual([
      { status: 'unpublished', review_note: 'It asks for a fee.' },
      { status: 'unpublished', review_note: 'It asks for a fee.' },
      { status: 'draft', review_note: 'It asks for a fee.' },
    ]);
    const ended = await t.db.selectFrom('application').select('status').execute();
    expect(ended.map(({ status }) => status)).toEqual(['closed', 'closed']);
    expect((await listOf(t, 'owner')).map(({ kind }) => kind)).toEqual([
      'company_unverified',
      'company_blocked',
    ]);
    expect(await say('unblock-company', companyId)).toBe('Bakery owner may publish again.');
    expect(await say('unblock-company', companyId)).toBe('Bakery owner was not blocked.');
    const [unverified, block] = await listOf(t, 'owner');
    expect([unverified?.liftedAt, block?.liftedAt]).toEqual([null, t.now.toISOString()]);
    expect((await t.call('mia', 'company.get', { companyId })).data.verified).toBe(false);
    const { data } = await object(t, 'owner', unverified?._id ?? '');
    const granted = ['appeals', 'decide', data._id, '--outcome', 'granted', '--text', 'You are right.'];
    await run(...granted, '--by', 'Ben');
    expect((await t.call('mia', 'company.get', { companyId })).data.verified).toBe(true);
    expect(t.faults).toEqual([]);
  });

  test('L24 a decision cannot say that something was removed which it does not remove', async () => {
    const t = app();
    const { job, companyId, refusal, run } = await scene(t);
    const report = {
      _id: v7(),
      target: { type: 'job' as const, id: job._id },
      reason: 'scam' as const,
      text: '',
    };
    await t.call('mia', 'report.create', report);
    const decide = ['reports', 'decide', report._id, '--outcome', 'upheld', '--text', 'No.'];
    expect((await refusal(...decide, '--measure', 'content_removed')).message).toContain('rule');
    await run('unpublish-job', job._id, '--reason', 'x', ...RULE);
    const gone = await refusal(...decide, '--measure', 'content_removed', ...RULE);
    expect(gone.message).toMatch(/^The advertisement is gone already/);
    const person = await refusal(...decide, '--measure', 'account_locked', ...RULE);
    expect(person.message).toContain('measure');
    const open = await t.db.selectFrom('report').select('status').executeTakeFirstOrThrow();
    expect([open.status, companyId]).toEqual(['open', companyId]);
  });

  test('L24 a removed message is told to its sender, with the reasons', async () => {
    const t = app();
    const { job } = await scene(t);
    const args = applying(job._id);
    await t.call('mia', 'application.add', args);
    await t.call('owner', 'application.accept', { _applicationId: args._id });
    const sent = await t.call('owner', 'conversation.add-message', writing(args, 'Send 50 euros first.'));
    const reportId = await upheld(t, { type: 'message', id: sent.data.message._id }, 'content_removed');
    const removed = { kind: 'message_removed', _reportId: reportId };
    expect(await listOf(t, 'owner')).toMatchObject([removed]);
    const other = await t.call('owner', 'conversation.add-message', writing(args, 'Only 40, then.'));
    const line = ['remove-message', other.data.message._id, '--reason', 'A fee.', ...RULE];
    await terminal(t).run(...line);
    expect((await terminal(t).refusal(...line)).message).toMatch(/^The message is gone already/);
    expect(await listOf(t, 'owner')).toMatchObject([{ kind: 'message_removed', _reportId: null }, removed]);
  });

  test('L24 the clock says that it was the clock, and that can be objected to as well', async () => {
    const t = app();
    const { job } = await scene(t);
    await t.call('mia', 'application.add', applying(job._id));
    t.now = new Date(t.now.getTime() + 29 * DAY_MS);
    await makeDue(t, jobWork);
    await t.doWork();
    const [restriction] = await listOf(t, 'owner');
    expect(restriction).toMatchObject({
      kind: 'job_unpublished',
      automated: true,
      ground: 'terms',
      rule: '4',
    });
    expect(restriction?.facts).toContain('28 Tage lang');
    expect(await mailTo(t, 'owner@example.org')).toContain('Das geschah automatisch');
    expect((await object(t, 'owner', restriction?._id ?? '')).status).toBe(200);
  });

  test('L24 somebody else answers an objection than who has decided, and both names are kept', async () => {
    const t = app();
    const { run, refusal, say, job } = await scene(t);
    await run('unpublish-job', job._id, '--reason', 'No.', ...RULE, '--by', 'Ada Lovelace');
    const [restriction] = await listOf(t, 'owner');
    const { data } = await object(t, 'owner', restriction?._id ?? '');
    expect(await say('appeals')).toContain('decided by Ada Lovelace: somebody else answers');
    const answer = ['appeals', 'decide', data._id, '--outcome', 'refused', '--text', 'It stands.'];
    expect((await refusal(...answer, '--by', 'ada lovelace')).message).toContain('somebody else');
    await run(...answer, '--by', 'Ben');
    const log = await t.db.selectFrom('staff_log').select(['command', 'acted_by']).orderBy('id').execute();
    expect(log.filter(({ acted_by }) => acted_by !== null)).toEqual([
      { command: 'unpublish-job', acted_by: 'Ada Lovelace' },
      { command: 'appeals', acted_by: 'Ada' },
      { command: 'appeals decide', acted_by: 'Ben' },
    ]);
    const row = await t.db.selectFrom('appeal').selectAll().executeTakeFirstOrThrow();
    expect([row.status, row.decided_by]).toEqual(['refused', 'Ben']);
    expect(await mailTo(t, 'owner@example.org')).toContain('ein Gericht anrufen');
  });

  test('L24 a lock is objected to by its statement, also where the app names none', async () => {
    const t = app();
    const { run, refusal } = await scene(t);
    await run('lock', 'mia@example.org', '--reason', 'spam', '--text', 'Forty copies.', ...RULE);
    await t.doWork();
    t.signIn('mia');
    const [lock] = await listOf(t, 'mia');
    expect(lock).toMatchObject({ kind: 'account_locked', facts: 'Forty copies.' });
    const { data } = await t.call('mia', 'appeal.create', { _id: v7(), text: 'That was my brother.' });
    expect(data._restrictionId).toBe(lock?._id);
    const answer = ['appeals', 'decide', data._id, '--outcome', 'granted', '--text', 'We believe you.'];
    expect((await refusal(...answer)).message).toContain('somebody else');
    await run(...answer, '--by', 'Ben');
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).data.locked).toBeNull();
    expect((await listOf(t, 'mia'))[0]?.liftedAt).toBe(t.now.toISOString());
  });

  test('L24 objections are taken for six months, and what is late is listed with exit code 1', async () => {
    const t = app();
    const { run, job } = await scene(t);
    await run('unpublish-job', job._id, '--reason', 'No.', ...RULE);
    const [restriction] = await listOf(t, 'owner');
    expect((await run('late')).outcome).toEqual({ lines: ['0 late.'], failed: false });
    const target = { type: 'job' as const, id: job._id };
    await t.call('mia', 'report.create', { _id: v7(), target, reason: 'other', text: 'x' });
    await object(t, 'owner', restriction?._id ?? '');
    t.now = new Date(t.now.getTime() + 14 * DAY_MS);
    const late = (await run('late')).outcome;
    expect(late.failed).toBe(true);
    expect(late.lines).toEqual([
      expect.stringMatching(/^report .*other$/),
      expect.stringMatching(/^appeal .*promised by 2026-03-16$/),
      '2 late.',
    ]);
    t.now = new Date('2026-09-03T09:00:00.000Z');
    await t.db
      .updateTable('appeal')
      .set({ status: 'refused', statement: 'No.', decided_at: t.now })
      .execute();
    expect((await object(t, 'owner', restriction?._id ?? '')).error.code).toBe('too_late');
  });

  test('L24 mails say which ad a report is about', async () => {
    const t = app();
    const { job } = await scene(t);
    const target = { type: 'job' as const, id: job._id };
    await t.call('mia', 'report.create', { _id: v7(), target, reason: 'other', text: 'x' });
    expect(await mailTo(t, 'mia@example.org')).toContain(`ein Stellenangebot „${job.title}“ (${job._id})`);
  });
});
