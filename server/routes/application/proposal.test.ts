import { expect, test } from 'vitest';
import { applicationWork } from '../../domain/application/work.ts';
import { makeActive } from '../../testing/creators.ts';
import { agreement, tokenFor } from '../../testing/guardians.ts';
import { applicantsOf, DAY, hiring, later } from '../../testing/hiring.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, CAMPAIGN, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const proposal = { amount: 80_000, currency: 'EUR', includes: 'One video\nTwo stories' };

/** The application of `uid` to the campaign with their creator profile, and how a member reads both. */
async function proposes(t: TestApp, uid: string, jobId: string, more: { snapshot?: { name: 'sign' } } = {}) {
  const { _id: _creatorId } = await makeActive(t, uid);
  const args = { ...applying(jobId), ...more, _creatorId };
  const sent = await t.call(uid, 'application.add', args);
  expect(sent.data?._creatorId, JSON.stringify(sent.error)).toBe(_creatorId);
  return {
    of: { _applicationId: args._id },
    _creatorId,
    read: async () => (await applicantsOf(t, 'reader')).findLast(({ _id }) => _id === args._id),
    card: async () => (await t.call('reader', 'creator.get', { creatorId: _creatorId })).status,
  };
}

onDatabase((app) => {
  test('campaigns.3 the creator profile goes along; of a number, and of somebody below 18, it is read once the company has accepted', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    const job = await publishedJob(t, 'owner', companyId, { ...CAMPAIGN, minAge: 16 });
    const plain = await proposes(t, 'mallory', job._id);
    expect(await plain.read()).toMatchObject({ _creatorId: plain._creatorId });
    expect(await plain.read()).not.toHaveProperty('heldCreator');
    expect(await plain.card()).toBe(200);

    const signed = await proposes(t, 'mia', job._id, { snapshot: { name: 'sign' } });
    expect(await signed.read()).toMatchObject({ name: 'Person 1', _creatorId: null, heldCreator: true });
    await t.call('chatter', 'application.accept', signed.of);
    expect(await signed.read()).toMatchObject({ _creatorId: signed._creatorId });
    expect(await signed.read()).not.toHaveProperty('heldCreator');

    await seeker(t, 'lea', '2009-06-15');
    await t.call('lea', 'guardian.resend', { guardianMail: 'mum@example.org' });
    const token = await tokenFor(t, 'mum@example.org');
    await t.call(null, 'guardian.confirm', { token, ...agreement(t, { act: 'creator' }) });
    const minor = await proposes(t, 'lea', job._id);
    expect(await minor.read()).toMatchObject({ ageBand: '15_17', _creatorId: null, heldCreator: true });
    expect(await minor.card()).toBe(404);
    await t.call('chatter', 'application.accept', minor.of);
    expect(await minor.read()).toMatchObject({ _creatorId: minor._creatorId });
    expect(await minor.card()).toBe(200);

    await t.call('lea', 'application.remove', { ...minor.of });
    later(t, 190 * DAY);
    await makeDue(t, applicationWork);
    await t.doWork();
    expect(await minor.read()).toBeUndefined();
    expect(await minor.card()).toBe(404);
    const erased = t.db.selectFrom('application').where('id', '=', minor.of._applicationId);
    expect(await erased.select('creator_id').executeTakeFirst()).toEqual({ creator_id: null });
  });

  test('campaigns.2 a price goes along to a campaign, and the company reads it, also in its table', async () => {
    const t = app();
    const { companyId, job: other } = await hiring(t);
    const job = await publishedJob(t, 'owner', companyId, CAMPAIGN);
    const args = { ...applying(job._id), proposal };
    const sent = await t.call('mallory', 'application.add', args);
    expect(sent.data.proposal).toEqual(proposal);
    const [applicant] = (await applicantsOf(t, 'reader')).filter(({ _id }) => _id === args._id);
    expect(applicant?.proposal).toEqual(proposal);
    const table = await t.call('owner', 'application.export', { jobId: job._id, format: 'csv' });
    expect(table.data.content).toContain('800.00 EUR: One video');
    const wrong = await t.call('mallory', 'application.add', { ...applying(other._id), proposal });
    expect(wrong.error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'proposal', code: 'not_a_campaign' }],
    });
    const free = { ...applying(job._id), proposal: { ...proposal, amount: 0 } };
    expect((await t.call('mia', 'application.add', free)).error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'proposal.amount', code: 'too_small' }],
    });
  });
});
