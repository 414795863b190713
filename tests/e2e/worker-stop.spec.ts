import { expect, test } from '@playwright/test';
import { newSampleDir } from '../harness/data-dir.ts';
import { ledgerOf } from '../harness/ledger.ts';
import { apply, chip, findJob, receiptOn, signIn, untilReadyOffline } from './acts.ts';
import { lineHere, startHere, visitedProfile } from './installed.ts';
import { openPerson, removeProfile } from './person.ts';
import { stopWorkers } from './worker.ts';

const ADD = '/api/job/application/add';

for (const [act, when] of [
  ['hold-request', 'before the server has it'],
  ['hold-answer', 'after the commit, before the answer'],
] as const) {
  test(`W5.3 a worker that the browser stops in the middle of a request, ${when}, loses and doubles nothing`, {
    tag: '@long',
  }, async () => {
    const folder = await newSampleDir();
    const server = await startHere(folder.dataDir);
    const line = await lineHere(server.origin);
    const profile = await visitedProfile();
    const person = await openPerson({ profile });
    const senders: ('page' | 'worker')[] = [];
    person.context.on('request', (request) => {
      if (request.url().endsWith(ADD)) senders.push(request.serviceWorker() ? 'worker' : 'page');
    });
    const note = `Der Worker wurde angehalten (${act}).`;
    await signIn(person.page, line.origin, 'seeker@example.org', server.password);
    await untilReadyOffline(person.page);

    let held = 0;
    line.act((_, path) => (path === ADD && ++held === 1 ? act : 'pass'));
    const reached = line.reached(act);
    await findJob(person.page, 'Zwölfapfel');
    await apply(person.page, note);
    await reached;
    // The browser tells of a request a moment after the server.
    await expect.poll(() => senders).toEqual(['worker']);
    await stopWorkers(person.page);

    // Whoever is next finds it claimed by nobody who lives: the page, within 30 s.
    await expect(chip(person.page, 'All sent')).toBeVisible({ timeout: 60_000 });
    const receipt = await receiptOn(person.page);
    expect(held).toBeGreaterThan(1);
    expect(person.problems).toEqual([]);
    await person.close();
    await line.close();
    await server.stop();
    expect(await ledgerOf(server.dataDir, { note })).toMatchObject({ applications: 1, receipts: [receipt] });
    await folder.remove();
    removeProfile(profile);
  });
}
