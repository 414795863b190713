import { XMLParser } from 'fast-xml-parser';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { onDatabase } from '../../../testing/on-database.ts';
import { company, DRAFT, publishedJob } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const get = async (t: TestApp, url: string) => {
  const { statusCode, body, headers, rawPayload } = await t.app.inject({
    method: 'GET',
    url,
    headers: { 'accept-language': 'de' },
  });
  return { status: statusCode, body, headers, bytes: rawPayload };
};
const parsed = (xml: string) =>
  new XMLParser({ parseTagValue: false, isArray: (name) => name === 'job' || name === 'item' }).parse(xml);
const TITLE = 'Bäcker & <Konditor> ]]> mit \u0001 Zeichen';

onDatabase((app) => {
  test('reach.1 feeds hold the live jobs of a company and of all, and nothing of drafts', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const other = await company(t, 'rival', 1);
    const job = await publishedJob(t, 'owner', _id, { title: TITLE });
    await publishedJob(t, 'rival', other._id, { title: 'Kasse' });
    await t.call('owner', 'job.create', { _id: v7(), _companyId: _id, job: { ...DRAFT, title: 'Entwurf' } });
    const feed = await get(t, `/companies/${_id}/feed.xml`);
    expect(feed.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(feed.headers['cache-control']).toBe('public, max-age=900');
    expect(parsed(feed.body).source.job).toMatchObject([
      {
        title: 'Bäcker & <Konditor> ]] > mit  Zeichen',
        referencenumber: job._id,
        company: job.companyName,
        country: 'DE',
        url: expect.stringContaining(`/jobs/${job._id}?via=feed`),
      },
    ]);
    expect(parsed((await get(t, '/jobs/feed.xml')).body).source.job).toHaveLength(2);
    const rss = await get(t, `/companies/${_id}/feed.rss`);
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(parsed(rss.body).rss.channel.item).toMatchObject([{ guid: job._id }]);
    expect(parsed((await get(t, '/jobs/feed.rss')).body).rss.channel.item).toHaveLength(2);
    expect((await get(t, `/companies/${v7()}/feed.xml`)).status).toBe(404);
  });

  test('reach.1 a feed is written once for all who fetch it within a quarter of an hour', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await publishedJob(t, 'owner', _id, { title: 'One' });
    const titles = async () => {
      const { body } = await get(t, `/companies/${_id}/feed.xml`);
      return parsed(body).source.job.map(({ title }: { title: string }) => title);
    };
    expect(await titles()).toEqual(['One']);
    t.now = new Date(t.now.getTime() + 60_000);
    await publishedJob(t, 'owner', _id, { title: 'Two' });
    expect(await titles()).toEqual(['One']);
    t.now = new Date(t.now.getTime() + 15 * 60_000);
    expect(await titles()).toEqual(['Two', 'One']);
  });

  test('reach.2 a company’s list may be framed by any website, runs nothing and fetches nothing; no other page may', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { title: TITLE });
    const list = await get(t, `/companies/${_id}/embed`);
    expect(list.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(list.headers['x-frame-options']).toBeUndefined();
    expect(list.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(list.body).not.toMatch(/<script|<link|<img/);
    expect(list.body).toContain(`/jobs/${job._id}?via=embed" target="_blank"`);
    expect(list.body).toContain('Bäcker &amp; &lt;Konditor&gt;');
    expect(Buffer.byteLength(list.body)).toBeLessThan(6_000);
    expect((await get(t, `/companies/${_id}`)).headers['x-frame-options']).toBe('DENY');
    const share = await get(t, `/companies/${_id}/share`);
    expect(share.body).toContain(`&lt;iframe src=&quot;`);
    expect(share.body).toContain(`/companies/${_id}/feed.xml`);
  });

  test('reach.3 a job has a poster and its last day for a calendar, as long as it is live', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { title: `${'Sehr lange Überschrift, '.repeat(3)}Ende` });
    const poster = await get(t, `/jobs/${job._id}/poster.pdf`);
    expect(poster.headers['content-type']).toBe('application/pdf');
    expect(poster.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // One page.
    expect(poster.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const { body, headers } = await get(t, `/jobs/${job._id}/closing.ics`);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(body.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:Letzter Tag zum Bewerben: Sehr lange Überschrift\\,',
    );
    expect(body).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
    expect((await get(t, `/jobs/${job._id}/share`)).body).toContain(`/jobs/${job._id}/poster.pdf`);
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'cancelled', outcomes: {} });
    expect((await get(t, `/jobs/${job._id}/poster.pdf`)).status).toBe(404);
    expect((await get(t, `/jobs/${job._id}/closing.ics`)).status).toBe(404);
  });
});
