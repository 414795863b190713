import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../../server/testing/free-port.ts';
import { signIn, untilReadyOffline } from '../e2e/acts.ts';
import { newProfile, removeProfile } from '../e2e/person.ts';
import { newDataDir } from '../harness/data-dir.ts';
import { startServer } from '../harness/server.ts';
import { ensureChromium } from '../run/chromium.ts';

/**
 * `npm run lighthouse`: Lighthouse's own mobile preset on the built app as the server sends it, median of three, for
 * the pages that people meet first. `/pwa` is measured as a signed-in person who comes back. Ends with code 1 where a
 * score is below its floor. Its performance score means something only on a machine that does nothing else.
 */

const { values } = parseArgs({
  options: { times: { type: 'string', default: '3' }, pages: { type: 'string' } },
});
const PAGES = values.pages?.split(',') ?? ['/', '/login', '/pwa'];
const FLOORS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof FLOORS;
const CATEGORIES = Object.keys(FLOORS) as Category[];

const folder = await newDataDir();
const server = await startServer(folder.dataDir);
const profile = newProfile();
const port = await freePort();
const context = await chromium.launchPersistentContext(profile, {
  executablePath: ensureChromium(),
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});
let below = 0;
try {
  for (const path of PAGES) {
    if (path === '/pwa') {
      const page = await context.newPage();
      await signIn(page, server.origin, 'seeker@example.org', server.password);
      await untilReadyOffline(page);
      await page.close();
    }
    const results: Result[] = [];
    for (let time = 0; time < Number(values.times); time += 1) results.push(await look(path));
    const scores = CATEGORIES.map((category) => [category, median(results, category)] as const);
    below += scores.filter(([category, score]) => score < FLOORS[category]).length;
    console.log(`${path}  ${scores.map(([category, score]) => `${category} ${score}`).join('  ')}`);
    for (const told of complaints(results[0] as Result)) console.log(`  ${told}`);
  }
} finally {
  await context.close();
  removeProfile(profile);
  await server.stop();
  await folder.remove();
}
process.exit(below === 0 ? 0 : 1);

/** Once more where Lighthouse itself has failed: now and then it misses the beginning of a navigation. */
async function look(path: string, again = true): Promise<Result> {
  const run = await lighthouse(
    server.origin + path,
    { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES },
    // Signed in is what a reset would end.
    { extends: 'lighthouse:default', settings: { disableStorageReset: path === '/pwa' } },
  );
  if (!run) throw new Error(`no result for ${path}`);
  const { runtimeError, finalDisplayedUrl } = run.lhr;
  if (runtimeError?.code === 'NO_NAVSTART' && again) return look(path, false);
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
  const reached = new URL(finalDisplayedUrl).pathname;
  if (reached !== path) throw new Error(`${path} led to ${reached}`);
  return run.lhr;
}

function median(results: readonly Result[], category: Category): number {
  const scores = results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
  return scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] as number;
}

/** What cost points, and what the page was timed at. */
function complaints({ audits, categories }: Result): string[] {
  const weighty = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => (weight > 0 ? [id] : [])),
  );
  return [...new Set(weighty)].flatMap((id) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    return [`${id}: ${audit.displayValue ?? audit.title}`];
  });
}
