import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../../../contract/calendar-day.ts';
import { closingMoment } from '../../../contract/policy/closing-day.ts';
import { later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob } from '../../testing/people.ts';
import { photo } from '../../testing/sample-files.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { uploaded } from '../../testing/upload.ts';
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

onDatabase((app) => {
  test('two towns of one name are two lists, and each job leads to the one of its town', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const publish = (label: string, lat: number, lng: number) =>
      publishedJob(t, 'owner', _id, { title: `Job ${label}`, location: { label, lat, lng } });
    await publish('69242 Mühlhausen', 49.25, 8.73);
    const there = await publish('99974 Mühlhausen', 51.21, 10.46);
    await publish('99976 Mühlhausen', 51.3, 10.3);
    await publish('Mühlhausen', 51.21, 10.46);
    countAnew(t);
    const titles = async (url: string) =>
      [...(await read(t, url)).body.matchAll(/row-name" lang="">(.*?)</g)]
        .map(([, title]) => title)
        .toSorted();
    expect(await titles('/jobs/muhlhausen')).toEqual(['Job 69242 Mühlhausen']);
    expect(await titles('/jobs/muhlhausen-99974')).toEqual([
      'Job 99974 Mühlhausen',
      'Job 99976 Mühlhausen',
      'Job Mühlhausen',
    ]);
    expect((await read(t, `/jobs/${there._id}`)).body).toContain('href="/jobs/muhlhausen-99974"');
    expect((await read(t, `/companies/${_id}`)).body).toContain('href="/jobs/muhlhausen-99974"');
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
    expect(page.body).toContain(
      `href="/register?mode=user&amp;to=%2Fpwa%2F${job._id}%3Fview%3Dapply%26via%3Dweb"`,
    );
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
    const shown = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(day),
    );
    expect(body).toContain(`offen bis ${shown}</span>`);
    expect(postingIn(body).validThrough).toMatch(new RegExp(`^${day}T23:59:59\\+0[12]:00$`));
  });

  test('companysettings.1 a company that reads applications without names says so on the pages of its jobs', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', companyId);
    const promise = async () =>
      /<section class="promise">.*?<\/section>/s.exec((await read(t, `/jobs/${job._id}`)).body)?.[0];
    expect(await promise()).not.toContain('ohne Namen:');
    await t.call('owner', 'company.set-setting', { companyId, setting: { blind: true } });
    expect(await promise()).toContain('Bakery owner liest alle Bewerbungen ohne Namen:');
  });

  test('job.1 the week of a job fits its strip in Arabic, and what is named one after the other has its comma', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    const { body } = await read(t, `/jobs/${job._id}`, 'ar');
    expect(body).toContain('<i class="on">س</i>');
    expect(body).toContain('السبت، 8:00');
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
    const job = await publishedJob(t, 'owner', _id, { title: 'Verkauf am Samstag' });
    const other = await publishedJob(t, 'owner', _id, { title: 'Kasse' });
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
    countAnew(t);
    const gone = await read(t, `/jobs/${job._id}`);
    expect(gone.status).toBe(410);
    expect(gone.body).toContain('Diese Anzeige gibt es nicht mehr.');
    expect(gone.body).toMatch(
      /<b lang="">Verkauf am Samstag, Celle<\/b> wurde am .+ geschlossen: Die Stelle ist besetzt\./,
    );
    // What is open instead, and a search that is filled in.
    expect(gone.body).toContain(`href="/jobs/${other._id}"`);
    expect(gone.body).toContain('name="q" value="Verkauf"');
    expect(postingIn(gone.body)).toBeNull();
    await t.db.updateTable('job').set({ status_reason: 'refused' }).where('id', '=', job._id).execute();
    const refused = await read(t, `/jobs/${job._id}`);
    expect(refused.status).toBe(410);
    // Staff took it down: its words are not repeated.
    expect(refused.body).not.toContain('Verkauf am Samstag');
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
    await publishedJob(t, 'owner', _id, {
      title: 'Praktikum im Büro',
      kind: 'internship',
      internship: 'voluntary',
      ...celle,
    });
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
    expect(first.body).toContain('rel="next" href="/jobs?page=2">Seite 2 von 2');
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
    const words = { about: 'Wir backen <b>nachts</b>.', benefits: ['Brot'], bannerAlt: 'Ein Ofen' };
    const banner = await uploaded(t, 'owner', await photo(), {
      purpose: 'company',
      name: 'b.jpg',
      mime: 'image/jpeg',
    });
    await t.call('owner', 'company.set-banner', { companyId: _id, imageSource: banner });
    await t.call('owner', 'company.update-general', {
      companyId: _id,
      general: { ...words, bannerFocus: { x: 20, y: 90 } },
    });
    const { body } = await read(t, `/companies/${_id}`);
    expect(body).toContain('Wir backen &lt;b&gt;nachts');
    expect(body).toContain('<span>Brot</span>');
    expect(body).toContain(`src="/api/file/bytes/${banner}" alt="Ein Ofen" data-x="1" data-y="4"`);
    expect(body).toContain('<h1 lang="">Bakery owner</h1>');
    expect(body).toContain('Wir haben geprüft, dass es diese Firma gibt.');
    expect(body).toContain('<b>2 Tage</b><span>bis zur Antwort, für die Hälfte</span>');
    countAnew(t);
    expect((await read(t, '/jobs')).body).toContain('antwortet meist in 2 Tagen');
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

  test('language and theme are chosen by links, and hold on every page without a cookie', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    countAnew(t);
    const asked = await read(t, '/jobs?lang=en-US&theme=dark');
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect(asked.body).toContain('<html lang="en-US" dir="ltr" class="dark">');
    expect(asked.body).toContain(`href="/jobs/${job._id}?lang=en-US&amp;theme=dark"`);
    expect(asked.body).toContain('href="/sites/imprint?lang=en-US&amp;theme=dark"');
    // The address that search engines keep has no choice in it.
    expect(asked.body).toMatch(/<link rel="canonical" href="https:\/\/zusage\.example\/jobs">/);
    expect(asked.body).toContain('<input type="hidden" name="lang" value="en-US">');
    const next = await read(t, `/jobs/${job._id}?lang=en-US&theme=dark`);
    expect(next.body).toContain('<html lang="en-US" dir="ltr" class="dark">');
    // Each choice leads back to the same page.
    expect(next.body).toContain(`href="/jobs/${job._id}?lang=de-DE&amp;theme=dark"`);
    expect(next.body).toContain(`href="/jobs/${job._id}?lang=en-US"`);
    const nonsense = await read(t, '/jobs?lang=xx&theme=pink');
    expect(nonsense.body).toContain('<html lang="de-DE" dir="ltr">');
  });

  test('job.9 a page is handed on without scripts: its address, a mail, a code for a camera', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { title: 'Kasse & Café' });
    const url = `https://zusage.example/jobs/${job._id}?via=link`;
    const { body } = await read(t, `/jobs/${job._id}`);
    expect(body).toContain(`href="/jobs/${job._id}/share" data-share="${url}"`);
    const page = await read(t, `/jobs/${job._id}/share`);
    expect(page.body).toContain(`readonly value="${url}"`);
    expect(page.body).toContain(`mailto:?subject=${encodeURIComponent('Kasse & Café · Bakery owner')}`);
    expect(page.body).toContain(`role="img" aria-label="${url}"`);
    expect((await read(t, `/companies/${_id}/share`)).body).toContain(
      `readonly value="https://zusage.example/companies/${_id}"`,
    );
    expect((await read(t, `/jobs/${v7()}/share`)).status).toBe(404);
    // How somebody came is handed on to the application, and an unknown word is nobody's.
    const onward = async (via: string) => (await read(t, `/jobs/${job._id}?via=${via}`)).body;
    expect(await onward('poster')).toContain('%26via%3Dposter"');
    expect(await onward('x%22%3E')).toContain('%26via%3Dweb"');
  });

  test('home.2 a search needs no scripts; a place that nobody knows is told', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { title: 'Bäckerin am Morgen' });
    await publishedJob(t, 'owner', _id, { title: 'Lager' });
    countAnew(t);
    const found = await read(t, '/jobs?q=B%C3%A4ckerin&place=Celle');
    expect(found.body).toContain('<h1>1 Job für „Bäckerin, Celle“</h1>');
    expect(found.body).toContain(`href="/jobs/${job._id}"`);
    expect(found.body).not.toContain('Lager');
    expect(found.body).toContain('content="noindex"');
    const nowhere = await read(t, '/jobs?q=&place=Atlantis');
    expect(nowhere.status).toBe(200);
    expect(nowhere.body).toContain('Den Ort „Atlantis“ kennen wir nicht.');
    expect((await read(t, '/jobs?q=x&after=nonsense')).status).toBe(200);
  });

  test('the reader chooses the order of a list', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const pay = (cents: number) => ({
      pay: { min: cents, max: cents, currency: 'EUR', unit: 'HOUR' as const },
    });
    await publishedJob(t, 'owner', _id, { title: 'Gut bezahlt', ...pay(2000) });
    countAnew(t);
    await publishedJob(t, 'owner', _id, { title: 'Zuletzt gekommen', ...pay(1500) });
    countAnew(t);
    const titles = async (url: string) =>
      [...(await read(t, url)).body.matchAll(/class="row-name" lang="">([^<]+)/g)].map(([, title]) => title);
    expect(await titles('/jobs')).toEqual(['Zuletzt gekommen', 'Gut bezahlt']);
    expect(await titles('/jobs?sort=pay')).toEqual(['Gut bezahlt', 'Zuletzt gekommen']);
    expect((await read(t, '/jobs?sort=rank')).status).toBe(404);
  });

  test('a page that the server fails at is a page, is reported, and is not kept', async () => {
    const t = app();
    await t.db.schema.alterTable('company').renameTo('company_away').execute();
    try {
      const broken = await read(t, `/companies/${v7()}`);
      expect([broken.status, broken.type]).toEqual([500, 'text/html; charset=utf-8']);
      expect(broken.body).toContain('Diese Seite ist gerade kaputt.');
      expect(broken.headers['cache-control']).toBe('no-store');
      expect(t.faults.splice(0)).toHaveLength(1);
    } finally {
      await t.db.schema.alterTable('company_away').renameTo('company').execute();
    }
  });
});
