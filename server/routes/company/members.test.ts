import { expect, test } from 'vitest';
import type { Company } from '../../../contract/entities/company.ts';
import { joined } from '../../testing/invited.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, pullAll, seeker } from '../../testing/people.ts';

const of = ({ data }: { data: Company }, uid: string) => data.members.find(({ _userId }) => _userId === uid);

onDatabase((app) => {
  test('the last owner can neither leave nor step down, and hands the company over instead', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const leave = () => t.call('owner', 'company.delete-member', { companyId, _userId: 'owner' });
    const update = (by: string, _userId: string, change: object) =>
      t.call(by, 'company.update-member', { companyId, member: { _userId, ...change } });
    expect((await leave()).error.code).toBe('last_owner');
    expect((await update('owner', 'owner', { role: 'member' })).error.code).toBe('last_owner');
    await joined(t, 'owner', companyId, 'kim');
    const promoted = await update('owner', 'kim', { role: 'owner', position: 'Boss' });
    expect(of(promoted, 'kim')).toMatchObject({
      _userId: 'kim',
      role: 'owner',
      canSign: true,
      canChat: true,
      position: 'Boss',
    });
    const flag = await update('kim', 'owner', { canSign: false });
    expect(flag.error).toMatchObject({ code: 'fields_invalid', fields: [{ path: 'member.canSign' }] });
    expect(of(await update('owner', 'owner', { role: 'member', canSign: false }), 'owner')).toMatchObject({
      role: 'member',
      canSign: false,
      canChat: true,
    });
    expect((await update('owner', 'kim', { position: 'Ex' })).error.code).toBe('not_allowed');
    expect((await leave()).data).toBeNull();
  });

  test('a company is handed over when both want it, and the one who asked stays as a member', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await joined(t, 'owner', companyId, 'kim');
    await joined(t, 'owner', companyId, 'ben');
    const offer = (by: string, _userId: string | null) =>
      t.call(by, 'company.offer-ownership', { companyId, _userId });
    const answer = (by: string, accept: boolean) =>
      t.call(by, 'company.answer-ownership', { companyId, accept });
    expect((await offer('kim', 'kim')).error.code).toBe('not_allowed');
    expect((await offer('owner', 'owner')).error.code).toBe('state_conflict');
    expect((await offer('owner', 'ben')).data.handover).toMatchObject({ _userId: 'ben', by: 'owner' });
    expect((await offer('owner', 'kim')).data.handover).toMatchObject({ _userId: 'kim', by: 'owner' });
    for (const who of ['ben', 'owner']) expect((await answer(who, true)).error.code).toBe('not_allowed');
    const declined = await answer('kim', false);
    expect(declined.data.handover).toBeUndefined();
    expect(of(declined, 'owner')?.role).toBe('owner');
    expect((await answer('kim', true)).error.code).toBe('not_allowed');
    await offer('owner', 'kim');
    const taken = await answer('kim', true);
    expect(taken.data.handover).toBeUndefined();
    expect(of(taken, 'kim')).toMatchObject({ role: 'owner', canSign: true, canChat: true });
    expect(of(taken, 'owner')).toMatchObject({ role: 'member', canSign: true, canChat: true });
    const log = await t.call('kim', 'log.list', { companyId });
    expect(log.data.items.map(({ action }) => action).filter((action) => action.startsWith('owner'))).toEqual(
      [
        'ownership.moved',
        'ownership.offered',
        'ownership.declined',
        'ownership.offered',
        'ownership.offered',
      ],
    );
  });

  test('who was asked to take a company over and leaves, or is made owner, is asked no longer', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await joined(t, 'owner', companyId, 'kim');
    await joined(t, 'owner', companyId, 'ben');
    const offer = (_userId: string | null) =>
      t.call('owner', 'company.offer-ownership', { companyId, _userId });
    await offer('kim');
    const left = await t.call('owner', 'company.delete-member', { companyId, _userId: 'kim' });
    expect(left.data?.handover).toBeUndefined();
    await offer('ben');
    const member = { _userId: 'ben', role: 'owner' as const };
    const promoted = await t.call('owner', 'company.update-member', { companyId, member });
    expect(promoted.data.handover).toBeUndefined();
    expect((await offer(null)).data.ver).toBe(promoted.data.ver);
  });

  test('rights change key by key, at once, and nothing is written where nothing changes', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', companyId);
    await joined(t, 'owner', companyId, 'kim', { position: 'Cook' });
    await seeker(t, 'mia');
    const application = (await t.call('mia', 'application.add', applying(job._id))).data;
    const accept = () => t.call('kim', 'application.accept', { _applicationId: application._id });
    expect((await accept()).error.code).toBe('not_allowed');
    const give = () =>
      t.call('owner', 'company.update-member', { companyId, member: { _userId: 'kim', canChat: true } });
    const given = await give();
    expect(of(given, 'kim')).toMatchObject({ canChat: true, canSign: false, position: 'Cook' });
    expect((await give()).data.ver).toBe(given.data.ver);
    expect((await accept()).status).toBe(200);
    const unknown = await t.call('owner', 'company.update-member', {
      companyId,
      member: { _userId: 'mia', canChat: true },
    });
    expect(unknown.error.code).toBe('not_found');
  });

  test('a former member loses everything at once, and the company keeps what was made there', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await joined(t, 'owner', companyId, 'kim', { canChat: true });
    const job = await publishedJob(t, 'kim', companyId);
    await seeker(t, 'mia');
    const application = (await t.call('mia', 'application.add', applying(job._id))).data;
    await t.call('kim', 'application.accept', { _applicationId: application._id });
    const before = await pullAll(t, 'kim');
    const kept = before.changes.filter(({ row }) => JSON.stringify(row).includes('application_new'));
    expect(kept).toHaveLength(1);
    t.signals.length = 0;
    const removed = await t.call('owner', 'company.delete-member', { companyId, _userId: 'kim' });
    expect(removed.data?.members.map(({ _userId }) => _userId)).toEqual(['owner']);
    expect(t.signals).toContain('user:kim');
    const after = await pullAll(t, 'kim', before.cursor);
    expect(after.pages[0]?.buckets).toEqual(['user:kim', 'market']);
    const gone = after.changes.filter(({ table }) => table === 'notification');
    expect(gone.map(({ row }) => row)).toEqual(kept.map(() => null));
    expect(after.changes.find(({ table }) => table === 'user')?.row).toMatchObject({
      _linkedCompanyId: null,
    });
    for (const answer of [
      await t.call('kim', 'application.reject', { _applicationId: application._id, text: 'no' }),
      await t.call('kim', 'job.unpublish', { _jobId: job._id, reason: 'paused', outcomes: {} }),
      await t.call('kim', 'log.list', { companyId }),
      await t.call('kim', 'company.update-general', { companyId, general: { website: 'x' } }),
      await t.call('kim', 'company.delete-member', { companyId, _userId: 'kim' }),
    ])
      expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
    expect((await t.call('kim', 'company.get', { companyId })).data).not.toHaveProperty('members');
    const owners = (await pullAll(t, 'owner')).changes;
    expect(owners.find(({ table, id }) => table === 'companyJob' && id === job._id)?.row).not.toBeNull();
    expect(owners.find(({ table }) => table === 'conversation')?.row).not.toBeNull();
  });

  test('a former owner keeps no notice with the name of somebody who answered an invitation', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await joined(t, 'owner', companyId, 'kim');
    const member = { _userId: 'kim', role: 'owner' as const };
    await t.call('owner', 'company.update-member', { companyId, member });
    await joined(t, 'owner', companyId, 'ben');
    const told = async () =>
      (await pullAll(t, 'kim')).changes.filter(({ row }) => JSON.stringify(row).includes('"invite_answer"'));
    expect(await told()).toHaveLength(1);
    await t.call('owner', 'company.delete-member', { companyId, _userId: 'kim' });
    expect(await told()).toEqual([]);
    const left = await t.db
      .selectFrom('notification')
      .where('user_id', '=', 'kim')
      .select(['type', 'params'])
      .execute();
    expect(left.filter(({ type }) => type === 'invite_answer')).toEqual([
      { type: 'invite_answer', params: [] },
    ]);
  });

  test('members remove nobody but themselves', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await joined(t, 'owner', companyId, 'kim');
    await joined(t, 'owner', companyId, 'ben');
    await company(t, 'rival', 1);
    const remove = (by: string, _userId: string) =>
      t.call(by, 'company.delete-member', { companyId, _userId });
    expect((await remove('kim', 'ben')).error.code).toBe('not_allowed');
    expect((await remove('kim', 'owner')).error.code).toBe('not_allowed');
    expect((await remove('rival', 'ben')).error.code).toBe('not_found');
    expect((await remove('owner', 'rival')).error.code).toBe('not_found');
    expect((await remove('kim', 'kim')).data).toBeNull();
  });
});
