import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chunks, chunkOf, filesOf, screenKey } from '../src/build/chunk-files.ts';
import { KEPT_LIST } from '../src/build/kept-list.ts';
import type { Part, ShellFile } from '../src/device/shell-file.ts';

/**
 * What may be sent to a phone, in gzip, checked by size-limit after each build (`npm run budgets`).
 *
 * The entry: its libraries (React, the router, Dexie, lingui) are 125 KiB of it, and what both the first list and the sign-in
 * need is in it; what nothing needs before the first paint is in `src/app/core.ts`.
 *
 * The worker is two scripts (docs/decisions/012-worker-bundle.md). `sw.js` runs each time the app is opened and the page
 * waits for it; a kilobyte of it tells right files from wrong ones. The other runs once there is something to do, and has
 * its own copy of all it needs.
 */

const DIST = join(import.meta.dirname, '../dist');
const chunks: Chunks = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component---loader$/;
// A name the build does not know is a budget that watches nothing: it throws.
const needed = (keys: readonly string[]) => filesOf(chunks, keys).map((file) => join(DIST, file));
const own = (key: string) => join(DIST, chunkOf(chunks, key).file);

const WORKER = join(DIST, 'sw.js');
/** Fetched while the first page is looked at: what the worker keeps (vite.config.ts), and the worker itself. */
const kept: readonly ShellFile[] = JSON.parse(readFileSync(join(DIST, KEPT_LIST), 'utf8'));
const keptFor = (part?: Part) => kept.filter((file) => file.part === part).map(({ url }) => join(DIST, url));

const PAGE_STYLE = /\/page-[\w-]+\.css$/;
const routes = Object.keys(chunks).filter((key) => ROUTE.test(key));
/** In German, whose texts are the longest of those that are on every device. */
const withTexts = (...names: string[]) =>
  needed(['index.html', ...names.map(screenKey), 'locales/de_DE/app.po']);

export default [
  { name: 'entry', path: needed(['index.html']), limit: '156.9 KiB', gzip: true },
  // One KiB of it locks away what is unsent when somebody is signed out. Schemas and the law come later (src/build/chunks.ts),
  // and so do nine of ten texts (src/build/first-texts.ts).
  {
    name: 'first list of jobs (/pwa), with its texts',
    path: withTexts('pwa', 'pwa.index'),
    limit: '204.8 KiB',
    gzip: true,
  },
  // On a line of 250 kbit/s each 31 KiB are a second (`npm run bench:visit`).
  { name: 'sign-in, with its texts', path: withTexts('login'), limit: '184.9 KiB', gzip: true },
  {
    name: 'form of a new account, with its texts',
    path: [...withTexts('register'), ...globSync(join(DIST, 'assets/alone-register-de_DE-*.js'))],
    limit: '201.5 KiB',
    gzip: true,
  },
  ...routes.map((key) => ({
    name: `own chunk of ${ROUTE.exec(key)?.[1]}`,
    path: [own(key)],
    limit: '30 KiB',
    gzip: true,
  })),
  { name: 'worker, before it answers a page', path: [WORKER], limit: '8.4 KiB', gzip: true },
  {
    name: 'worker, what it does when nobody looks',
    path: globSync(join(DIST, 'assets/background-*.js')),
    // docs/decisions/012-worker-bundle.md
    limit: '104.3 KiB',
    gzip: true,
  },
  { name: 'a first visit in all', path: [WORKER, ...keptFor()], limit: '1133 KiB', gzip: true },
  // Only where somebody works for one (rule S5).
  { name: 'what a company’s screens add to it', path: keptFor('company'), limit: '124 KiB', gzip: true },
  {
    name: 'styles',
    path: globSync(join(DIST, 'assets/*.css')).filter((file) => !PAGE_STYLE.test(file)),
    limit: '19.3 KiB',
    gzip: true,
  },
  // They stand in the page of who comes by a shared link, which fetches the font beside it and nothing else.
  {
    name: 'style and script of the server’s pages',
    path: [own('src/public-page/page.css'), own('src/public-page/page.ts')],
    limit: '8.05 KiB',
    gzip: true,
  },
];
