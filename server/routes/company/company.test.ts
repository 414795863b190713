import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/on-database.ts';
import { company, companyUser, member, publishedJob, pullAll, seeker } from '../../testing/people.ts';

const creating = (uid: string, also = {}) => ({
  _id: v7(),
  companyUID: 'de 136 695 976',
  companyName: 'Bakery',
  _userId: uid,
  ...also,
});

onDatabase((app) => {
  test('a company user creates the company and owns it, unverified, with a polite rejection text', async () => {
    const t = app();
    await companyUser(t, 'owner');
    const { status, data } = await t.call('owner', 'company.create', creating('owner'));
    expect(status).toBe(200);
    expect(data).toMatchObject({ companyUID: 'DE136695976', verified: false, general: { replyDays: 7 } });
    expect(data.general.rejectionText).toMatch(/Vielen Dank[\s\S]*Thank you/);
    expect(data.members).toEqual([
      {
        _userId: 'owner',
        name: 'Deniz owner',
        role: 'owner',
        canSign: true,
        canChat: true,
        position: '',
        since: t.now.toISOString(),
      },
    ]);
    const { changes } = await pullAll(t, 'owner');
    expect(changes.map(({ table, ver }) => [table, ver])).toEqual([
      ['user', 2],
      ['company', 1],
    ]);
    expect(changes[0]?.row).toMatchObject({ _linkedCompanyId: data._id });
  });

  test('companycreate.4 whoever is about to make a company learns whether it is here, and nobody else does', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await companyUser(t, 'second');
    await seeker(t, 'jana');
    const ask = (uid: string, companyUID: string) => t.call(uid, 'company.look-up', { companyUID });
    expect((await ask('second', 'de 136 695 976')).data).toEqual({
      company: { _id, companyName: 'Bakery owner', verified: false },
    });
    expect((await ask('second', 'DE129273398')).data).toEqual({ company: null });
    expect((await ask('second', 'DE136695975')).error.code).toBe('fields_invalid');
    expect((await ask('jana', 'DE136695976')).error.code).toBe('not_allowed');
  });

  test('company.create is refused for seekers, bad numbers, doubles and those who have one', async () => {
    const t = app();
    await seeker(t, 'jana');
    expect((await t.call('jana', 'company.create', creating('jana'))).error.code).toBe('not_allowed');
    await companyUser(t, 'owner');
    const bad = await t.call('owner', 'company.create', creating('owner', { companyUID: 'DE136695975' }));
    expect([bad.status, bad.error.fields]).toEqual([
      422,
      [{ path: 'companyUID', code: 'not_a_company_uid' }],
    ]);
    const own = creating('owner');
    const first = await t.call('owner', 'company.create', own);
    expect((await t.call('owner', 'company.create', own)).data).toEqual(first.data);
    expect((await t.call('owner', 'company.create', creating('owner'))).error.code).toBe('company_linked');
    await companyUser(t, 'second');
    expect((await t.call('second', 'company.create', creating('second'))).error.code).toBe('company_exists');
    const another = await t.call('second', 'company.create', creating('owner'));
    expect(another.error.code).toBe('identity_mismatch');
  });

  test('company.update-general merges by key, for the owner only, and moves the company’s jobs', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await member(t, _id, 'member', true);
    await company(t, 'rival', 1);
    const job = await publishedJob(t, 'owner', _id);
    const { cursor } = await pullAll(t, 'owner');
    const args = { companyId: _id, general: { replyDays: 3, employeeCount: null } };
    expect((await t.call('member', 'company.update-general', args)).error.code).toBe('not_allowed');
    expect((await t.call('rival', 'company.update-general', args)).error.code).toBe('not_found');
    const updated = await t.call('owner', 'company.update-general', args);
    expect(updated.data.general).toMatchObject({
      replyDays: 3,
      rejectionText: expect.stringContaining('Thank you'),
    });
    const { changes } = await pullAll(t, 'owner', cursor);
    expect(changes.map(({ bucket, table }) => [bucket.split(':')[0], table])).toEqual([
      ['company', 'company'],
      ['company', 'companyJob'],
      ['market', 'job'],
    ]);
    expect(changes[2]?.row).toMatchObject({ _id: job._id, replyDays: 3 });
  });
});
