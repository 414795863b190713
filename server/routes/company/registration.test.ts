import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { NewRegistration } from '../../../contract/entities/registration.ts';
import { addressOf } from '../../testing/customers.ts';
import { joined } from '../../testing/invited.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { companyUser, DRAFT, member, pullAll, seeker } from '../../testing/people.ts';
import { PDF } from '../../testing/sample-files.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getBytes, uploaded } from '../../testing/upload.ts';
import { workKinds } from '../work.ts';

const CLUB: NewRegistration = { kind: 'association', court: 'AG Lüneburg', number: 'VR 200123' };
const HOME: NewRegistration = { kind: 'household', line1: 'Am Markt 1', postalCode: '29221', city: 'Celle' };

async function made(t: TestApp, uid: string, registration: NewRegistration, companyName = 'TSV Celle') {
  await companyUser(t, uid);
  return t.call(uid, 'company.create', { _id: v7(), companyName, registration, _userId: uid });
}

async function publishes(t: TestApp, uid: string, companyId: string) {
  const job = { ...DRAFT };
  const { data } = await t.call(uid, 'job.create', { _id: v7(), _companyId: companyId, job });
  return t.call(uid, 'job.publish', { _jobId: data._id, rev: 1 });
}

async function handsIn(t: TestApp, uid: string, companyId: string) {
  const file = await uploaded(t, uid, PDF, { purpose: 'registration' });
  const answer = await t.call(uid, 'company.hand-in-registration', { companyId, files: [file] });
  return { file, answer };
}

