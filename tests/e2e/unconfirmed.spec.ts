import { expect, type Page, test } from '@playwright/test';
import { apply, createCompany, findJob, receiptOn, register, untilReadyOffline, writeJob } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { mailedLink } from './mailed.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';

/** With an address that is not confirmed one looks and drafts; what speaks to others waits, and goes out by itself. */

const server = oneServer();
const password = 'lang genug 7';
const waits = (page: Page) => page.getByText(/It waits until you confirm your email address\./).first();

/** By the link in the mail, in another tab; then the person comes back to this one. */
async function confirmInAnotherTab(page: Page, email: string): Promise<void> {
  const mailed = await page.context().newPage();
  await mailed.goto(server().origin + (await mailedLink(server(), email, 'verify')));
  await expect(mailed.getByText('Your email address is confirmed.')).toBeVisible();
  await mailed.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('register.10 an application waits for the address to be confirmed, says so with the way out, and arrives once', {
  tag: '@long',
}, async () => {
  const who = { first: 'Runa', last: 'Falk', born: '1996-02-03', email: 'runa@example.org', password };
  const note = 'Ich kann sofort anfangen.';
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'user', who, { confirmed: false });
    await untilReadyOffline(page);
    await findJob(page, 'Zwölfapfel');
    const job = page.url();
    await apply(page, note);
    await expect(waits(page)).toBeVisible();
    await pictures(page, 'unconfirmed-applied');
    await page.goto(`${server().origin}/pwa/user?view=applications`);
    await expect(page.getByText('waits until you confirm your email address').first()).toBeVisible();
    await page.getByRole('article').getByRole('link').first().click();
    await expect(waits(page)).toBeVisible();
    const company = await signInAs(server().origin, 'company@example.org', server().password);
    const applied = async () => {
      const { items } = await company.api('application.list', {
        _jobId: job.split('/').at(-1) as string,
      });
      return items.filter((one) => one.note === note).length;
    };
    expect(await applied()).toBe(0);
    await page.getByRole('link', { name: 'Have the email sent again, or change the address' }).click();
    await expect(page.getByRole('region', { name: 'Confirm your email address' })).toBeVisible();
    await page.goto(job);
    await expect(waits(page)).toBeVisible();
    await confirmInAnotherTab(page, who.email);
    await receiptOn(page);
    await expect(waits(page)).toHaveCount(0);
    await page.reload();
    await receiptOn(page);
    expect(await applied()).toBe(1);
  });
});

test('register.10 a job is written and waits for the address to be confirmed, then it is published by itself', {
  tag: '@long',
}, async () => {
  const who = { first: 'Hauke', last: 'Brahms', born: '1979-02-03', email: 'hauke@example.org', password };
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'company', who, { confirmed: false });
    await createCompany(page, 'DE136695976', 'Brahms Backstube GmbH');
    await writeJob(page, 'Verkaufshilfe (m/w/d)');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(waits(page)).toBeVisible();
    await pictures(page, 'unconfirmed-published');
    const { api, uid } = await signInAs(server().origin, who.email, password);
    const { _linkedCompanyId } = await api('user.get', { userId: uid });
    const states = async () => {
      const { items } = await api('job.of-company', { companyId: _linkedCompanyId as string });
      return items.map(({ status }) => status);
    };
    expect((await states()).filter((status) => status !== 'draft')).toEqual([]);
    await confirmInAnotherTab(page, who.email);
    await expect(waits(page)).toHaveCount(0);
    await expect.poll(states).toEqual(['published']);
  });
});
