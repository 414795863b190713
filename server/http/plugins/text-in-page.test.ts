import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishPage } from '../../domain/webpage/publish.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { readerOf } from '../public/reader.ts';
import { textPages } from '../public/text-pages.ts';
import { readTextInPage } from './text-in-page.ts';

const PAGE = `<!doctype html>
<html lang="en-US" dir="ltr"><head><title>Zusage</title><meta name="description" content="x" />
</head><body><div id="root"></div><noscript>Scripts are off</noscript><script type="module" src="/a.js"></script></body></html>`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zusage-dist-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
});
afterAll(() => rmSync(folder, { recursive: true }));

const blocksOf = (text: string) => [
  { type: 'heading' as const, level: 2 as const, text: 'A & B' },
  { type: 'paragraph' as const, spans: [{ text }, { text: 'mehr', href: '/sites/privacy' }] },
  { type: 'table' as const, head: ['Was'], rows: [['<b>Daten</b>']] },
];

onDatabase((app) => {
  test('webpage.1 a page of texts is read without scripts, from where the app has it, and the app stays in it', async () => {
    const t = app();
    const context = { tx: t.db, now: t.parts.clock() };
    const title = { de_DE: 'Impressum', en_US: 'Imprint' };
    const write = (text: string) =>
      publishPage(context, {
        _id: 'imprint',
        title,
        blocks: { de_DE: blocksOf(text), en_US: blocksOf('en') },
      });
    await write('Alt <script>');
    await write('Neu <script>');
    const textAt = textPages(t.parts);
    const within = readTextInPage(folder);
    const read = async (path: string, version?: number) => {
      const parts = await textAt(
        path,
        readerOf({ url: path, headers: { 'accept-language': 'de' } }),
        version,
      );
      return parts && within(parts).html;
    };
    const page = (await read('/sites/imprint')) as string;
    expect(page).toContain('<html lang="de-DE" dir="ltr">');
    expect(page).toContain('<title>Impressum · Zusage</title>');
    expect(page).toContain('<link rel="canonical" href="https://zusage.example/sites/imprint">');
    expect(page).toContain('Neu &lt;script&gt;<a href="/sites/privacy">mehr</a>');
    expect(page).toContain('<h2 id="part-1">A &amp; B</h2>');
    expect(page).toContain('>&lt;b&gt;Daten&lt;/b&gt;</td>');
    expect(page).not.toContain('Scripts are off');
    // All that is seen stands where only readers without scripts look.
    expect(page.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('<h2');
    expect(page).toContain('<div id="root"></div>');
    expect(await read('/sites/imprint', 1)).toContain('Du liest eine ältere Fassung.');
    expect(await read('/team')).toContain('Wer wir sind');
    for (const path of ['/sites/unknown', '/sites/a/b', '/sites/%00', '/pwa'])
      expect(await read(path)).toBeUndefined();
  });
});

test('a built page of another form is told of at the start', () => {
  writeFileSync(join(folder, 'index.html'), '<html></html>');
  expect(() => readTextInPage(folder)).toThrow('no place for a text');
});
