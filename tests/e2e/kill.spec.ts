import { expect, test } from '@playwright/test';
import { newSampleDir } from '../harness/data-dir.ts';
import { ledgerOf } from '../harness/ledger.ts';
import type { Line } from '../harness/line.ts';
import type { RunningServer } from '../harness/server.ts';
import { apply, chip, findJob, receiptOn, signIn, untilReadyOffline } from './acts.ts';
import { lineHere, startHere, visitedProfile } from './installed.ts';
import { openPerson, type Person, removeProfile } from './person.ts';

const ADD = '/api/job/application/add';
const words = 'Zwölfapfel';

/** Each run has its own server and profile: nothing of an earlier one can make it pass. */
async function scene(): Promise<{
  server: RunningServer;
  line: Line;
  profile: string;
  end: () => Promise<void>;
}> {
  const folder = await newSampleDir();
  const server = await startHere(folder.dataDir);
  const line = await lineHere(server.origin);
  const profile = await visitedProfile();
  const end = async () => {
    await line.close();
    await server.stop();
    await folder.remove();
    removeProfile(profile);
  };
  return { server, line, profile, end };
}

async function arrive(profile: string, line: Line, server: RunningServer): Promise<Person> {
  const person = await openPerson({ profile });
  await signIn(person.page, line.origin, 'seeker@example.org', server.password);
  await untilReadyOffline(person.page);
  return person;
}

async function applyInTunnel({ context, page }: Person, note: string): Promise<void> {
  await context.setOffline(true);
  await findJob(page, words);
  await apply(page, note);
}

test('the kill: a browser that dies right after the tap sends the application when it starts again, once', {
  tag: '@long',
}, async () => {
  const { server, line, profile, end } = await scene();
  const note = 'Kurz vor dem letzten Prozent Akku.';
  const first = await arrive(profile, line, server);
  await applyInTunnel(first, note);
  await first.kill();

  const second = await openPerson({ profile });
  await second.page.goto(`${line.origin}/pwa/user?view=applications`);
  const receipt = await receiptOn(second.page);
  await second.close();
  await server.stop();
  expect(await ledgerOf(server.dataDir, { note })).toMatchObject({ applications: 1, receipts: [receipt] });
  await end();
});

test('S1.6 the kill: a browser that dies before its local storage is written knows its person in the tunnel as well', {
  tag: '@long',
}, async () => {
  const { server, line, profile, end } = await scene();
  const note = 'Gleich nach dem Anmelden in den Tunnel.';
  const first = await arrive(profile, line, server);
  await applyInTunnel(first, note);
  // Whether the browser has written it by now is a matter of chance.
  await first.page.evaluate(() => localStorage.clear());
  await first.kill();

  // The line is cut and not the browser, whose worker may be sending before a test can put it offline.
  line.act(() => 'refuse');
  const second = await openPerson({ profile });
  const applications = `${line.origin}/pwa/user?view=applications`;
  await second.page.goto(applications);
  await expect(chip(second.page, 'Offline, 1 waiting')).toBeVisible();
  line.act(() => 'pass');
  await second.page.goto(applications);
  await receiptOn(second.page);
  await second.close();
  await end();
});

test('the kill: a browser that dies in the middle of the replay sends the same entry again, once', {
  tag: '@long',
}, async () => {
  const { server, line, profile, end } = await scene();
  const note = 'Mitten im Senden.';
  const first = await arrive(profile, line, server);
  // The server commits, its answer never comes back, and the browser dies waiting for it.
  line.act((_, path) => (path === ADD ? 'hold-answer' : 'pass'));
  const held = line.reached('hold-answer');
  await findJob(first.page, words);
  await apply(first.page, note);
  await held;
  await first.kill();

  line.act(() => 'pass');
  const second = await openPerson({ profile });
  await second.page.goto(`${line.origin}/pwa/user?view=applications`);
  const receipt = await receiptOn(second.page);
  await expect(chip(second.page, 'All sent')).toBeVisible();
  await second.close();
  await server.stop();
  expect(await ledgerOf(server.dataDir, { note })).toMatchObject({ applications: 1, receipts: [receipt] });
  await end();
});

test('the lost answer: cut after the commit, the replay gets the stored answer', {
  tag: '@long',
}, async () => {
  const { server, line, profile, end } = await scene();
  const note = 'Die Antwort ging verloren.';
  const replays: string[] = [];
  let lost = 0;
  const person = await arrive(profile, line, server);
  person.context.on('response', (response) => {
    if (response.url().endsWith(ADD)) replays.push(response.headers()['idempotency-replayed'] ?? 'no');
  });
  line.act((_, path) => (path === ADD && ++lost === 1 ? 'lose-answer' : 'pass'));
  const cut = line.reached('lose-answer');
  await findJob(person.page, words);
  await apply(person.page, note);
  await cut;
  // The receipt may come by a pull first; the entry leaves only with the answer to its replay.
  await expect.poll(() => replays).toContain('true');
  await expect(chip(person.page, 'All sent')).toBeVisible();
  const receipt = await receiptOn(person.page);
  await person.close();
  await server.stop();
  expect(await ledgerOf(server.dataDir, { note })).toMatchObject({ applications: 1, receipts: [receipt] });
  await end();
});

test('W7.1 an entry that got no answer twice goes to sleep and is sent by itself, once', {
  tag: '@long',
}, async () => {
  const { server, line, profile, end } = await scene();
  const person = await arrive(profile, line, server);
  let refused = 0;
  line.act((_, path) => (path === ADD && ++refused <= 2 ? 'refuse' : 'pass'));
  await findJob(person.page, words);
  await apply(person.page, 'Zweimal kam keine Antwort.');
  await expect.poll(() => refused, { timeout: 60_000 }).toBe(3);
  await expect(chip(person.page, 'All sent')).toBeVisible();
  expect(refused).toBe(3);
  await person.close();
  await end();
});
