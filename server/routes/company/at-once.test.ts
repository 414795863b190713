import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { deadlocksIn } from '../../testing/held-row.ts';
import { hiring } from '../../testing/hiring.ts';
import { onPostgres } from '../../testing/on-database.ts';
import { applying, DRAFT, seeker } from '../../testing/people.ts';

/** Some hundred calls on a busy machine. */
const MANY_CALLS_MS = 120_000;
const ROUNDS = 6;

onPostgres((app) => {
  test(
    'ordinary calls of one company at once never wait for each other in a circle',
    async () => {
      const t = app();
      const { companyId, job } = await hiring(t);
      const jobs = await Promise.all(
        [1, 2, 3, 4].map(async () => {
          const _id = v7();
          await t.call('owner', 'job.create', { _id, _companyId: companyId, job: DRAFT });
          return _id;
        }),
      );
      const before = await deadlocksIn(t.db);
      for (let round = 0; round < ROUNDS; round++) {
        for (const uid of [`s${round}`, `z${round}`]) await seeker(t, uid);
        const args = applying(job._id);
        const decided = applying(job._id);
        await t.call(`z${round}`, 'application.add', decided);
        const answers = await Promise.all([
          ...jobs.map((_jobId) =>
            round % 2 === 0
              ? t.call('owner', 'job.publish', { _jobId, rev: 1 })
              : t.call('chatter', 'job.unpublish', { _jobId, reason: 'paused', outcomes: {} }),
          ),
          t.call(`s${round}`, 'application.add', args),
          t.call('chatter', 'application.accept', { _applicationId: decided._id }),
          t.call('owner', 'company.update-general', { companyId, general: { replyDays: 1 + round } }),
          t.call('owner', 'company.set-setting', { companyId, setting: { replyDays: 8 + round } }),
          t.call('owner', 'company.invite', {
            companyId,
            _senderId: 'owner',
            _receiverMail: `new${round}@example.org`,
          }),
        ]);
        expect(answers.map(({ status, error }) => [status, error])).toEqual(
          answers.map(() => [200, undefined]),
        );
      }
      const { values } = await t.parts.metrics.tries.get();
      expect(values.filter(({ labels }) => labels.sqlstate === '40P01')).toEqual([]);
      expect(await deadlocksIn(t.db)).toBe(before);
      expect(t.faults).toEqual([]);
    },
    MANY_CALLS_MS,
  );
});
