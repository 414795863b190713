import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { markHired } from '../../domain/application/mark-hired.ts';
import { applicantsOf, hiring, logOf, noticesOf } from '../../testing/hiring.ts';
import { onPostgres } from '../../testing/on-database.ts';
import { applying, DRAFT, seeker } from '../../testing/people.ts';

/** Two who act at the same moment, on many connections: PGlite has one, so it cannot show this. */
onPostgres((app) => {
  test('of two members who decide at once one wins, and the other is told who, what and when', async () => {
    const t = app();
    const { job, companyId } = await hiring(t);
    const wins = { accepted: 0, rejected: 0 };
    for (let round = 0; round < 10; round++) {
      await seeker(t, `s${round}`);
      const args = applying(job._id);
      await t.call(`s${round}`, 'application.add', args);
      const of = { _applicationId: args._id };
      const [accepted, rejected] = await Promise.all([
        t.call('owner', 'application.accept', { ...of, from: 'submitted' }),
        t.call('chatter', 'application.reject', { ...of, from: 'viewed', text: 'No' }),
      ]);
      const [row] = (await applicantsOf(t, 'owner')).filter(({ _id }) => _id === args._id);
      const [winner, loser] = accepted.status === 200 ? [accepted, rejected] : [rejected, accepted];
      expect([winner.status, loser.status]).toEqual([200, 409]);
      const won = winner === accepted ? 'accepted' : 'rejected';
      wins[won] += 1;
      expect(row?.status).toBe(won);
      expect(loser.error).toMatchObject({
        code: 'state_conflict',
        detail: {
          status: won,
          by: won === 'accepted' ? 'Deniz owner' : 'Deniz chatter',
          at: t.now.toISOString(),
        },
      });
    }
    const log = await logOf(t, companyId);
    for (const won of ['accepted', 'rejected'] as const)
      expect(log.filter((action) => action === `application.${won}`)).toHaveLength(wins[won]);
  });

  test('two members who decide alike are both answered, and it happens once', async () => {
    const t = app();
    const { of, companyId } = await hiring(t);
    const answers = await Promise.all(
      ['owner', 'chatter'].map((uid) => t.call(uid, 'application.accept', of)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await noticesOf(t, 'mia')).filter(([type]) => type === 'application_accepted')).toHaveLength(1);
    expect((await logOf(t, companyId)).filter((action) => action === 'application.accepted')).toHaveLength(1);
  });

  test('a withdrawal stands whether it comes before or after an acceptance', async () => {
    const t = app();
    const { job } = await hiring(t);
    for (let round = 0; round < 10; round++) {
      await seeker(t, `w${round}`);
      const args = applying(job._id);
      await t.call(`w${round}`, 'application.add', args);
      const of = { _applicationId: args._id };
      const [withdrawn, accepted] = await Promise.all([
        t.call(`w${round}`, 'application.remove', of),
        t.call('chatter', 'application.accept', of),
      ]);
      expect(withdrawn.data.status).toBe('withdrawn');
      const [row] = (await applicantsOf(t, 'owner')).filter(({ _id }) => _id === args._id);
      expect(row).toMatchObject({ status: 'withdrawn', name: 'Jana K.', contacts: null });
      if (accepted.status !== 200)
        expect(accepted.error).toMatchObject({
          code: 'state_conflict',
          detail: { status: 'withdrawn', by: 'Jana K.' },
        });
    }
  });

  test('a withdrawal and a hiring at once leave one of the two, never both', async () => {
    const t = app();
    const { of } = await hiring(t);
    await t.call('owner', 'application.accept', of);
    const [withdrawn, hired] = await Promise.allSettled([
      t.call('mia', 'application.remove', of),
      transact(t.parts, (context) => markHired(context, of._applicationId)),
    ]);
    if (withdrawn.status === 'rejected') throw withdrawn.reason;
    const [row] = await applicantsOf(t, 'owner');
    const { status, error } = withdrawn.value;
    expect([row?.status, hired.status]).toEqual(
      status === 200 ? ['withdrawn', 'rejected'] : ['hired', 'fulfilled'],
    );
    if (status !== 200) expect(error.detail).toMatchObject({ status: 'hired' });
  });

  test('the last job slot is given once', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    await t.db.deleteFrom('plan_grant').execute();
    await t.db.updateTable('job').set({ status: 'unpublished', status_reason: 'paused' }).execute();
    const jobs = await Promise.all(
      Array.from({ length: 4 }, () =>
        t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT }),
      ),
    );
    const published = await Promise.all(
      jobs.map(({ data }, at) =>
        t.call(at % 2 ? 'owner' : 'chatter', 'job.publish', { _jobId: data._id, rev: 1 }),
      ),
    );
    expect(published.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    for (const one of published.filter(({ status }) => status === 403))
      expect(one.error.code).toBe('plan_limit');
  });

  test('a job that is closed while somebody applies leaves nobody open and unanswered', async () => {
    const t = app();
    const { job, of } = await hiring(t);
    const [closed, applied] = await Promise.all([
      t.call('owner', 'job.unpublish', {
        _jobId: job._id,
        reason: 'filled',
        outcomes: { [of._applicationId]: 'reject' },
      }),
      t.call('mallory', 'application.add', applying(job._id)),
    ]);
    if (closed.status === 200) expect(applied.error.code).toBe('job_closed');
    else expect([closed.error.code, applied.status]).toEqual(['outcomes_missing', 200]);
  });
});
