import { expect, test } from 'vitest';
import type { JobFigures } from '../../../contract/entities/job-figures.ts';
import { hiring } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-each-database.ts';
import { applying, seeker } from '../../testing/people.ts';

const HOUR_MS = 3_600_000;

onDatabase((app) => {
  test('company.11 each step counts who came as far, with the sources and the times to an answer', async () => {
    const t = app();
    const { job, application } = await hiring(t);
    for (const [uid, source] of [
      ['ana', 'poster'],
      ['ben', 'poster'],
      ['cem', 'embed'],
    ] as const) {
      await seeker(t, uid);
      await t.call(uid, 'application.add', { ...applying(job._id), source });
    }
    const figures = async () => (await t.call('owner', 'job.figures', { jobId: job._id })).data as JobFigures;
    expect(await figures()).toMatchObject({
      funnel: { applied: 4, opened: 0, answered: 0, offered: 0, hired: 0 },
      sources: [
        { source: 'poster', applied: 2 },
        { source: 'embed', applied: 1 },
        { source: null, applied: 1 },
      ],
      replies: [0, 0, 0, 0, 0],
      waiting: 4,
    });
    t.now = new Date(t.now.getTime() + 50 * HOUR_MS);
    await t.call('owner', 'application.accept', { _applicationId: application._id });
    expect(await figures()).toMatchObject({
      funnel: { applied: 4, opened: 1, answered: 1, offered: 0, hired: 0 },
      replies: [0, 1, 0, 0, 0],
      waiting: 3,
    });
  });
});
