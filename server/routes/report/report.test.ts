import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import { reportNo } from '../../../contract/report-no.ts';
import { transact } from '../../api/transact.ts';
import { decideReport, type NewDecision } from '../../domain/report/decide.ts';
import { decideAppeal } from '../../domain/report/decide-appeal.ts';
import { lockUser } from '../../domain/report/lock-account.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, pullAll, seeker, writing } from '../../testing/people.ts';
import { REASONS } from '../../testing/reasons.ts';
import { PDF } from '../../testing/sample-files.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { uploaded } from '../../testing/upload.ts';

type Target = ArgsOf<'report.create'>['target'];

const reporting = (target: Target, more: Partial<ArgsOf<'report.create'>> = {}): ArgsOf<'report.create'> => ({
  _id: v7(),
  target,
  reason: 'fee_asked',
  text: 'They want 50 euros before the interview.',
  ...more,
});

/** Owner with a published job, mia who applied, mallory who has nothing to do with either. */
async function scene(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  await seeker(t, 'mia');
  await seeker(t, 'mallory');
  const job = await publishedJob(t, 'owner', companyId);
  const args = applying(job._id);
  await t.call('mia', 'application.add', args);
  await t.call('owner', 'application.accept', { _applicationId: args._id });
  const { data } = await t.call('owner', 'conversation.add-message', writing(args, 'Send 50 euros first.'));
  return { companyId, jobId: job._id, messageId: data.message._id, conversationId: args._conversationId };
}

const decide = (t: TestApp, decision: NewDecision) =>
  transact(t.parts, (context) => decideReport(context, decision));
const upheld = (reportId: string): NewDecision => ({
  reportId,
  outcome: 'upheld',
  measure: 'account_locked',
  statement: 'Nobody may ask applicants for money.',
  ground: { ground: 'terms', rule: '4' },
  by: 'Ada',
});
const isNoReceipt = ({ subject }: { subject: string }) => !subject.includes('R-');
const listed = async (t: TestApp, uid: string) => (await t.call(uid, 'report.list', {})).data.items;
const notices = async (t: TestApp, uid: string) =>
  (await pullAll(t, uid)).changes.flatMap(({ table, row }) =>
    table === 'notification' && row ? [[row.type, row.ref.type] as string[]] : [],
  );

