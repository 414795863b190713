import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { API_BASE, HEALTH_PATH } from '../../contract/calls.ts';
import { freePort, isFree } from '../../server/testing/free-port.ts';
import { type Line, openLine } from '../harness/line.ts';
import { holdPorts } from '../harness/port-block.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { untilWorkerReady } from './acts.ts';
import { newProfile, openPerson, removeProfile } from './person.ts';
import { browserPath } from './which-browser.ts';
import { stopWorkers } from './worker.ts';

/**
 * Browsers that were at an address before have the app's files. Fetching them is most of the work of a first visit, and
 * every test would do it once per person: so each worker of the run keeps one address for its servers and one for lines
 * to them, visits each once, and hands out copies of the profile that is left.
 */

/** Environment variables, set by `keepAddresses`: ports for each worker of the run, and where visited profiles are kept. */
const PORTS = 'APP_PORTS';
const KEPT = 'VISITED_PROFILES';

/** Caches with files of the app; all others are of this server or of a person. */
const OF_THE_APP = /-precache-/;

/** What a first visit is, does or costs is the matter of these files, or whether it is quiet. */
const FIRST_VISIT = /\/(console|first-paint|install|market-part|offline-links|shell|stranger)\.spec\.ts$/;

/** Of each worker: its servers' port, and its lines'. */
const PORTS_EACH = 2;

/** Origins of the servers and lines of this process that nobody has stopped. */
const standing = new Set<string>();

/** Gives each of the workers its addresses, and all of them a folder for profiles; gives how to let the addresses go. */
export async function keepAddresses(workers: number, folder: string): Promise<() => Promise<void>> {
  const { ports, release } = await holdPorts(workers * PORTS_EACH);
  process.env[PORTS] = ports.join(',');
  process.env[KEPT] = folder;
  return release;
}

/** Starts a server at this worker's address; at any where another server of it is still there. */
export async function startHere(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freeOne(keptPorts()[0]);
  const server = await startServer(dataDir, { PORT: String(port), ...env });
  standing.add(server.origin);
  return {
    ...server,
    stop: (signal) => {
      standing.delete(server.origin);
      return server.stop(signal);
    },
  };
}

/** Opens a line at the address that this worker keeps for them; at any where another line of it is still there. */
export async function lineHere(target: string): Promise<Line> {
  const line = await openLine(target, await freeOne(keptPorts()[1]));
  standing.add(line.origin);
  return {
    ...line,
    close: () => {
      standing.delete(line.origin);
      return line.close();
    },
  };
}

/** A new profile: with the app's files where the test's server or line is at a kept address, and the test allows it. */
export async function visitedProfile(): Promise<string> {
  const profile = newProfile();
  const origins = keptPorts()
    .map((port) => `http://localhost:${port}`)
    .filter((origin) => standing.has(origin));
  if (origins.length === 0 || FIRST_VISIT.test(test.info().file)) return profile;
  const visited = keptAs(...origins, browserPath() ?? '');
  if (existsSync(visited)) {
    cpSync(visited, profile, { recursive: true });
    return profile;
  }
  try {
    await visit(origins, profile);
    cpSync(profile, visited, { recursive: true });
  } catch (error) {
    removeProfile(profile);
    throw error;
  }
  return profile;
}

/** The folder of the profile that is kept for this. */
export function keptAs(...what: string[]): string {
  return join(process.env[KEPT] ?? '', what.join('-').replace(/\W+/g, '_'));
}

/** Where this worker's server stands now. @throws where none does: it was started elsewhere, or not by `startHere` */
export function originHere(): string {
  const origin = `http://localhost:${keptPorts()[0]}`;
  if (!standing.has(origin)) throw new Error(`no server stands at ${origin}`);
  return origin;
}

function keptPorts(): number[] {
  const first = Number(process.env.TEST_PARALLEL_INDEX) * PORTS_EACH;
  return allPorts().slice(first, first + PORTS_EACH);
}

/** Where the servers of each worker of the run stand. */
export function serverPorts(): number[] {
  return allPorts().filter((_, at) => at % PORTS_EACH === 0);
}

/** Outside of a run nothing is kept. */
function allPorts(): number[] {
  return process.env[PORTS]?.split(',').map(Number) ?? [];
}

async function freeOne(kept: number | undefined): Promise<number> {
  return kept && (await isFree(kept)) ? kept : freePort();
}

/** Fills a profile with the app's files, and with nothing else. */
async function visit(origins: readonly string[], profile: string): Promise<void> {
  const { page, close } = await openPerson({ profile });
  try {
    for (const origin of origins) {
      await page.goto(`${origin}/login`);
      await untilWorkerReady(page);
      // A page without scripts, and no worker: nothing is written while it is cleared, and nothing after it.
      await page.goto(origin + API_BASE + HEALTH_PATH);
      await stopWorkers(page);
      // A worker that has just been stopped may still have its database open.
      await expect(() => forget(page)).toPass({ timeout: 30_000 });
    }
  } finally {
    await close();
  }
}

async function forget(page: Page): Promise<void> {
  const left = await page.evaluate(async (ofTheApp) => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(new Error(`${name} is still open`));
      });
    for (const name of await caches.keys()) if (!new RegExp(ofTheApp).test(name)) await caches.delete(name);
    return { caches: (await caches.keys()).length, databases: (await indexedDB.databases()).length };
  }, OF_THE_APP.source);
  expect(left).toEqual({ caches: 1, databases: 0 });
}