onDatabase((app) => {
  test('L25 an association without a VAT number waits for staff, and its first job goes out with the verification', async () => {
    const t = app();
    const { say } = terminal(t);
    const { status, data: club } = await made(t, 'owner', CLUB);
    expect([status, club.companyUID, club.registration]).toEqual([
      200,
      '',
      { ...CLUB, state: 'waiting', reason: null, legalName: 'TSV Celle' },
    ]);
    const job = await publishes(t, 'owner', club._id);
    expect(job.data).toMatchObject({ status: 'in_review', publishedAt: null });
    expect(await say('verifications')).toMatch(
      /TSV Celle \(association\)\n.*AG Lüneburg, VR 200123; 0 documents/,
    );
    expect(await say('verify-company', club._id)).toBe('TSV Celle is verified.');
    expect(await say('verifications')).toBe('0 companies wait.');
    await seeker(t, 'jana');
    expect((await t.call('jana', 'job.get', { jobId: job.data._id })).data.status).toBe('published');
    const notices = (await pullAll(t, 'owner')).changes.filter(({ table }) => table === 'notification');
    expect(notices.map(({ row }) => row)).toMatchObject([{ type: 'verification' }, { type: 'verification' }]);
  });

  test('L25 what proves a company outlives the account of the owner who handed it in', async () => {
    const t = app();
    const { data: club } = await made(t, 'owner', CLUB);
    await joined(t, 'owner', club._id, 'kim');
    const member = { _userId: 'kim', role: 'owner' as const };
    await t.call('owner', 'company.update-member', { companyId: club._id, member });
    const { file } = await handsIn(t, 'owner', club._id);
    await t.call('owner', 'user.delete', { userId: 'owner', confirm: true });
    t.now = new Date(t.now.getTime() + 14 * 86_400_000);
    await makeDue(t, workKinds);
    await t.doWork();
    expect(t.identityActs).toContainEqual({ act: 'delete', who: 'owner' });
    const kept = await t.db.selectFrom('file').where('id', '=', file).select('erased_at').execute();
    expect(kept).toEqual([{ erased_at: null }]);
  });

  test('L25 a job that staff looks at anyway goes on waiting when its company is verified', async () => {
    const t = app();
    t.settings.review = true;
    const { data: club } = await made(t, 'owner', CLUB);
    const job = { ...DRAFT, minAge: 13, branches: ['papers' as const] };
    const round = { ...job, shifts: [{ day: 'wed' as const, start: '15:00', end: '17:00' }] };
    const hours = { min: 2, max: 4, text: 'afternoons' };
    const args = { _id: v7(), _companyId: club._id, job: { ...round, hours } };
    const { data } = await t.call('owner', 'job.create', args);
    await t.call('owner', 'job.publish', { _jobId: data._id, rev: 1 });
    await terminal(t).say('verify-company', club._id);
    expect((await t.call('owner', 'job.get', { jobId: data._id })).data.status).toBe('in_review');
  });

  test('L25 companycreate.3 a document is seen by its owners and staff alone, refused with a reason, handed in again and erased once accepted', async () => {
    const t = app();
    const { say, bytes, refusal } = terminal(t);
    const { data: home } = await made(t, 'owner', HOME, 'Anna Kern');
    expect([home.companyName, home.registration]).toMatchObject([
      'Anna K. (privat)',
      { kind: 'household', state: 'open', legalName: 'Anna Kern', line1: 'Am Markt 1' },
    ]);
    await member(t, home._id, 'colleague', true);
    const refused = await t.call('colleague', 'company.hand-in-registration', {
      companyId: home._id,
      files: [v7()],
    });
    expect(refused.error.code).toBe('not_allowed');
    const { file, answer } = await handsIn(t, 'owner', home._id);
    expect(answer.data.registration?.state).toBe('waiting');
    await seeker(t, 'staff');
    await t.db.updateTable('user').set({ mode: 'admin' }).where('id', '=', 'staff').execute();
    const seen = await Promise.all(
      ['owner', 'staff', 'colleague'].map(async (uid) => (await getBytes(t, uid, file)).statusCode),
    );
    expect(seen).toEqual([200, 200, 404]);
    expect(await say('verifications', 'show', home._id, '--to', '/tmp/home')).toContain(
      '1 documents of Anna K. (privat)',
    );
    expect([...bytes.keys()]).toEqual(['/tmp/home-1.pdf']);
    expect(Buffer.from(bytes.get('/tmp/home-1.pdf') ?? []).equals(PDF)).toBe(true);
    await say('verifications', 'refuse', home._id, '--reason', 'The name cannot be read.');
    const read = async () => {
      const { data } = await t.call('owner', 'company.get', { companyId: home._id });
      return 'registration' in data ? data.registration : undefined;
    };
    expect(await read()).toMatchObject({ state: 'refused', reason: 'The name cannot be read.' });
    expect(await refusal('verifications', 'refuse', home._id, '--reason', 'x')).toMatchObject({
      exitCode: 1,
    });
    expect((await getBytes(t, 'owner', file)).statusCode).toBe(404);
    const again = await handsIn(t, 'owner', home._id);
    expect(again.answer.data.registration).toMatchObject({ state: 'waiting', reason: null });
    await say('verify-company', home._id);
    expect(await read()).toMatchObject({ state: 'accepted' });
    expect((await getBytes(t, 'owner', again.file)).statusCode).toBe(404);
    expect((await handsIn(t, 'owner', home._id)).answer.error.code).toBe('state_conflict');
  });

  test('L25 a private household publishes mini jobs in the household only', async () => {
    const t = app();
    const { data: home } = await made(t, 'owner', HOME, 'Anna Kern');
    const asks = async (more: object) => {
      const args = { _id: v7(), _companyId: home._id, job: { ...DRAFT, ...more } };
      const { data } = await t.call('owner', 'job.create', args);
      return { data, answer: await t.call('owner', 'job.publish', { _jobId: data._id, rev: 1 }) };
    };
    const shop = await asks({ kind: 'minijob', branches: ['shop'] });
    expect(shop.answer.error.fields).toEqual([{ path: 'kind', code: 'household_only' }]);
    const { data, answer } = await asks({ kind: 'minijob', branches: ['household'] });
    expect(answer.data.status).toBe('in_review');
    const changed = await t.call('owner', 'job.update', {
      _jobId: data._id,
      rev: 1,
      patch: { branches: ['shop'] },
    });
    expect(changed.error.code).toBe('fields_invalid');
  });

  test('L25 others read nothing of a registration', async () => {
    const t = app();
    const { data: home } = await made(t, 'owner', HOME, 'Anna Kern');
    await seeker(t, 'jana');
    const card = await t.call('jana', 'company.get', { companyId: home._id });
    expect(JSON.stringify(card.data)).not.toMatch(/Kern|Am Markt|household/);
  });

  test('L25 companycreate.4 the same register number makes no second company; a household is not found by trying', async () => {
    const t = app();
    await made(t, 'owner', CLUB);
    const twin = await made(t, 'other', { ...CLUB, court: 'Amtsgericht Lüneburg', number: '200123' });
    expect([twin.status, twin.error.code]).toEqual([409, 'company_exists']);
    await made(t, 'anna', HOME, 'Anna Kern');
    expect((await made(t, 'ben', HOME, 'Anna Kern')).status).toBe(200);
  });

  test('L25 what a kind needs is missing or wrong: told by field; a company needs one of the two', async () => {
    const t = app();
    const wrong = await made(t, 'owner', { kind: 'small_business', land: 'BY', taxNumber: '21/815/08150' });
    expect(wrong.error.fields).toEqual([{ path: 'registration.taxNumber', code: 'not_a_tax_number' }]);
    const neither = await t.call('owner', 'company.create', {
      _id: v7(),
      companyName: 'x',
      _userId: 'owner',
    });
    expect(neither.error.fields).toEqual([{ path: 'companyUID', code: 'missing' }]);
  });

  test('L25 a business with a VAT number may hand in a document as well', async () => {
    const t = app();
    await companyUser(t, 'owner');
    const args = { _id: v7(), companyUID: 'DE136695976', companyName: 'Bakery', _userId: 'owner' };
    const { data } = await t.call('owner', 'company.create', args);
    expect(data.registration).toEqual({
      kind: 'business',
      state: 'waiting',
      reason: null,
      legalName: 'Bakery',
    });
    const { answer } = await handsIn(t, 'owner', data._id);
    expect(answer.data.registration).toEqual(data.registration);
    expect(await terminal(t).say('verifications')).toMatch(/DE136695976; 1 documents/);
    expect((await publishes(t, 'owner', data._id)).data.status).toBe('published');
  });

  test('pricing.6 16.8 a private household books no plan, and a club does', async () => {
    const t = app();
    const { data: home } = await made(t, 'owner', HOME, 'Anna Kern');
    const pays = async (uid: string, companyId: string) =>
      t.call(uid, 'customer.create', {
        _companyId: companyId,
        _addressId: await addressOf(t, companyId),
        name: 'Anna Kern',
        email: 'anna@example.org',
      });
    expect((await pays('owner', home._id)).error.code).toBe('business_only');
    const { data: club } = await made(t, 'chair', CLUB);
    const customer = (await pays('chair', club._id)).data;
    const booking = { customerId: customer._id, priceId: 'team-monthly', quantity: 1 } as const;
    const booked = await t.call('chair', 'subscription.create', { ...booking, businessConfirmed: true });
    expect(booked.status).toBe(200);
    const { id: subscriptionId } = booked.data.subscription;

    // One that was booked before the rule ends like every other, and becomes neither larger nor longer.
    await t.db.updateTable('company_registration').set({ kind: 'household' }).execute();
    for (const change of [{ quantity: 2 }, { priceId: 'team-yearly' as const, preview: true }]) {
      const answer = await t.call('chair', 'subscription.update', { subscriptionId, ...change });
      expect(answer.error.code).toBe('business_only');
    }
    const ended = await t.call('chair', 'subscription.update', {
      subscriptionId,
      cancel_at_period_end: true,
    });
    expect(ended.status).toBe(200);
    const kept = await t.call('chair', 'subscription.update', {
      subscriptionId,
      cancel_at_period_end: false,
    });
    expect(kept.error.code).toBe('business_only');
    expect(
      (await t.call('chair', 'subscription.cancel-immediately', { subscriptionId, confirm: true })).status,
    ).toBe(200);
    const again = await t.call('chair', 'subscription.create', { ...booking, businessConfirmed: true });
    expect(again.error.code).toBe('business_only');
    expect((await t.call('owner', 'subscription.entitlement', { companyId: home._id })).data).toMatchObject({
      plan: 'free',
      jobSlots: 1,
    });
  });
});
