import { expect, test } from 'vitest';
import { applicantsOf, hiring } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-each-database.ts';
import { applying, CAMPAIGN, publishedJob } from '../../testing/people.ts';

const proposal = { amount: 80_000, currency: 'EUR', includes: 'One video\nTwo stories' };

onDatabase((app) => {
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
