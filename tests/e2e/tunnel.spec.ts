import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type DataDir, newSampleDir } from '../harness/data-dir.ts';
import { ledgerOf } from '../harness/ledger.ts';
import { type PushService, startPushService } from '../harness/push-service.ts';
import { ROOT, type RunningServer } from '../harness/server.ts';
import { apply, findJob, receiptOn, said, signIn, untilReadyOffline, write } from './acts.ts';
import { endQuietHours, signInAs } from './chaos/api.ts';
import { startHere, visitedProfile } from './installed.ts';
import { DESK, openPerson, type Person, removeProfile } from './person.ts';
import { deliverPush, notificationsOf } from './worker.ts';

const REAL_ADS = join(ROOT, '../shared/data/job-ads.csv');

const markets = [
  { name: 'the sample market', words: 'Zwölfapfel', ads: null },
  { name: 'real ads', words: 'Cloud Video Production', ads: REAL_ADS },
];

for (const { name, words, ads } of markets) {
  test.describe(`the tunnel, on ${name}`, () => {
    test.skip(ads !== null && !existsSync(ads), `${ads} is not there: this run is left out`);

    let server: RunningServer;
    let push: PushService;
    let folder: DataDir;
    const people: Person[] = [];
    const profiles: string[] = [];

    test.beforeAll(async () => {
      folder = await newSampleDir();
      push = await startPushService();
      if (ads) await importAds(folder.dataDir, ads);
      server = await startHere(folder.dataDir, { PUSH_HOSTS: push.origin });
    });
    test.afterAll(async () => {
      for (const person of people) if (person.problems.length) console.log(person.problems);
      for (const person of people) await person.close();
      for (const profile of profiles) removeProfile(profile);
      await server?.stop();
      await push?.close();
      await folder?.remove();
    });

    async function arrive(device: Partial<Parameters<typeof openPerson>[0]>): Promise<Person> {
      const profile = await visitedProfile();
      profiles.push(profile);
      const person = await openPerson({ profile, ...device });
      people.push(person);
      return person;
    }

    test('an application and a message made without network arrive exactly once and are answered', {
      tag: ads === null ? [] : ['@long'],
    }, async () => {
      const { origin, password } = server;
      const { pushKey } = (await (await fetch(`${origin}/api/config`)).json()).data;
      const subscription = await push.subscribe(pushKey);
      await endQuietHours(await signInAs(origin, 'seeker@example.org', password));

      const company = await arrive({ viewport: DESK });
      await signIn(company.page, origin, 'company@example.org', password);
      await expect(company.page.getByRole('heading', { name: 'Overview' })).toBeVisible();

      const seeker = await arrive({ subscription });
      await signIn(seeker.page, origin, 'seeker@example.org', password);
      await untilReadyOffline(seeker.page);
      await seeker.page.goto(`${origin}/pwa/user/settings`);
      await seeker.page.getByRole('button', { name: 'Switch on' }).click();
      await expect(seeker.page.getByText('on for this device')).toBeVisible();

      // The tunnel begins.
      await seeker.context.setOffline(true);
      await seeker.page.goto(`${origin}/pwa`);
      await seeker.page.reload();
      await findJob(seeker.page, words);
      const note = `Ich komme aus dem Tunnel (${name}).`;
      await apply(seeker.page, note);
      await expect(seeker.page.getByText('on this device').first()).toBeVisible();
      await seeker.page.getByRole('link', { name: /write to/i }).click();
      const question = `Darf ich am Samstag vorbeikommen? (${name})`;
      await write(seeker.page, question);

      // The tab is closed, the network returns: the worker sends by itself.
      const elsewhere = await seeker.context.newPage();
      await seeker.page.close();
      await seeker.context.setOffline(false);

      // The company's browser shows it without a reload.
      await expect(company.page.getByRole('link', { name: /Applicants.*1/ }).first()).toBeVisible();
      await company.page
        .getByRole('link', { name: /Applicants/ })
        .first()
        .click();
      await company.page
        .getByRole('button', { name: /Jana K\./ })
        .first()
        .click();
      const sheet = company.page.getByRole('dialog', { name: /Jana/ });
      await expect(sheet.getByText(note)).toBeVisible();
      const companyReceipt = await receiptOn(company.page);
      await sheet.getByRole('button', { name: 'Invite to talk' }).click();
      await sheet.getByRole('link', { name: 'Write' }).click();
      await expect(said(company.page, question)).toBeVisible();
      const reply = `Gern, Samstag um zehn. (${name})`;
      await write(company.page, reply);

      // Pushes arrive at the push service, one of them for the reply; the seeker's worker shows it and knows the way.
      await expect(company.page.getByText('received').first()).toBeVisible();
      const worker = seeker.context.serviceWorkers()[0];
      if (!worker) throw new Error('the seeker has no worker');
      let delivered = 0;
      let path = '';
      await expect
        .poll(async () => {
          for (const payload of (await push.received(subscription)).slice(delivered)) {
            await deliverPush(elsewhere, origin, payload);
            delivered += 1;
          }
          path =
            (await notificationsOf(worker)).find((shown) => shown.path.startsWith('/pwa/chat'))?.path ?? '';
          return path;
        })
        .toMatch(/^\/pwa\/chat\?conversation=/);
      await elsewhere.goto(origin + path);
      await expect(said(elsewhere, reply)).toBeVisible();
      // Read, it is no news any more.
      const shown = () =>
        elsewhere.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          return (await registration.getNotifications()).map(({ data }) => data.path);
        });
      await expect.poll(shown).not.toContain(path);

      // Both hold the same receipt, the database exactly one of each.
      await elsewhere.goto(`${origin}/pwa/user?view=applications`);
      await elsewhere.getByRole('article').first().click();
      expect(await receiptOn(elsewhere)).toBe(companyReceipt);
      expect([...seeker.problems, ...company.problems]).toEqual([]);
      await server.stop();
      const ledger = await ledgerOf(folder.dataDir, { note, text: question });
      expect(ledger).toEqual({ applications: 1, messages: 1, receipts: [companyReceipt] });
    });
  });
}

/** The demo company of the sample market. */
const DEMO_COMPANY = 'Zwölfapfel Markthallen GmbH';

/** `npm run import` of a file of ads, for the demo company; answers what it printed. */
async function importAds(dataDir: string, file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/cli/import.ts', file, '--company', DEMO_COMPANY, '--spread', '--without-pay', 'publish'],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir }, maxBuffer: 10_000_000 },
  );
  return stdout;
}
