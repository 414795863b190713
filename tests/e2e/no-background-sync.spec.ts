import { expect, test } from '@playwright/test';
import { ledgerOf } from '../harness/ledger.ts';
import { newSampleDir, type RunningServer, startServer } from '../harness/server.ts';
import { apply, chip, findJob, receiptOn, signIn, untilReadyOffline } from './acts.ts';
import { newProfile, openPerson, type Person, removeProfile } from './person.ts';

/** As in Safari and Firefox: no Background Sync and no periodic sync, neither for the page nor for the worker. */

const ADD = '/api/job/application/add';

function withoutBackgroundSync(): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const { prototype } = ServiceWorkerRegistration as unknown as { prototype: Record<string, unknown> };
  for (const name of ['sync', 'periodicSync']) delete prototype[name];
  for (const name of ['SyncManager', 'PeriodicSyncManager']) delete scope[name];
}

type Scene = {
  server: RunningServer;
  person: Person;
  profile: string;
  /** Who has sent applications so far. */
  senders: ('page' | 'worker')[];
  end: () => Promise<void>;
};

async function openWithout(profile: string, senders: Scene['senders']): Promise<Person> {
  const person = await openPerson({ profile });
  await person.context.addInitScript(withoutBackgroundSync);
  await person.context.route('**/sw.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${withoutBackgroundSync})();\n${await response.text()}` });
  });
  person.context.on('request', (request) => {
    if (request.url().endsWith(ADD)) senders.push(request.serviceWorker() ? 'worker' : 'page');
  });
  return person;
}

async function scene(): Promise<Scene> {
  const folder = await newSampleDir();
  const server = await startServer(folder.dataDir);
  const profile = await newProfile();
  const senders: Scene['senders'] = [];
  const person = await openWithout(profile, senders);
  await signIn(person.page, server.origin, 'seeker@example.org', server.password);
  await untilReadyOffline(person.page);
  // Neither side has it; otherwise this file would show nothing.
  const has = () => 'SyncManager' in globalThis || 'sync' in ServiceWorkerRegistration.prototype;
  expect(await person.page.evaluate(has)).toBe(false);
  expect(await person.context.serviceWorkers()[0]?.evaluate(has)).toBe(false);
  return {
    server,
    person,
    profile,
    senders,
    end: async () => {
      await server.stop();
      await folder.remove();
      await removeProfile(profile);
    },
  };
}

/** Applies without network. */
async function applyOffline({ page, context }: Person, note: string): Promise<void> {
  await context.setOffline(true);
  await findJob(page, 'Zwölfapfel');
  await apply(page, note);
  await expect(page.getByText('on this device').first()).toBeVisible();
}

async function arrivedOnce({ server, person, senders }: Scene, note: string): Promise<void> {
  const receipt = await receiptOn(person.page);
  await expect(chip(person.page, 'All sent')).toBeVisible();
  expect(new Set(senders)).toEqual(new Set(['page']));
  expect(person.problems).toEqual([]);
  await person.close();
  await server.stop();
  expect(await ledgerOf(server.dataDir, { note })).toMatchObject({ applications: 1, receipts: [receipt] });
}

test('W8.1 without Background Sync the page sends what was done offline once the network is back', async () => {
  const now = await scene();
  const note = 'Ohne Hintergrund, wieder online.';
  await applyOffline(now.person, note);
  await now.person.context.setOffline(false);
  await arrivedOnce(now, note);
  await now.end();
});

test('W8.1 without Background Sync the page sends when it comes back from the background', async () => {
  const now = await scene();
  const note = 'Ohne Hintergrund, zurück im Vordergrund.';
  const { page, context } = now.person;
  await applyOffline(now.person, note);
  // A phone freezes the page and says nothing when the network is back; tries from before do not count.
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  now.senders.length = 0;
  await context.setOffline(false);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await arrivedOnce(now, note);
  await now.end();
});

test('W8.1 without Background Sync the page sends at the next start of the app', async () => {
  const now = await scene();
  const note = 'Ohne Hintergrund, beim nächsten Start.';
  await applyOffline(now.person, note);
  await now.person.kill();
  now.senders.length = 0;
  now.person = await openWithout(now.profile, now.senders);
  await now.person.page.goto(`${now.server.origin}/pwa/user?view=applications`);
  await arrivedOnce(now, note);
  await now.end();
});
