import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { onDatabase } from '../testing/on-database.ts';
import { applying, company, DRAFT, publishedJob, seeker } from '../testing/people.ts';

onDatabase((app) => {
  test('register.10 unconfirmed, nobody publishes, invites or applies; the same request goes through later, once', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const open = await publishedJob(t, 'owner', companyId);
    await seeker(t, 'mia');
    t.signIn('owner', { emailVerified: false });
    t.signIn('mia', { emailVerified: false });
    const { data: draft } = await t.call('owner', 'job.create', {
      _id: v7(),
      _companyId: companyId,
      job: DRAFT,
    });
    const [publishKey, inviteKey, applyKey] = [v7(), v7(), v7()];
    const publish = () => t.call('owner', 'job.publish', { _jobId: draft._id, rev: draft.rev }, publishKey);
    const invite = () =>
      t.call(
        'owner',
        'company.invite',
        { companyId, _senderId: 'owner', _receiverMail: 'kim@example.org' },
        inviteKey,
      );
    const application = applying(open._id);
    const apply = () => t.call('mia', 'application.add', application, applyKey);
    for (const act of [publish, invite, apply]) expect((await act()).error?.code).toBe('mail_unverified');
    await t.doWork();
    expect(t.letters).toEqual([]);
    expect(await t.db.selectFrom('application').select('id').execute()).toEqual([]);
    expect(await t.db.selectFrom('notification').select('id').execute()).toEqual([]);
    expect((await t.call('owner', 'job.get', { jobId: draft._id })).data).toMatchObject({ status: 'draft' });

    t.signIn('owner');
    t.signIn('mia');
    for (const act of [publish, invite, apply]) expect((await act()).status).toBe(200);
    for (const act of [publish, invite, apply]) expect((await act()).status).toBe(200);
    await t.doWork();
    expect(await t.db.selectFrom('application').select('id').execute()).toHaveLength(1);
    expect(t.letters.filter(({ to }) => to === 'kim@example.org')).toHaveLength(1);
    expect(t.faults).toEqual([]);
  });

  test('what would be refused anyway is told at once', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', companyId);
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
    await seeker(t, 'mia');
    t.signIn('mia', { emailVerified: false });
    expect((await t.call('mia', 'application.add', applying(job._id))).error.code).toBe('job_closed');
  });
});
