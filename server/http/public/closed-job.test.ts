import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { dayOf } from '../../../contract/calendar-day.ts';
import { later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, DRAFT, publishedJob } from '../../testing/people.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';

const read = async (t: TestApp, url: string) => {
  const { statusCode, body, headers } = await t.app.inject({ url, headers: { 'accept-language': 'de' } });
  return {
    status: statusCode,
    body,
    to: headers.location,
    lead: /<p class="lead">(.*?)<\/p>/s.exec(body)?.[1],
  };
};

onDatabase((app) => {
  test('what staff has sent back in a second review is told no more, nor named in a report', async () => {
    const t = app();
    t.settings.review = true;
    const { _id: companyId } = await company(t, 'owner');
    await t.db.updateTable('company').set({ verified: true }).where('id', '=', companyId).execute();
    const light = {
      branches: ['papers'],
      shifts: [{ day: 'wed', start: '15:00', end: '17:00' }],
      hours: { min: 2, max: 4, text: '' },
    } as const;
    const { data: job } = await t.call('owner', 'job.create', {
      _id: v7(),
      _companyId: companyId,
      job: { ...DRAFT, ...light, title: 'Verboten' },
    } as never);
    await t.call('owner', 'job.publish', { _jobId: job._id, rev: 1 });
    await t.call('owner', 'job.update', { _jobId: job._id, rev: 1, patch: { minAge: 13 } });
    const refused = ['--reason', 'No.', '--rule', 'terms 4', '--by', 'Ada'];
    await terminal(t).say('review', 'refuse', job._id, ...refused);
    const page = await read(t, `/jobs/${job._id}`);
    expect([page.status, page.body.includes('Verboten')]).toEqual([410, false]);
    expect((await read(t, `/report/job/${job._id}`)).status).toBe(404);
  });

  test('an open job is never called gone, and every spelling of an address leads to the one', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { title: 'Verkauf' });
    const path = `/jobs/${job._id}`;
    for (const [other, to] of [
      [`${path}/?via=qr`, `${path}?via=qr`],
      [`/jobs/${job._id.toUpperCase()}`, path],
      ['/jobs/Celle/', '/jobs/celle'],
      ['/jobs/celle/JOB/', '/jobs/celle/job'],
    ]) {
      const page = await read(t, String(other));
      expect([page.status, page.to]).toEqual([301, to]);
    }
    expect((await read(t, `${path}/x`)).status).toBe(404);
    expect((await read(t, path)).status).toBe(200);
  });

  test('what a company writes on or erases behind the closing moves neither title nor day', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { title: 'Verkauf' });
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
    const path = `/jobs/${job._id}`;
    const { lead } = await read(t, path);
    const closedOn = dayOf(t.now);
    later(t, 30 * 86_400_000);
    const patch = { title: 'Nachfolge (vertraulich)' };
    expect((await t.call('owner', 'job.update', { _jobId: job._id, rev: job.rev, patch })).status).toBe(200);
    expect((await t.call('owner', 'job.clean', { _jobId: job._id, dryRun: false })).status).toBe(200);
    expect((await read(t, path)).lead).toBe(lead);
    const { error } = await t.call(null, 'job.get', { jobId: job._id });
    expect(dayOf((error.detail as { closedAt: string }).closedAt)).toBe(closedOn);
    const report = await read(t, `/report/job/${job._id}`);
    expect([report.status, report.body.includes('vertraulich')]).toEqual([200, false]);
  });
});
