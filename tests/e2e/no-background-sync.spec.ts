import { expect, test } from '@playwright/test';
import { newSampleDir } from '../harness/data-dir.ts';
import { ledgerOf } from '../harness/ledger.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { apply, chip, receiptOn, signIn, untilReadyOffline } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { newProfile, openPerson, type Person, removeProfile } from './person.ts';

/** As in Safari and Firefox: no Background Sync and no periodic sync, neither for the page nor for the worker. */

const ADD = '/api/job/application/add';

function withoutBackgroundSync(): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const { prototype } = ServiceWorkerRegistration as unknown as { prototype: Record<string, unknown> };
  for (const name of ['sync', 'periodicSync']) delete prototype[name];
  for (const name of ['SyncManager', 'PeriodicSyncManager']) delete scope[name];
}

/** @param senders takes who has sent applications so far */
async function openWithout(profile: string, senders: ('page' | 'worker')[]): Promise<Person> {
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

/** Ids of this many jobs that one can apply for. */
async function jobsOf({ origin, password }: RunningServer, count: number): Promise<string[]> {
  const { api, uid } = await signInAs(origin, 'company@example.org', password);
  const companyId = (await api('user.get', { userId: uid }))._linkedCompanyId as string;
  const { items } = await api('job.of-company', { companyId, status: 'published' });
  return items.slice(0, count).map(({ _id }) => _id);
}

test('W8.1 without Background Sync the page sends what was done offline once the network is back, when it comes back from the background, and at the next start', {
  tag: '@long',
}, async () => {
  const folder = await newSampleDir();
  const server = await startServer(folder.dataDir);
  const profile = newProfile();
  const senders: ('page' | 'worker')[] = [];
  const sent: { note: string; receipt: string }[] = [];
  const jobs = await jobsOf(server, 3);
  let person = await openWithout(profile, senders);

  const applyOffline = async (note: string) => {
    const { page, context } = person;
    await context.setOffline(true);
    await page.goto(`${server.origin}/pwa/${jobs[sent.length]}`);
    await apply(page, note);
    await expect(page.getByText('on this device').first()).toBeVisible();
    // Tries from before the network is back do not count.
    senders.length = 0;
  };
  const arrived = async (note: string) => {
    const { page } = person;
    const receipt = await receiptOn(page);
    await expect(chip(page, 'All sent')).toBeVisible();
    expect(new Set(senders)).toEqual(new Set(['page']));
    expect(person.problems).toEqual([]);
    sent.push({ note, receipt });
  };

  await signIn(person.page, server.origin, 'seeker@example.org', server.password);
  await untilReadyOffline(person.page);
  // Neither side has it; otherwise this file would show nothing.
  const has = () => 'SyncManager' in globalThis || 'sync' in ServiceWorkerRegistration.prototype;
  expect(await person.page.evaluate(has)).toBe(false);
  expect(await person.context.serviceWorkers()[0]?.evaluate(has)).toBe(false);

  await applyOffline('Ohne Hintergrund, wieder online.');
  await person.context.setOffline(false);
  await arrived('Ohne Hintergrund, wieder online.');

  await applyOffline('Ohne Hintergrund, zurück im Vordergrund.');
  // A phone freezes the page and says nothing when the network is back.
  const session = await person.context.newCDPSession(person.page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await person.context.setOffline(false);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await arrived('Ohne Hintergrund, zurück im Vordergrund.');

  await applyOffline('Ohne Hintergrund, beim nächsten Start.');
  await person.kill();
  person = await openWithout(profile, senders);
  await person.page.goto(`${server.origin}/pwa/${jobs[2]}`);
  await arrived('Ohne Hintergrund, beim nächsten Start.');

  await person.close();
  await server.stop();
  for (const { note, receipt } of sent)
    expect(await ledgerOf(server.dataDir, { note })).toMatchObject({ applications: 1, receipts: [receipt] });
  await folder.remove();
  removeProfile(profile);
});
