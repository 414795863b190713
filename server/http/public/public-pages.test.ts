import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../../../contract/calendar-day.ts';
import { closingMoment } from '../../../contract/policy/closing-day.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { company, publishedJob } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { withOffset } from './job-posting.ts';

const read = async (t: TestApp, url: string, language = 'de') => {
  const { statusCode, body, headers } = await t.app.inject({
    method: 'GET',
    url,
    headers: { 'accept-language': language },
  });
  return { status: statusCode, body, type: headers['content-type'], headers };
};
const postingIn = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null');

onEachDatabase((app) => {
  test('job.7 an ad is reported from its page: by whoever signs in, and by mail without an account', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { title: 'Bäckerin am Morgen' });
    const path = `/jobs/${job._id}`;
    const { body } = await read(t, path);
    expect(body).toContain(`<a href="/pwa/${job._id}?report=job.${job._id}">Anzeige melden</a>`);
    expect(body).not.toContain('mailto:');
    t.parts.settings.operator.mail = 'staff@example.org';
    const told =
      /href="(mailto:[^"]+)"/.exec((await read(t, path)).body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const mail = new URL(told);
    expect(mail.pathname).toBe('staff@example.org');
    expect(mail.searchParams.get('subject')).toBe('Meldung: Bäckerin am Morgen');
    expect(mail.searchParams.get('body')).toContain(`${t.parts.settings.publicUrl}${path}`);
  });

  test('job.9 a published job is a page without JavaScript, with its JobPosting and its canonical address', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { title: 'Bäckerin am Morgen' });
    const page = await read(t, `/jobs/${job._id}`);
    expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<html lang="de-DE" dir="ltr">');
    expect(page.body).toContain('<h1>Bäckerin am Morgen</h1>');
    expect(page.body).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+/jobs/${job._id}">`));
    // Most readers have no account; those who are signed in are led straight on to the job by the app.
    expect(page.body).toContain(`href="/register?mode=user&amp;to=%2Fpwa%2F${job._id}%3Fview%3Dapply"`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await read(t, `/jobs/${job._id}`, 'en-GB,en')).body).toContain('<html lang="en-US" dir="ltr">');
    expect(postingIn(page.body)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Bäckerin am Morgen',
      datePosted: job.publishedAt,
      validThrough: withOffset(job.validThrough ?? ''),
      employmentType: job.employmentType,
      hiringOrganization: { name: job.companyName },
      baseSalary: {
        currency: job.pay?.currency,
        value: {
          minValue: (job.pay?.min ?? 0) / 100,
          maxValue: (job.pay?.max ?? 0) / 100,
          unitText: job.pay?.unit,
        },
      },
    });
  });

  test('job.1 the day a company chose to close on is the one on the page and in its data', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    const day = addDays(dayOf(t.now), 20);
    const validThrough = closingMoment(day).toISOString();
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'paused', outcomes: {} });
    await t.call('owner', 'job.publish', { _jobId: job._id, rev: job.rev, validThrough });
    const { body } = await read(t, `/jobs/${job._id}`);
    const shown = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(day),
    );
    expect(body).toContain(`<dt>Bewerben bis</dt><dd>${shown}</dd>`);
    expect(postingIn(body).validThrough).toMatch(new RegExp(`^${day}T23:59:59\\+0[12]:00$`));
  });

  test('texts are text, in the page and in its data', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const job = await publishedJob(t, 'owner', _id, {
      title: 'A & B',
      description: `${evil} and more words`,
    });
    const { body } = await read(t, `/jobs/${job._id}`);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<img src=x');
    expect(body).toContain('A &amp; B');
    expect(postingIn(body).description).toContain('&lt;/script&gt;');
  });

  test('a job that was closed answers 410, one that never was on the market 404', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
    const gone = await read(t, `/jobs/${job._id}`);
    expect(gone.status).toBe(410);
    expect(gone.body).toContain('Dieser Job ist nicht mehr frei.');
    expect(postingIn(gone.body)).toBeNull();
    expect((await read(t, `/jobs/${v7()}`)).status).toBe(404);
    expect((await read(t, '/jobs/nonsense')).status).toBe(404);
  });

  test('the sitemap names every published job, and robots.txt names the sitemap', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    const index = await read(t, '/sitemap.xml');
    expect(index.body).toContain('/sitemap-1.xml</loc>');
    const map = await read(t, '/sitemap-1.xml');
    expect(map.type).toBe('application/xml; charset=utf-8');
    expect(map.body).toContain(`/jobs/${job._id}</loc>`);
    expect(map.body).toContain('/sites/imprint</loc>');
    expect((await read(t, '/sitemap-2.xml')).body).not.toContain('<loc>');
    expect((await read(t, '/sitemap-x.xml')).status).toBe(404);
    expect((await read(t, '/robots.txt')).body).toMatch(
      /Disallow: \/api\/[\s\S]+Sitemap: http\S+\/sitemap\.xml/,
    );
  });
});
