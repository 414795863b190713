import { cpSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { API_BASE, HEALTH_PATH } from '../../contract/calls.ts';
import { freePort, isFree } from '../harness/free-port.ts';
import { FLAGS, newProfile } from './person.ts';
import { browserPath } from './which-browser.ts';

/**
 * Browsers that were at an address before have the app's files. Fetching them is most of the work of a first visit, and
 * every test would do it once per person: so each worker of the run keeps one address for its servers, visits it once,
 * and hands out copies of the profile that is left.
 */

/** Environment variables, set by `keepAddresses`: one port per worker of the run, and where visited profiles are kept. */
const PORTS = 'APP_PORTS';
const KEPT = 'VISITED_PROFILES';

/** Below those that the system hands to connections: a server that stops and starts finds its own free. */
const FIRST_PORT = 21_000;

/** Caches with files of the app; all others are of this server or of a person. */
const OF_THE_APP = /-precache-/;

/** What a first visit is, does or costs is the matter of these files. */
const FIRST_VISIT = /\/(first-paint|install|market-part|offline-links|shell|stranger)\.spec\.ts$/;

/** Gives each of the workers an address, and all of them a folder for profiles. */
export async function keepAddresses(workers: number, folder: string): Promise<void> {
  const ports: number[] = [];
  for (let port = FIRST_PORT; ports.length < workers; port += 1) if (await isFree(port)) ports.push(port);
  process.env[PORTS] = ports.join(',');
  process.env[KEPT] = folder;
}

/** The port of this worker's servers; any where another server of it is still there. */
export async function portHere(): Promise<number> {
  const port = keptPort();
  return port && (await isFree(port)) ? port : freePort();
}

/** A new profile: with the app's files where the test's server stands at the kept address, and the test allows it. */
export async function visitedProfile(): Promise<string> {
  const port = keptPort();
  const profile = await newProfile();
  if (!port || (await isFree(port)) || FIRST_VISIT.test(test.info().file)) return profile;
  const path = browserPath() ?? '';
  const visited = join(process.env[KEPT] ?? '', `${port}-${path.replaceAll('/', '_')}`);
  if (!existsSync(visited)) {
    await visit(`http://localhost:${port}`, profile);
    renameSync(profile, visited);
  }
  cpSync(visited, profile, { recursive: true });
  return profile;
}

function keptPort(): number | undefined {
  return Number(process.env[PORTS]?.split(',')[Number(process.env.TEST_PARALLEL_INDEX)]) || undefined;
}

/** Fills a profile with the app's files, and with nothing else. */
async function visit(origin: string, profile: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    args: FLAGS,
  });
  const [page = await context.newPage()] = context.pages();
  await page.goto(`${origin}/login`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A page without scripts: nothing is written while it is cleared.
  await page.goto(origin + API_BASE + HEALTH_PATH);
  const left = await page.evaluate(async (ofTheApp) => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((done) => {
        indexedDB.deleteDatabase(name).onsuccess = done;
      });
    for (const name of await caches.keys()) if (!new RegExp(ofTheApp).test(name)) await caches.delete(name);
    return caches.keys();
  }, OF_THE_APP.source);
  expect(left).toHaveLength(1);
  await context.close();
}
