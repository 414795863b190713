import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { signingGuardian, tokenFor } from '../../testing/guardians.ts';
import { hiring } from '../../testing/hiring.ts';
import { makeDue } from '../../testing/make-due.ts';
import { acceptedApplication, DUTIES, offering, signing, step } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, pullAll, seeker, writing } from '../../testing/people.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { workKinds } from '../work.ts';

const RULE = ['--rule', 'terms 4'];

async function at(t: TestApp, day: string): Promise<void> {
  t.now = new Date(`${day}T09:00:00.000Z`);
  await makeDue(t, workKinds);
  await t.doWork();
  expect(t.faults).toEqual([]);
}

const application = (t: TestApp, id: string) =>
  t.db.selectFrom('application').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

/** An accepted applicant of 16 or of age, and the company's offer to them. */
async function offered(t: TestApp, born = '1998-04-17') {
  const { _id: companyId } = await company(t, 'owner');
  await seeker(t, 'mia', born);
  const applied = await acceptedApplication(t, 'mia', { owner: 'owner', companyId });
  const made = await t.call(
    'owner',
    'offer.create',
    offering({ _applicationId: applied._id }, { duties: DUTIES }),
  );
  expect(made.error).toBeUndefined();
  return { applied, offer: made.data };
}

onDatabase((app) => {
  test('L23 an accepted application of which nothing came ends and goes six months after its job', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await seeker(t, 'mia');
    const { _id } = await acceptedApplication(t, 'mia', { owner: 'owner', companyId });
    expect((await application(t, _id)).erase_at).toBeNull();
    await at(t, '2026-05-10');
    const closed = await application(t, _id);
    expect([closed.status, closed.erase_at?.toISOString().slice(0, 7)]).toEqual(['accepted', '2026-11']);
    const own = (await pullAll(t, 'owner')).changes.find(({ table }) => table === 'applicant');
    expect(own?.row).toMatchObject({ eraseAt: closed.erase_at?.toISOString() });
    await at(t, '2026-12-01');
    const gone = await application(t, _id);
    expect(gone).toMatchObject({ status: 'closed', note: '', erased_at: t.now });
    expect(gone.person).toEqual({ firstname: '', lastname: '', email: '', contacts: [] });
  });

  test('L23 a job that goes back on the market stops that time, and a live offer is not lost to it', async () => {
    const t = app();
    const { applied } = await offered(t);
    const job = await t.call('owner', 'job.get', { jobId: applied._jobId });
    await t.call('owner', 'job.unpublish', { _jobId: applied._jobId, reason: 'paused', outcomes: {} });
    expect((await application(t, applied._id)).erase_at).not.toBeNull();
    await t.db
      .updateTable('application')
      .set({ erase_at: new Date('2026-03-01T00:00:00.000Z') })
      .where('id', '=', applied._id)
      .execute();
    await at(t, '2026-03-03');
    expect((await application(t, applied._id)).erased_at).toBeNull();
    const back = await t.call('owner', 'job.publish', { _jobId: applied._jobId, rev: job.data.rev });
    expect(back.status, JSON.stringify(back.error)).toBe(200);
    expect((await application(t, applied._id)).erase_at).toBeNull();
  });

  test('L23 who was hired is forgotten after six months, and the signed offer after the third year', async () => {
    const t = app();
    const { applied, offer } = await offered(t);
    const signed = await t.call('mia', 'offer.update', signing(offer, 'accept', 'Jana Krüger'));
    expect(signed.data.status).toBe('signed');
    expect((await application(t, applied._id)).erase_at?.toISOString()).toBe('2026-09-02T08:00:00.000Z');
    await at(t, '2026-09-03');
    expect((await application(t, applied._id)).erased_at).toEqual(t.now);
    await at(t, '2029-12-31');
    expect(await t.db.selectFrom('offer').select('id').execute()).toHaveLength(1);
    const { cursor } = await pullAll(t, 'owner');
    await at(t, '2030-01-02');
    for (const table of ['offer', 'offer_version', 'offer_signature'] as const)
      expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await t.call('mia', 'offer.get', { offerId: offer._id })).status).toBe(404);
    const { changes } = await pullAll(t, 'owner', cursor);
    expect(changes.find(({ table }) => table === 'offer')).toMatchObject({ id: offer._id, row: null });
  });

  test('L23 an offer that came to nothing, and one that was never sent, go after six months', async () => {
    const t = app();
    const { applied, offer } = await offered(t);
    await t.call('mia', 'offer.update', step(offer, 'decline'));
    const draft = offering({ _applicationId: applied._id }, { draft: true });
    expect((await t.call('owner', 'offer.create', draft)).data.status).toBe('draft');
    await at(t, '2026-09-01');
    expect(await t.db.selectFrom('offer').select('id').execute()).toHaveLength(2);
    await at(t, '2026-09-03');
    expect(await t.db.selectFrom('offer').select('id').execute()).toEqual([]);
  });

  test('L23 guardians’ addresses go as soon as the offer is settled; their names stay with the signature', async () => {
    const t = app();
    const { offer } = await offered(t, '2009-06-15');
    const named = { guardianMails: ['eva@example.org'] };
    await t.call('mia', 'offer.update', signing(offer, 'accept', 'Jana Krüger', named));
    const token = await tokenFor(t, 'eva@example.org');
    const guardian = signingGuardian(offer, { custody: 'alone' });
    await t.call('mia', 'offer.get', { offerId: offer._id });
    const args = signing(offer, 'guardian-sign', 'Eva Krüger', { token, guardian });
    expect((await t.call(null, 'offer.update', args)).data.status).toBe('signed');
    for (const table of ['offer', 'offer_signature', 'link'] as const)
      expect(JSON.stringify(await t.db.selectFrom(table).selectAll().execute())).not.toContain('eva@');
    const rows = await t.db
      .selectFrom('offer_signature')
      .where('party', '=', 'guardian')
      .selectAll()
      .execute();
    expect(rows).toMatchObject([{ name: 'Eva Krüger', relation: 'mother', custody: 'alone' }]);
  });

  test('L23 a report and its evidence go when nobody can object any more, and not while somebody does', async () => {
    const t = app();
    const { job } = await hiring(t);
    const report = { _id: v7(), target: { type: 'job' as const, id: job._id }, reason: 'scam' as const };
    await t.call('mia', 'report.create', { ...report, text: 'They asked for money.' });
    const { run } = terminal(t);
    await run('reports', 'decide', report._id, '--outcome', 'dismissed', '--text', 'It does not.');
    await at(t, '2026-09-01');
    await t.call('mia', 'appeal.create', { _id: v7(), _reportId: report._id, text: 'It does, look again.' });
    await at(t, '2026-10-02');
    const kept = await t.db.selectFrom('report').selectAll().executeTakeFirstOrThrow();
    expect([kept.text, kept.erased_at]).toEqual(['They asked for money.', null]);
    const [appeal] = await t.db.selectFrom('appeal').select('id').execute();
    await run('appeals', 'decide', appeal?.id ?? '', '--outcome', 'refused', '--text', 'No.', '--by', 'Ben');
    await at(t, '2026-10-03');
    expect(await t.db.selectFrom('report').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      text: '',
      evidence: {},
      statement: '–',
      erased_at: t.now,
    });
    expect((await t.db.selectFrom('appeal').selectAll().executeTakeFirstOrThrow()).text).toBe('');
  });

  test('L23 evidence stays while somebody objects to what came of the report', async () => {
    const t = app();
    const { job } = await hiring(t);
    const report = { _id: v7(), target: { type: 'job' as const, id: job._id }, reason: 'scam' as const };
    await t.call('mia', 'report.create', { ...report, text: 'They asked for money.' });
    const { run } = terminal(t);
    const upheld = ['--outcome', 'upheld', '--measure', 'content_removed', '--text', 'It does.', ...RULE];
    await run('reports', 'decide', report._id, ...upheld);
    await at(t, '2026-09-01');
    const [restriction] = (await t.call('owner', 'restriction.list', {})).data.items;
    const against = { _id: v7(), _restrictionId: restriction?._id ?? '' };
    const made = await t.call('owner', 'appeal.create', { ...against, text: 'It does not, look again.' });
    expect(made.error).toBeUndefined();
    await at(t, '2026-10-02');
    const kept = await t.db.selectFrom('report').selectAll().executeTakeFirstOrThrow();
    expect([kept.text, kept.erased_at]).toEqual(['They asked for money.', null]);
    await run('appeals', 'decide', against._id, '--outcome', 'refused', '--text', 'No.', '--by', 'Ben');
    await at(t, '2026-10-03');
    const gone = await t.db.selectFrom('report').selectAll().executeTakeFirstOrThrow();
    expect([gone.text, gone.evidence, gone.erased_at]).toEqual(['', {}, t.now]);
    expect(await t.db.selectFrom('restriction').selectAll().execute()).toEqual([]);
  });

  test('L23 leaving does not clear a reported person: the evidence stays until it is decided', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await seeker(t, 'mia');
    const applied = await acceptedApplication(t, 'mia', { owner: 'owner', companyId });
    const sent = await t.call('mia', 'conversation.add-message', writing(applied, 'Pay me first.'));
    const target = { type: 'message' as const, id: sent.data.message._id };
    const made = await t.call('owner', 'report.create', { _id: v7(), target, reason: 'scam', text: 'Look.' });
    expect(made.status, JSON.stringify(made.error)).toBe(200);
    await t.call('mia', 'user.delete', { userId: 'mia', confirm: true });
    await at(t, '2026-03-20');
    const user = await t.db.selectFrom('user').where('id', '=', 'mia').selectAll().executeTakeFirstOrThrow();
    expect(user.erased_at).not.toBeNull();
    const row = await t.db.selectFrom('report').selectAll().executeTakeFirstOrThrow();
    expect(row.evidence).toMatchObject({ text: 'Pay me first.' });
  });

  test('L23 a statement of reasons lasts as long as what it explains, and six months', async () => {
    const t = app();
    const { job, companyId } = await hiring(t);
    const { run } = terminal(t);
    await run('unpublish-job', job._id, '--reason', 'No.', ...RULE);
    await run('block-company', companyId, '--reason', 'No.', ...RULE);
    const kinds = async () =>
      (await t.db.selectFrom('restriction').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
    await at(t, '2026-09-03');
    expect(await kinds()).toEqual(['company_blocked']);
    await run('unblock-company', companyId);
    await at(t, '2027-03-04');
    expect(await kinds()).toEqual([]);
  });

  test('L23 a proof of consent, and the hash of an address that refused, go when their time is over', async () => {
    const t = app();
    const proof = {
      id: v7(),
      user_id: 'kim',
      act: 'account' as const,
      name: 'Petra Krüger',
      relation: 'mother' as const,
      custody: null,
      confirmed_at: t.now,
      revoked_at: null,
      statement: null,
      statement_version: null,
      letter_version: null,
      erase_at: new Date('2030-01-01T00:00:00.000Z'),
    };
    await seeker(t, 'kim');
    await t.db.insertInto('consent_proof').values(proof).execute();
    const block = { mail_hash: 'a'.repeat(64), about_hash: null, act: null, at: t.now };
    await t.db
      .insertInto('guardian_block')
      .values({ ...block, erase_at: new Date('2029-03-02T00:00:00.000Z') })
      .execute();
    await at(t, '2029-03-01');
    expect(await t.db.selectFrom('guardian_block').selectAll().execute()).toHaveLength(1);
    await at(t, '2029-12-31');
    expect(await t.db.selectFrom('guardian_block').selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom('consent_proof').selectAll().execute()).toHaveLength(1);
    await at(t, '2030-01-02');
    expect(await t.db.selectFrom('consent_proof').selectAll().execute()).toEqual([]);
  });
});
