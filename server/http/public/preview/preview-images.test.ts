import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { onDatabase } from '../../../testing/on-database.ts';
import { company, publishedJob } from '../../../testing/people.ts';
import { COLOURS, hex } from './colours.ts';
import { drawPreview, type Preview, SIZE } from './draw-preview.ts';

const LONG: Preview = {
  title: 'Donaudampfschifffahrtsgesellschaftskapitänsassistentenanwärterinnen 🚢 WWWWWWWWWW',
  company: {
    name: 'Gesellschaft für außerordentlich lange Firmennamen und Beteiligungen mbH & Co. KG',
    place: 'Vaihingen an der Enz am Neckar bei Stuttgart',
    verified: true,
  },
  pay: { sum: '1.234.567,89–9.876.543,21 €', per: 'Projekt' },
  foot: 'Creator-Kampagne · antwortet meist in 60 Tagen und dann noch etwas später',
  host: 'ein-sehr-langer-name.zusage.example',
};
/** Free of everything, at the left and at the right. */
const MARGIN = 60;

/** Letters may lie in neither margin; the hills at the foot do. */
async function isClean(picture: Buffer, left: number): Promise<boolean> {
  const { data } = await sharp(picture)
    .extract({ left, top: 0, width: MARGIN, height: 520 })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r, g, b] = [data[0], data[1], data[2]];
  for (let at = 0; at < data.length; at += 3)
    if (data[at] !== r || data[at + 1] !== g || data[at + 2] !== b) return false;
  return true;
}

test('the longest texts stay within the picture, whatever letters they have', async () => {
  for (const preview of [
    LONG,
    { ...LONG, title: 'W'.repeat(80) },
    { ...LONG, title: '仕事 🚢', company: undefined, pay: null } as unknown as Preview,
    { title: 'Kasse', foot: '', host: 'zusage.example' },
  ]) {
    const picture = await drawPreview(preview);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...SIZE });
    expect([await isClean(picture, 0), await isClean(picture, SIZE.width - MARGIN)]).toEqual([true, true]);
  }
});

test('its colours are those of the light theme', () => {
  const tokens = readFileSync(new URL('../../../../src/ui/tokens.css', import.meta.url), 'utf8');
  const light = tokens.slice(0, tokens.indexOf('@media'));
  for (const [name, colour] of Object.entries(COLOURS)) {
    const [, l = '', c = '', h = ''] =
      new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(light) ?? [];
    expect([name, hex(Number(l), Number(c), Number(h))]).toEqual([name, colour]);
  }
  expect([hex(1, 0, 0), hex(0, 0, 0)]).toEqual(['#ffffff', '#000000']);
});

onDatabase((app) => {
  test('links to a job are shown with its picture, in the size and at the address that the page names', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    const page = await t.app.inject({ method: 'GET', url: `/jobs/${job._id}` });
    const named = /<meta property="og:image" content="([^"]+)">/
      .exec(page.body)?.[1]
      ?.replaceAll('&amp;', '&');
    expect(named).toContain('https://zusage.example/og/jobs/');
    expect(page.body).toContain('<meta property="og:image:width" content="1200">');
    const url = (named as string).replace('https://zusage.example', '');
    const picture = await t.app.inject({ method: 'GET', url });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['cache-control']).toBe('public, max-age=86400');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'png',
    });
    const again = await t.app.inject({
      method: 'GET',
      url,
      headers: { 'if-none-match': String(picture.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    const old = await t.app.inject({ method: 'GET', url: `/og/jobs/${job._id}.png?v=0` });
    expect(old.headers['cache-control']).toBe('public, max-age=300');

    const list = await t.app.inject({ method: 'GET', url: `/companies/${_id}` });
    expect(list.body).toContain('content="https://zusage.example/og/zusage.png?lang=de-DE"');
    const shared = await t.app.inject({ method: 'GET', url: '/og/zusage.png?lang=de-DE' });
    expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });

    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
    for (const [path, status] of [
      [url, 410],
      [`/og/jobs/${v7()}.png`, 404],
      ['/og/jobs/nonsense.png', 404],
      [`/og/jobs/${job._id}`, 404],
    ] as const)
      expect([path, (await t.app.inject({ method: 'GET', url: path })).statusCode]).toEqual([path, status]);
  });
});
