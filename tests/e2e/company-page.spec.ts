import { expect, type Page, test } from '@playwright/test';
import { findJob, signIn, untilKept, untilReadyOffline, untilWorkerReady } from './acts.ts';
import { choose, jpeg } from './carried-files.ts';
import { signInAs } from './chaos/api.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson, withSeeker } from './running.ts';

const server = oneServer();
const OWNER = 'company@example.org';

async function show(page: Page, kind: 'logo' | 'banner', width: number, height: number): Promise<void> {
  await page.getByRole('button', { name: `Add a ${kind}` }).click();
  const sheet = page.getByRole('dialog', { name: `Your ${kind}` });
  const picture = await jpeg(`${kind}.jpg`, width, height);
  await choose(sheet.getByRole('button', { name: 'Choose a picture' }), picture);
  await expect(sheet.getByTestId('cropper')).toBeVisible();
  if (kind === 'banner') await sheet.getByLabel('What the picture shows').fill('Our hall at noon');
  await pictures(page, `company-${kind}-sheet`, ['phone']);
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet).toBeHidden();
}

test('companysettings.1 companysettings.4 companysettings.5 companysettings.6 companypage.2 company.1 a company shows itself without network, and everybody sees it once it was sent', {
  tag: '@long',
}, async () => {
  const { origin, password } = server();
  await withPerson(async ({ page, context }) => {
    await signIn(page, origin, OWNER, password);
    await expect(page.getByText(/No answer is due now|answers? (is|are) due/)).toBeVisible();
    await pictures(page, 'company-overview');
    await page.goto(`${origin}/pwa/company/settings`);
    await expect(page.getByRole('heading', { name: 'Company page' })).toBeVisible();
    await untilWorkerReady(page);
    await pictures(page, 'company-settings');
    await context.setOffline(true);
    await show(page, 'logo', 600, 600);
    await show(page, 'banner', 1600, 900);
    const add = page.getByRole('button', { name: 'Add photos' });
    await choose(add, [await jpeg('oven.jpg', 1200, 900), await jpeg('shop.jpg')]);
    await page.getByLabel('What photo 2 shows').fill('The shop');
    await page.getByLabel('What photo 1 shows').fill('An oven');
    // Typed and not left yet: it is kept, and saved by the next visit.
    await untilKept(page, 'photos:company', 'An oven');
    await page.reload();
    await expect(page.getByLabel('What photo 1 shows')).toHaveValue('An oven');
    await page.getByRole('button', { name: 'Remove An oven' }).click();
    await expect(page.getByLabel('What photo 2 shows')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove The shop' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('What photo 1 shows')).toHaveValue('An oven');
    await page.getByRole('button', { name: 'Move The shop', exact: true }).press('ArrowUp');
    await expect(page.getByLabel('What photo 1 shows')).toHaveValue('The shop');
    await page.getByLabel('Who you are').fill('Our halls smell of bread.\n\nWe run market halls.');
    await page.getByLabel('What everybody gets who works for you').fill('Lunch for 3 €\n15 % off');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await page.getByLabel('Erase them after').selectOption('3');
    await page.getByRole('combobox', { name: 'Offers' }).selectOption('the owners');
    await page.getByRole('combobox', { name: 'Messages' }).selectOption('who wrote the job');
    const promise = page.getByLabel('Days until you answer');
    await promise.fill('9');
    await page.locator('form').filter({ has: promise }).getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: /(Add an|Change the) address/ }).click();
    const address = page.getByRole('dialog', { name: 'Address of the company' });
    await address.getByLabel('Street and number').fill('Am Hallenring 12');
    await address.getByLabel('Postcode').fill('04109');
    await address.getByLabel('Town').fill('Leipzig');
    await address.getByRole('button', { name: 'Save the address' }).click();
    await expect(address).toBeHidden();
    await expect(page.getByText('Am Hallenring 12')).toBeVisible();
    await page.getByRole('link', { name: 'As others see it' }).click();
    await expect(page.getByText('Our halls smell of bread.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Our hall at noon' })).toBeVisible();
    await page.getByRole('list', { name: 'Photos' }).getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'The shop' })).toBeVisible();
    await page.keyboard.press('Escape');
    await pictures(page, 'company-page-own');
    await page.goto(`${origin}/pwa/company/settings`);
    await expect(page.getByText('Am Hallenring 12')).toBeVisible();

    await context.setOffline(false);
    const { api, uid } = await signInAs(origin, OWNER, password);
    const companyId = (await api('user.get', { userId: uid }))._linkedCompanyId as string;
    await expect
      .poll(() => api('company.get', { companyId }), { timeout: 30_000 })
      .toMatchObject({
        logo: expect.any(String),
        banner: expect.any(String),
        general: {
          about: expect.stringContaining('bread'),
          bannerAlt: 'Our hall at noon',
          photos: [{ alt: 'The shop' }, { alt: 'An oven' }],
        },
        settings: { retentionMonths: 3, notifyOffers: 'owners', notifyMessages: 'job', replyDays: 9 },
        address: { line1: 'Am Hallenring 12', city: 'Leipzig' },
      });
    await page.goto(`${origin}/companies/${companyId}`);
    await expect(page.getByText('Our halls smell of bread.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'An oven' })).toBeVisible();
    await expect(page.getByText(/9 days/).first()).toBeVisible();
    await pictures(page, 'company-page-public');
  });
});

test('companypage.1 a seeker reads a company in the app, without network too', async () => {
  const { origin } = server();
  await withSeeker(async ({ page, context }) => {
    await page.goto(`${origin}/pwa`);
    await untilReadyOffline(page);
    await findJob(page, 'Küche');
    const name = await page.locator('a[href^="/pwa/companies/"]').first().textContent();
    await page.locator('a[href^="/pwa/companies/"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await expect(page.getByText('at most: that is promised')).toBeVisible();
    await pictures(page, 'company-page-seeker');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('at most: that is promised')).toBeVisible();
  });
});
