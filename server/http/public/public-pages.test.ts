import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../../../contract/calendar-day.ts';
import { closingMoment } from '../../../contract/policy/closing-day.ts';
import { later } from '../../testing/hiring.ts';
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

/** Lists count for all readers of a minute: each test has minutes of its own. */
let minutes = 0;
const countAnew = (t: TestApp) => later(t, 2 * ++minutes * 60_000);

onEachDatabase((app) => {
  test('job.7 an ad is reported from its page: by those who sign in, and by mail without an account', async () => {
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
    expect(page.body).toContain('<h1 lang="">Bäckerin am Morgen</h1>');
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

  test('lists by town and kind name what is on the market, count it, and lead on to where there is more', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const at = (label: string, lat: number, lng: number) => ({ location: { label, lat, lng } });
    const celle = at('Celle', 52.6226, 10.0805);
    await publishedJob(t, 'owner', _id, { title: 'Bäckerin am Morgen', ...celle });
    await publishedJob(t, 'owner', _id, { title: 'Kasse', ...at('29221 Celle', 52.62, 10.08) });
    await publishedJob(t, 'owner', _id, { title: 'Praktikum im Büro', kind: 'internship', ...celle });
    await publishedJob(t, 'owner', _id, { title: 'Lager', ...at('Hannover', 52.3759, 9.732) });
    countAnew(t);
    const all = await read(t, '/jobs');
    expect(all.body).toContain('<h1>Jobs in Deutschland</h1>');
    expect(all.body).toContain('<a href="/jobs/celle">Celle</a> <span class="count">3</span>');
    const town = await read(t, '/jobs/celle');
    expect(town.body).toContain('<h1>Jobs in Celle</h1>');
    for (const title of ['Bäckerin am Morgen', 'Kasse', 'Praktikum im Büro'])
      expect(town.body).toContain(title);
    expect(town.body).not.toContain('Lager');
    expect(town.body).toContain('<a href="/jobs/hannover">Hannover</a>');
    const kind = await read(t, '/jobs/celle/minijob');
    expect(kind.body).toContain('<h1>Minijobs in Celle</h1>');
    expect(kind.body).not.toContain('Praktikum im Büro');
    expect(kind.body).toMatch(/<link rel="canonical" href="http[^"]+\/jobs\/celle\/minijob">/);
    expect((await read(t, '/jobs/all/internship')).body).toContain('<h1>Praktika in Deutschland</h1>');
    for (const nowhere of ['/jobs/atlantis', '/jobs/celle/nonsense', '/jobs/celle?page=2', '/jobs?page=x'])
      expect((await read(t, nowhere)).status).toBe(404);
    expect((await read(t, '/sitemap-1.xml')).body).toContain('/jobs/celle/internship</loc>');
  });

  test('a long list is turned page by page, and no job stands on two of them', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    for (let index = 0; index < 21; index++) await publishedJob(t, 'owner', _id, { title: `Kasse ${index}` });
    countAnew(t);
    const [first, second] = [await read(t, '/jobs'), await read(t, '/jobs?page=2')];
    expect(first.body).toContain('rel="next" href="/jobs?page=2">Seite 2 von 2</a>');
    expect(second.body).toContain('rel="prev" href="/jobs">Vorige Seite</a>');
    const ids = [first, second].flatMap(({ body }) => body.match(/href="\/jobs\/[0-9a-f-]{36}"/g) ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([21, 21]);
  });

  test('a company that has published has a page with its jobs and how it answers; another has none', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    expect((await read(t, `/companies/${_id}`)).status).toBe(404);
    const job = await publishedJob(t, 'owner', _id, { title: 'Kasse' });
    await t.db.updateTable('company').set({ median_reply_h: 50, verified: true }).execute();
    const { body } = await read(t, `/companies/${_id}`);
    expect(body).toContain('<h1 lang="">Bakery owner</h1>');
    expect(body).toContain('Wir haben geprüft, dass es diese Firma gibt.');
    expect(body).toContain('antwortet meist in 2 Tagen');
    expect(body).toContain(`href="/jobs/${job._id}"`);
    expect((await read(t, `/jobs/${job._id}`)).body).toContain(`href="/companies/${_id}"`);
    expect((await read(t, '/companies/nonsense')).status).toBe(404);
  });

  test('the sitemap names every published job, and robots.txt names the sitemap', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    countAnew(t);
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
