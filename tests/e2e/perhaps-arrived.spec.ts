import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import { NO_TERMS } from '../../contract/policy/start-terms.ts';
import { ROOT } from '../harness/server.ts';
import { chip, signIn, untilWorkerReady } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { lineHere } from './installed.ts';
import { PHONE } from './person.ts';
import { oneServer, withPerson } from './running.ts';
import { jobAt, startTalk } from './talk.ts';

/** What was sent and had no answer is not undone on this device alone; in a tunnel, where nothing leaves, it is (W11). */

test.setTimeout(240_000);
const FOLDER = join(ROOT, '.screenshots');
const server = oneServer();
test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

/** In both languages, at the size of a phone. */
async function pictures(page: Page, name: string): Promise<void> {
  const path = page.url();
  for (const language of ['de_DE', 'en_US']) {
    await page.evaluate((tag) => localStorage.setItem('language', tag), language);
    await page.goto(path);
    const unknown = page.getByText(/We do not know yet whether|Wir wissen noch nicht, ob/);
    await expect(unknown.first()).toBeVisible({ timeout: 30_000 });
    await page.screenshot({ path: join(FOLDER, `${name}-${language}.png`), fullPage: true });
  }
}

test('W11.2 W11.7 user.6 a signature can be taken back in a tunnel, and no longer once its answer was lost', {
  tag: '@long',
}, async () => {
  const { company, applicationId } = await startTalk(server(), ({ kind }) => kind === 'minijob');
  const { general } = await company.api('user.get', { userId: company.uid });
  const offer = await company.api('offer.create', {
    _id: v7(),
    offer: {
      _applicationId: applicationId,
      terms: {
        ...NO_TERMS,
        title: 'Aushilfe im Verkauf, samstags',
        pay: { amount: 1520, currency: 'EUR', unit: 'HOUR' },
        hours: { perWeek: 8, text: 'samstags' },
        start: '2027-03-06',
        place: 'Lindenhof 3, Köln-Ehrenfeld',
      },
    },
    signature: { name: `${general.firstname} ${general.lastname}` },
  });
  const line = await lineHere(server().origin);
  await withPerson(
    async ({ page, context }) => {
      await signIn(page, line.origin, 'seeker@example.org', server().password);
      await untilWorkerReady(page);
      await page.goto(`${line.origin}/pwa/user?offer=${offer._id}&step=sign`);
      const sign = async () => {
        await page.getByLabel('Sign with your full name').fill('Jana Krüger');
        await page.getByRole('button', { name: 'Say yes, bindingly' }).click();
        await expect(page.getByRole('heading', { name: 'Signed here' })).toBeVisible();
      };
      const back = page.getByRole('button', { name: 'Take it back' });
      await expect(page.getByLabel('Sign with your full name')).toBeVisible();
      // That it was read goes before the signature.
      await expect
        .poll(async () => (await company.api('offer.get', { offerId: offer._id })).status)
        .toBe('viewed');
      await expect(chip(page, 'All sent')).toBeVisible();
      await context.setOffline(true);
      await sign();
      // Tried and not sent, because there is no network.
      await expect(page.getByText('on this device').first()).toBeVisible();
      await expect(back).toBeVisible();
      // A tap that meets the moment of a try is told so, and can be made again.
      await expect(async () => {
        await back.click({ timeout: 1_000 });
        await expect(page.getByRole('heading', { name: 'Signed here' })).toHaveCount(0, { timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      line.act((method, path) => (method !== 'GET' && /offer|batch/.test(path) ? 'lose-answer' : 'pass'));
      await context.setOffline(false);
      await page.goto(`${line.origin}/pwa/user?offer=${offer._id}&step=sign`);
      await sign();
      const unknown = page.getByText('We do not know yet whether this has arrived.');
      await expect(unknown).toBeVisible({ timeout: 30_000 });
      await expect(back).toHaveCount(0);
      await pictures(page, 'signature-perhaps-arrived');
      await page
        .getByRole('button', { name: /not sent|waiting|waits|Offline/ })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('button', { name: 'Discard' }).first().click();
      await expect(page.getByText('It may have arrived already.')).toBeVisible({ timeout: 30_000 });
      await page.screenshot({ path: join(FOLDER, 'discard-perhaps-arrived-en_US.png') });
      await page.getByRole('button', { name: 'Keep it' }).click();
      await page.keyboard.press('Escape');
      line.act(() => 'pass');
      await expect(unknown).toHaveCount(0, { timeout: 60_000 });
    },
    { viewport: PHONE },
  );
  await line.close();
  expect((await company.api('offer.get', { offerId: offer._id })).status).toBe('signed');
});

test('W11.2 W11.6 job.5 an application whose answer was lost is withdrawn; in a tunnel it never was', {
  tag: '@long',
}, async () => {
  const { origin, password } = server();
  const company = await signInAs(origin, 'company@example.org', password);
  const { _linkedCompanyId } = await company.api('user.get', { userId: company.uid });
  const { items } = await company.api('job.of-company', {
    companyId: _linkedCompanyId as string,
    status: 'published',
  });
  const job = items.filter(({ kind }) => kind !== 'minijob').find(jobAt(1));
  if (!job) throw new Error('the sample company has too few jobs');
  const line = await lineHere(origin);
  await withPerson(
    async ({ page, context }) => {
      await signIn(page, line.origin, 'seeker@example.org', password);
      await untilWorkerReady(page);
      await page.goto(`${line.origin}/pwa/${job._id}`);
      const apply = async () => {
        await page.getByRole('button', { name: 'Apply', exact: true }).click();
        const sheet = page.getByRole('dialog', { name: 'Your application' });
        await sheet.getByLabel('A few words to them').fill('Ich kann ab Montag.');
        await sheet.getByRole('button', { name: 'Send application' }).click();
        await expect(sheet).toBeHidden();
      };
      const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
      const question = page.getByRole('dialog', { name: 'Withdraw this application?' });
      await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
      await context.setOffline(true);
      await apply();
      await withdraw.click();
      await expect(question.getByText('It has not left this device')).toBeVisible();
      await question.getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
      line.act((method, path) =>
        method !== 'GET' && /application|batch/.test(path) ? 'lose-answer' : 'pass',
      );
      await context.setOffline(false);
      await apply();
      await withdraw.click();
      await expect(question.getByText('will see that you withdrew')).toBeVisible({ timeout: 30_000 });
      await question.getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByText('withdrawn on this device, not sent yet').first()).toBeVisible();
      line.act(() => 'pass');
      await expect(page.getByText('You withdrew. As long as').first()).toBeVisible({ timeout: 60_000 });
    },
    { viewport: PHONE },
  );
  await line.close();
  const seeker = await signInAs(origin, 'seeker@example.org', password);
  const mine = (await seeker.api('application.list', { _userId: seeker.uid })).items.filter(
    ({ _jobId }) => _jobId === job._id,
  );
  expect(mine.map(({ status }) => status)).toEqual(['withdrawn']);
});
