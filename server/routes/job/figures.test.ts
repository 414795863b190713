import { expect, test } from 'vitest';
import type { JobFigures } from '../../../contract/entities/job-figures.ts';
import { transact } from '../../api/transact.ts';
import { countViews } from '../../domain/search/count-views.ts';
import { hiring } from '../../testing/hiring.ts';
import { offering, signing } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const HOUR_MS = 3_600_000;

/** Mia's application, and three more by ana, ben and cem. */
async function fourApplied(t: TestApp) {
  const { job, application } = await hiring(t);
  const others: string[] = [];
  for (const [uid, source] of [
    ['ana', 'poster'],
    ['ben', 'poster'],
    ['cem', 'embed'],
  ] as const) {
    await seeker(t, uid);
    others.push((await t.call(uid, 'application.add', { ...applying(job._id), source })).data._id);
  }
  const figures = async () => (await t.call('owner', 'job.figures', { jobId: job._id })).data as JobFigures;
  return { job, application, others, figures };
}

onDatabase((app) => {
  test('company.11 each step counts who came as far, with the sources and the times to an answer', async () => {
    const t = app();
    const { application, figures } = await fourApplied(t);
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

  test('company.11 views, offers and hires are counted, also of those whose data is erased', async () => {
    const t = app();
    const { job, application, others, figures } = await fourApplied(t);
    const [ana = '', ben = '', cem = ''] = others;
    for (const uid of ['ana', 'ben', 'cem'])
      await t.call(uid, 'search.step', { jobId: job._id, event: 'view', filters: {} });
    await transact(t.parts, countViews);
    const of = { _applicationId: application._id };
    await t.call('owner', 'application.accept', of);
    const { data: offer } = await t.call('owner', 'offer.create', offering(of));
    expect((await figures()).funnel).toMatchObject({ views: 3, offered: 1, hired: 0 });
    await t.call('mia', 'offer.update', signing(offer, 'accept', 'Jana Krüger'));
    expect((await figures()).funnel).toMatchObject({ offered: 1, hired: 1 });

    const closed = await t.call('owner', 'job.unpublish', {
      _jobId: job._id,
      reason: 'filled',
      outcomes: { [ana]: 'keep', [ben]: 'reject', [cem]: 'reject' },
      hired: [ana],
    });
    expect(closed.error).toBeUndefined();
    const all = { views: 3, applied: 4, opened: 4, answered: 4, offered: 2, hired: 2 };
    const before = await figures();
    expect(before).toMatchObject({ funnel: all, waiting: 0 });
    const cleaned = await t.call('owner', 'job.clean', { _jobId: job._id });
    expect(cleaned.data.erased).toMatchObject({ applications: 4 });
    expect(await figures()).toEqual(before);
  });

  test('company.11 the figures of a job are its company’s alone', async () => {
    const t = app();
    const { job } = await fourApplied(t);
    const asked = async (uid: string) => (await t.call(uid, 'job.figures', { jobId: job._id })).status;
    for (const uid of ['owner', 'chatter', 'reader']) expect(await asked(uid)).toBe(200);
    for (const uid of ['rival', 'mia', 'mallory']) expect(await asked(uid)).toBe(404);
  });
});
