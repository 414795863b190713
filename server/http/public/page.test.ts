import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { html } from './html.ts';
import { pageFrame } from './page.ts';
import { readPageAssets } from './page-assets.ts';
import { readerOf } from './reader.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zusage-dist-'));
  for (const part of ['.vite', 'assets']) mkdirSync(join(folder, part));
  const chunks = {
    'src/public-page/page.css': { file: 'assets/page-1.css' },
    'src/public-page/page.ts': { file: 'assets/page-2.js' },
  };
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(chunks));
  writeFileSync(join(folder, 'assets', 'page-1.css'), 'p>b{margin:0}\n');
  writeFileSync(join(folder, 'assets', 'page-2.js'), 'go("&");\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is fetched or stands in it, in its order. */
function partsOf(site: string | undefined, dest = 'document'): string[] {
  const reader = readerOf({ url: '/jobs', headers: { 'sec-fetch-site': site, 'sec-fetch-dest': dest } });
  const page = pageFrame(readPageAssets(folder))({ reader, title: 'x', head: html``, body: html`` });
  return page.match(/<(?:script|style)>.*?<\/|<link rel="stylesheet"[^>]*>|<script src|<\/head>/g) ?? [];
}

test.each<[site: string | undefined, dest?: string]>([
  ['none'],
  ['cross-site'],
  ['same-site'],
  [undefined],
  // The app's worker asks in place of the browser, and does not say where they come from.
  ['same-origin', 'empty'],
])(
  'who comes from elsewhere (%s %s) waits for no file: style and script stand in the page, and the style is fetched after it for the next one',
  (site, dest) => {
    expect(partsOf(site, dest)).toEqual([
      '<script>go("&");</',
      '<style>p>b{margin:0}</',
      '</head>',
      '<link rel="stylesheet" href="/assets/page-1.css" media="not all">',
    ]);
  },
);

test('who comes from another page of ours has the style', () => {
  expect(partsOf('same-origin')).toEqual([
    '<script>go("&");</',
    '<link rel="stylesheet" href="/assets/page-1.css">',
    '</head>',
  ]);
});
