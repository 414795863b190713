import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, member, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

type Written = ArgsOf<'address.create'>;

const writing = (
  refType: Written['reference']['refType'],
  refId: string,
  more: Partial<Written> = {},
): Written => ({
  _id: v7(),
  reference: { refType, refId },
  country: 'DE',
  state: 'Niedersachsen',
  city: 'Celle',
  postalCode: '29221',
  line1: 'Am Markt 1',
  line2: '',
  ...more,
});
const updating = ({ _id, ...rest }: Written): ArgsOf<'address.update'> => ({ id: _id, ...rest });

/** A company with a member and a published job, a rival, and two seekers. */
async function scene(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  await member(t, companyId, 'chatter', true);
  await company(t, 'rival', 1);
  await seeker(t, 'mia');
  await seeker(t, 'mallory');
  const job = await publishedJob(t, 'owner', companyId);
  return { companyId, jobId: job._id };
}

onDatabase((app) => {
  test('a person’s address is for that person alone', async () => {
    const t = app();
    await scene(t);
    const args = writing('user', 'mia');
    const { data } = await t.call('mia', 'address.create', args);
    expect(data).toEqual({ ...args, ver: 1 });
    expect((await t.call('mia', 'address.get', { id: args._id })).data).toEqual(data);
    for (const uid of ['mallory', 'owner']) {
      expect((await t.call(uid, 'address.create', { ...args, _id: v7() })).error.code).toBe('not_found');
      expect((await t.call(uid, 'address.get', { id: args._id })).error.code).toBe('not_found');
      expect((await t.call(uid, 'address.update', updating(args))).error.code).toBe('not_found');
      expect((await t.call(uid, 'address.delete', { id: args._id })).error.code).toBe('not_found');
      expect((await t.call(uid, 'address.list', { refType: 'user', refId: 'mia' })).error.code).toBe(
        'not_found',
      );
    }
    expect(await t.db.selectFrom('address').selectAll().execute()).toHaveLength(1);
  });

  test('the same address again is the one that is there; another under its id is refused', async () => {
    const t = app();
    await scene(t);
    const args = writing('user', 'mia');
    const first = await t.call('mia', 'address.create', args);
    expect((await t.call('mia', 'address.create', args)).data).toEqual(first.data);
    const other = await t.call('mia', 'address.create', { ...args, city: 'Uelzen' });
    expect([other.status, other.error.code]).toEqual([409, 'state_conflict']);
    const taken = await t.call('mallory', 'address.create', { ...writing('user', 'mallory'), _id: args._id });
    expect(taken.error.code).toBe('state_conflict');
  });

  test('of a company and a job the owner writes, members read, strangers read where it is and not the door', async () => {
    const t = app();
    const { companyId, jobId } = await scene(t);
    for (const args of [writing('company', companyId), writing('job', jobId)]) {
      expect((await t.call('chatter', 'address.create', args)).error.code).toBe('not_allowed');
      expect((await t.call('rival', 'address.create', args)).error.code).toBe('not_found');
      expect((await t.call('owner', 'address.create', args)).status).toBe(200);
      expect((await t.call('chatter', 'address.get', { id: args._id })).data).toMatchObject({
        line1: 'Am Markt 1',
      });
      expect((await t.call('chatter', 'address.update', updating(args))).error.code).toBe('not_allowed');
      const seen = await t.call('mallory', 'address.get', { id: args._id });
      expect(seen.data).toEqual({
        _id: args._id,
        ver: 1,
        reference: args.reference,
        country: 'DE',
        city: 'Celle',
      });
      expect((await t.call('mallory', 'address.list', { ...args.reference })).error.code).toBe('not_found');
    }
  });

  test('a reference that leads nowhere is not known', async () => {
    const t = app();
    await scene(t);
    for (const [refType, refId] of [
      ['user', 'nobody'],
      ['company', v7()],
      ['job', v7()],
      ['customer', v7()],
      ['job', 'not-an-id'],
    ] as const)
      expect((await t.call('owner', 'address.create', writing(refType, refId))).error.code).toBe('not_found');
    const wrong = await t.call('owner', 'address.create', writing('planet' as 'user', 'mars'));
    expect(wrong.error.code).toBe('fields_invalid');
  });

  test('whose address it is never changes', async () => {
    const t = app();
    const { companyId } = await scene(t);
    const args = writing('company', companyId);
    await t.call('owner', 'address.create', args);
    const moved = await t.call('owner', 'address.update', {
      ...updating(args),
      reference: { refType: 'user', refId: 'owner' },
    });
    expect(moved.error).toMatchObject({ code: 'fields_invalid', fields: [{ code: 'reference_fixed' }] });
    const changed = await t.call('owner', 'address.update', { ...updating(args), city: 'Uelzen' });
    expect(changed.data).toMatchObject({ city: 'Uelzen', ver: 2 });
  });

  test('the address of a job whose time is over may go, whether or not the clock has come by', async () => {
    const t = app();
    const { jobId } = await scene(t);
    const ofJob = writing('job', jobId);
    await t.call('owner', 'address.create', ofJob);
    t.now = new Date((await t.call('owner', 'job.get', { jobId })).data.validThrough as string);
    expect((await t.call('owner', 'address.delete', { id: ofJob._id })).data).toEqual({ _id: ofJob._id });
  });

  test('an address that a published job or a customer uses stays', async () => {
    const t = app();
    const { companyId, jobId } = await scene(t);
    const ofJob = writing('job', jobId);
    await t.call('owner', 'address.create', ofJob);
    const erase = (id: string) => t.call('owner', 'address.delete', { id });
    expect((await erase(ofJob._id)).error).toMatchObject({
      code: 'address_used',
      detail: { by: 'job', id: jobId },
    });
    await t.call('owner', 'job.unpublish', { _jobId: jobId, reason: 'paused', outcomes: {} });
    expect((await erase(ofJob._id)).data).toEqual({ _id: ofJob._id });
    const ofCompany = writing('company', companyId);
    await t.call('owner', 'address.create', ofCompany);
    const customer = await t.call('owner', 'customer.create', {
      _companyId: companyId,
      _addressId: ofCompany._id,
      name: 'Bakery',
      email: 'bills@example.org',
    } as never);
    expect(customer.status, JSON.stringify(customer.error)).toBe(200);
    expect((await erase(ofCompany._id)).error).toMatchObject({
      code: 'address_used',
      detail: { by: 'customer' },
    });
  });

  test('lists come in pages, in the order of adding', async () => {
    const t = app();
    await scene(t);
    const ids = [];
    for (let count = 0; count < 5; count++) {
      const args = writing('user', 'mia');
      ids.push(args._id);
      await t.call('mia', 'address.create', args);
    }
    const list = (more: object) => t.call('mia', 'address.list', { refType: 'user', refId: 'mia', ...more });
    const first = (await list({ limit: 3 })).data;
    const second = (await list({ limit: 3, cursor: first.next })).data;
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(ids);
    expect(second.next).toBe(null);
    for (const cursor of [
      'x',
      Buffer.from('["a"]').toString('base64url'),
      Buffer.from('{}').toString('base64url'),
    ])
      expect((await list({ cursor })).error).toMatchObject({ code: 'fields_invalid' });
  });
});