onDatabase((app) => {
  test('what lies on the market anybody reports; what two have between them only they', async () => {
    const t = app();
    const { companyId, jobId, messageId, conversationId } = await scene(t);
    const report = async (uid: string, type: Target['type'], id: string) =>
      (await t.call(uid, 'report.create', reporting({ type, id }))).status;
    for (const uid of ['mia', 'mallory']) {
      expect(await report(uid, 'job', jobId)).toBe(200);
      expect(await report(uid, 'company', companyId)).toBe(200);
    }
    expect(await report('mia', 'message', messageId)).toBe(200);
    expect(await report('mia', 'conversation', conversationId)).toBe(200);
    expect(await report('mia', 'user', 'owner')).toBe(200);
    expect(await report('mallory', 'message', messageId)).toBe(404);
    expect(await report('mallory', 'conversation', conversationId)).toBe(404);
    expect(await report('mallory', 'user', 'owner')).toBe(404);
    expect(await report('mia', 'job', v7())).toBe(404);
    expect(await report('mia', 'job', 'not-an-id')).toBe(404);
    expect(await report('mia', 'user', 'mia')).toBe(409);
    expect(await report('owner', 'message', messageId)).toBe(409);
  });

  test('the same thing is reported once while it is open, with what was said and files kept', async () => {
    const t = app();
    const { messageId } = await scene(t);
    const file = await uploaded(t, 'mia', PDF, { purpose: 'report' });
    const args = reporting({ type: 'message', id: messageId }, { files: [file] });
    const first = await t.call('mia', 'report.create', args);
    expect(first.data).toMatchObject({
      as: 'reporter',
      status: 'open',
      decision: null,
      files: [{ _fileId: file }],
    });
    expect((await t.call('mia', 'report.create', { ...args, _id: v7() })).data._id).toBe(args._id);
    const taken = await t.call('mallory', 'report.create', args);
    expect(taken.status).toBe(404);
    const row = await t.db.selectFrom('report').selectAll().executeTakeFirstOrThrow();
    expect(row.evidence).toMatchObject({ text: 'Send 50 euros first.', side: 'company' });
    expect(await listed(t, 'owner')).toEqual([]);
  });

  test('a report is confirmed by mail with its number, and staff is told what to decide', async () => {
    const t = app();
    const { jobId } = await scene(t);
    const file = (to: string) => t.letters.filter((letter) => letter.to === to);
    t.parts.settings.operator.mail = 'staff@example.org';
    const args = reporting({ type: 'job', id: jobId }, { text: '' });
    expect((await t.call('mia', 'report.create', args)).status).toBe(200);
    // The same thing once more is the same report: nothing is told again.
    await t.call('mia', 'report.create', { ...args, _id: v7() });
    await t.doWork();
    const no = reportNo(args._id);
    expect(file('mia@example.org').map(({ subject }) => subject)).toEqual([expect.stringContaining(no)]);
    const [letter, ...more] = file('staff@example.org');
    expect(more).toEqual([]);
    expect(letter?.subject).toContain(no);
    expect(letter?.text).toContain(`npm run staff -- reports decide ${args._id}`);
    expect(file('owner@example.org')).toEqual([]);
  });

  test('an objection is told to staff', async () => {
    const t = app();
    const { jobId } = await scene(t);
    const { data } = await t.call('mia', 'report.create', reporting({ type: 'job', id: jobId }));
    await decide(t, { ...upheld(data._id), outcome: 'dismissed', measure: 'none' });
    t.parts.settings.operator.mail = 'staff@example.org';
    const objecting = { _id: v7(), _reportId: data._id, text: 'Please look again.' };
    await t.call('mia', 'appeal.create', objecting);
    await t.doWork();
    const [letter] = t.letters.filter(({ to }) => to === 'staff@example.org');
    expect(letter?.text).toContain(`npm run staff -- appeals decide ${objecting._id}`);
  });

  test('a decision reaches both sides with its reasons, and nobody learns who reported', async () => {
    const t = app();
    const { messageId } = await scene(t);
    const { data } = await t.call('mia', 'report.create', reporting({ type: 'message', id: messageId }));
    await decide(t, upheld(data._id));
    await t.doWork();
    expect(t.identityActs).toEqual([{ act: 'revoke', who: 'owner' }]);
    const told = t.letters.filter(isNoReceipt);
    expect(told.map(({ to }) => to).sort()).toEqual([
      'mia@example.org',
      // The statement of reasons says all of it; there is no second mail about the report.
      'owner@example.org',
    ]);
    for (const letter of told) expect(letter.text).toContain('Nobody may ask applicants for money.');
    const decision = { outcome: 'upheld', measure: 'account_locked', statement: upheld('').statement };
    expect(await listed(t, 'mia')).toMatchObject([{ as: 'reporter', status: 'decided', decision }]);
    t.signIn('owner');
    const [seen] = await listed(t, 'owner');
    expect(seen).toMatchObject({ as: 'affected', text: null, files: [], decision });
    expect(JSON.stringify(seen)).not.toMatch(/mia|50 euros before/);
    expect((await t.call('owner', 'user.get', { userId: 'owner' })).data.locked).toMatchObject({
      reasonCode: 'fee_asked',
    });
    expect(await notices(t, 'mia')).toContainEqual(['system', 'report']);
    await expect(decide(t, upheld(data._id))).rejects.toMatchObject({ code: 'state_conflict' });
  });

  test('a dismissed report is told to who made it and to nobody else', async () => {
    const t = app();
    const { jobId } = await scene(t);
    const { data } = await t.call('mallory', 'report.create', reporting({ type: 'job', id: jobId }));
    const dismissed: NewDecision = {
      reportId: data._id,
      outcome: 'dismissed',
      measure: 'none',
      statement: 'The advertisement asks for nothing.',
      by: 'Ada',
    };
    for (const wrong of [
      { ...dismissed, measure: 'account_locked' as const },
      { ...dismissed, statement: ' ' },
      { ...upheld(data._id) },
    ])
      await expect(decide(t, wrong)).rejects.toMatchObject({ code: 'fields_invalid' });
    await decide(t, dismissed);
    await t.doWork();
    expect(t.letters.filter(isNoReceipt).map(({ to }) => to)).toEqual(['mallory@example.org']);
    expect(await notices(t, 'owner')).not.toContainEqual(['system', 'report']);
    expect(await listed(t, 'owner')).toEqual([]);
    const objecting = { _id: v7(), _reportId: data._id, text: 'Who said that?' };
    expect((await t.call('owner', 'appeal.create', objecting)).status).toBe(404);
  });

  test('locked.3 a locked account objects, and opens again when the objection is granted', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'mallory');
    const objecting = { _id: v7(), text: 'That was my brother on my phone.' };
    expect((await t.call('mia', 'appeal.create', objecting)).error.code).toBe('state_conflict');
    await transact(t.parts, (context) =>
      lockUser(context, { ...REASONS, facts: 'Forty copies.', uid: 'mia', reasonCode: 'spam', until: null }),
    );
    await t.doWork();
    t.signIn('mia');
    const { data } = await t.call('mia', 'appeal.create', objecting);
    expect(data).toMatchObject({ status: 'open', _reportId: null, answerBy: '2026-03-16T09:00:00.000Z' });
    expect((await t.call('mia', 'appeal.create', { ...objecting, _id: v7() })).data._id).toBe(objecting._id);
    const answer = { appealId: data._id, granted: true, statement: 'We believe you.', by: 'Ben' };
    await transact(t.parts, (context) => decideAppeal(context, answer));
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).data.locked).toBe(null);
    expect((await t.call('mia', 'appeal.list', {})).data.items).toMatchObject([
      { status: 'granted', statement: 'We believe you.' },
    ]);
    expect((await t.call('mallory', 'appeal.list', {})).data.items).toEqual([]);
    await expect(transact(t.parts, (context) => decideAppeal(context, answer))).rejects.toMatchObject({
      code: 'state_conflict',
    });
  });

  test('against a decision those object whom it concerns, once there is one', async () => {
    const t = app();
    const { jobId } = await scene(t);
    const { data } = await t.call('mia', 'report.create', reporting({ type: 'job', id: jobId }));
    const object = (uid: string) =>
      t.call(uid, 'appeal.create', { _id: v7(), _reportId: data._id, text: 'I see that differently.' });
    expect((await object('mia')).error.code).toBe('state_conflict');
    expect((await object('owner')).error.code).toBe('not_found');
    await decide(t, { ...upheld(data._id), measure: 'content_removed' });
    expect((await t.call('mia', 'job.get', { jobId })).status).toBe(410);
    expect((await object('mia')).status).toBe(200);
    expect((await object('owner')).status).toBe(200);
    expect((await object('mallory')).error.code).toBe('not_found');
    expect((await listed(t, 'owner'))[0]?.appeals).toHaveLength(1);
  });

  test('what a decision says is removed is removed: a message loses its words for both sides', async () => {
    const t = app();
    const { messageId, conversationId } = await scene(t);
    const { data } = await t.call('mia', 'report.create', reporting({ type: 'message', id: messageId }));
    await decide(t, { ...upheld(data._id), measure: 'content_removed' });
    const { messages } = (await t.call('mia', 'conversation.get', { conversationId })).data;
    expect(messages.find(({ _id }) => _id === messageId)).toMatchObject({ text: '' });
    // The report keeps what was said.
    const row = await t.db.selectFrom('report').selectAll().executeTakeFirstOrThrow();
    expect(row.evidence).toMatchObject({ text: 'Send 50 euros first.' });
    const talk = { type: 'conversation', id: conversationId } as const;
    const about = await t.call('mia', 'report.create', reporting(talk));
    await expect(decide(t, { ...upheld(about.data._id), measure: 'content_removed' })).rejects.toMatchObject({
      code: 'fields_invalid',
    });
  });

  test('reports are limited a day', async () => {
    const t = app();
    const { jobId, companyId } = await scene(t);
    for (let count = 0; count < 10; count++) {
      for (const target of [
        { type: 'job', id: jobId } as const,
        { type: 'company', id: companyId } as const,
      ]) {
        const { data } = await t.call('mia', 'report.create', reporting(target));
        await decide(t, {
          reportId: data._id,
          outcome: 'dismissed',
          measure: 'none',
          statement: 'No.',
          by: 'Ada',
        });
      }
    }
    expect((await t.call('mia', 'report.create', reporting({ type: 'job', id: jobId }))).status).toBe(429);
  });
});
