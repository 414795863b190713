import { expect, test } from 'vitest';
import { verifyLog } from '../../domain/log/verify.ts';
import { joined } from '../../testing/invited.ts';
import { TALENT } from '../../testing/offer-terms.ts';
import { offering, signing, TERMS } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import { activeCreator, firstMessage, rowsOf } from '../../testing/talk.ts';

const DAY_MS = 86_400_000;
const CAMPAIGN = {
  ...TERMS,
  title: 'Two videos',
  hours: null,
  pay: { amount: 80_000, currency: 'EUR', unit: 'PROJECT' as const },
  deliverables: ['Two videos'],
  disclosure: 'Werbung',
};

onDatabase((app) => {
  test('companysettings.9 a company leaves the market at once with an answer for everybody, and is erased after 14 days', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await joined(t, 'owner', companyId, 'kim');
    const job = await publishedJob(t, 'owner', companyId);
    await seeker(t, 'mia');
    await t.call('mia', 'application.add', applying(job._id));
    const args = { companyId, confirmName: 'Bakery owner' };
    const deleted = await t.call('owner', 'company.delete', args);
    expect(deleted.data).toEqual({
      deletedAt: '2026-03-02T09:00:00.000Z',
      finalAt: '2026-03-16T09:00:00.000Z',
    });
    expect((await t.call('owner', 'company.delete', args)).data).toEqual(deleted.data);
    const mia = (await pullAll(t, 'mia')).changes;
    expect(mia.find(({ table }) => table === 'job')?.row ?? null).toBeNull();
    expect(mia.find(({ table }) => table === 'application')?.row).toMatchObject({
      status: 'closed',
      rejection: { text: expect.stringContaining('verlässt') },
    });
    const invite = await t.call('owner', 'company.invite', {
      companyId,
      _senderId: 'owner',
      _receiverMail: 'ben@example.org',
    });
    expect(invite.error.code).toBe('state_conflict');
    t.now = new Date(t.now.getTime() + 13 * DAY_MS);
    await t.doWork();
    expect((await t.call(null, 'company.get', { companyId })).status).toBe(200);
    t.now = new Date(t.now.getTime() + DAY_MS);
    await t.doWork();
    expect(t.faults).toEqual([]);
    expect((await t.call(null, 'company.get', { companyId })).status).toBe(404);
    for (const uid of ['owner', 'kim']) {
      const { pages, changes } = await pullAll(t, uid);
      expect(pages[0]?.buckets).toEqual([`user:${uid}`, 'market']);
      expect(changes.find(({ table }) => table === 'user')?.row).toMatchObject({ _linkedCompanyId: null });
    }
    expect(
      (await pullAll(t, 'mia')).changes.find(({ table }) => table === 'application')?.row,
    ).not.toBeNull();
    expect(await verifyLog(t.db, companyId)).toMatchObject({ ok: true });
    // The same firm may come back.
    await t.db.deleteFrom('member').execute();
    expect((await company(t, 'again')).companyUID).toBe('DE136695976');
  });

  test('companysettings.9 nobody writes to a company that is erased, not even who had left the conversation', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const _creatorId = await activeCreator(t, 'jana');
    const made = await t.call('owner', 'offer.create', offering({ _creatorId, terms: CAMPAIGN }));
    expect((await t.call('jana', 'offer.update', signing(made.data, 'accept', TALENT))).status).toBe(200);
    const _conversationId = made.data._conversationId as string;
    const write = () => t.call('jana', 'conversation.add-message', { ...firstMessage({}), _conversationId });
    await t.call('owner', 'company.delete', { companyId, confirmName: 'Bakery owner' });
    expect((await write()).error).toBeUndefined();
    expect((await t.call('jana', 'conversation.close', { _conversationId })).error).toBeUndefined();
    t.now = new Date(t.now.getTime() + 14 * DAY_MS);
    await t.doWork();
    expect(t.faults).toEqual([]);
    expect((await write()).error.code).toBe('state_conflict');
    expect((await rowsOf(t, 'jana', 'conversation'))[0]).toMatchObject({
      status: 'closed',
      closedBy: 'system',
      closedReason: 'company_deleted',
    });
  });

  test('companysettings.9 within the 14 days an owner can undo it', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const args = { companyId, confirmName: 'Bakery owner' };
    await t.call('owner', 'company.delete', args);
    const shown = await t.call('owner', 'company.get', { companyId });
    expect(shown.data).toMatchObject({ deletion: { finalAt: '2026-03-16T09:00:00.000Z' } });
    await t.doWork();
    expect(t.letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['owner@example.org', 'Bakery owner wird am 16. März 2026 gelöscht'],
    ]);
    expect(t.letters[0]?.text).toContain('/pwa/company/settings');
    const undone = await t.call('owner', 'company.delete', { ...args, undo: true });
    expect(undone.data).toEqual({ deletedAt: null, finalAt: null });
    t.now = new Date(t.now.getTime() + 15 * DAY_MS);
    await t.doWork();
    expect((await t.call('owner', 'company.get', { companyId })).data).toMatchObject({ deletion: null });
  });

  test('companysettings.9 deleting needs the name, an owner, a fresh sign-in, and no subscription that runs', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await joined(t, 'owner', companyId, 'kim');
    await company(t, 'rival', 1);
    const remove = (uid: string, confirmName = 'Bakery owner') =>
      t.call(uid, 'company.delete', { companyId, confirmName });
    expect((await remove('kim')).error.code).toBe('not_allowed');
    expect((await remove('rival')).error.code).toBe('not_found');
    expect((await remove('owner', 'bakery')).error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'confirmName', code: 'differs' }],
    });
    t.signIn('owner', { signedInAt: new Date(t.now.getTime() - DAY_MS) });
    expect((await remove('owner')).error.code).toBe('reauth_required');
    t.signIn('owner', { signedInAt: t.now });
    expect((await remove('owner')).status).toBe(200);
  });
});
