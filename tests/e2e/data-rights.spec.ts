import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { unzip } from '../../server/testing/unzip.ts';
import {
  apply,
  createCompany,
  findJob,
  receiptOn,
  register,
  untilKept,
  untilReadyOffline,
  untilWorkerReady,
  yearsAgo,
} from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { mailedPage } from './mailed.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';
import { readableWords, stored } from './stored.ts';

const server = oneServer();
const password = 'lang genug 7';

const openSettings = async (page: Page) => {
  await page.goto(`${server().origin}/pwa/user/settings`);
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
};
const grace = (page: Page) =>
  page.getByRole('complementary', { name: 'Your account is about to be deleted' });
const deletion = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });

/** Taps through to the deletion; resolves when the server has it. */
async function askForDeletion(page: Page): Promise<void> {
  await openSettings(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await deletion(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { name: /^Your account is deleted on/ })).toBeVisible();
}

test('L43 usersettings.8 one’s data are asked for, put together and fetched, with the application in them', {
  tag: ['@export:seeker', '@long'],
}, async () => {
  const who = { first: 'Nele', last: 'Vogt', born: '1997-02-03', email: 'nele@example.org', password };
  await withPerson(async ({ page, context }) => {
    await register(page, server().origin, 'user', who);
    await untilReadyOffline(page);
    await findJob(page, 'Zwölfapfel');
    await apply(page, 'Das steht in meiner Bewerbung.');
    await receiptOn(page);
    await openSettings(page);
    await expect(page.getByRole('button', { name: 'Ask for my data' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Ask for my data' }).click();
    await expect(page.getByText('It may have arrived. Trying again is safe.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Ask for my data' }).click();
    const fetchIt = page.getByRole('button', { name: /^Download \(/ });
    await expect(fetchIt).toBeVisible();
    expect(await mailedPage(server(), who.email, 'Download the data')).toBe('/pwa/user/settings?group=data');
    await fetchIt.scrollIntoViewIfNeeded();
    await pictures(page, 'data-ready');
    const coming = page.waitForEvent('download');
    await fetchIt.click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^zusage-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzip(await readFile(await download.path()));
    expect(String(files.get('data/application.json'))).toContain('Das steht in meiner Bewerbung.');
    await expect(page.getByText(/^It is with your downloads\./)).toBeVisible();
  });
});

test('L43 usersettings.9 an account is deleted after 14 days, and kept by screen and by the mailed link until then', {
  tag: ['@delete-account:seeker', '@keep-account:seeker', '@long'],
}, async () => {
  const who = { first: 'Ilka', last: 'Rahn', born: '1995-05-05', email: 'ilka@example.org', password };
  await withPerson(async ({ page, context }) => {
    await register(page, server().origin, 'user', who);
    await openSettings(page);
    // A sign-in of long ago: the password is asked for, and a wrong one is told.
    const refused = { error: { code: 'reauth_required', message: '', detail: {} } };
    await page.route('**/user/delete/**', (route) =>
      route.fulfill({
        status: 403,
        json: refused,
        headers: { 'idempotency-key': route.request().headers()['idempotency-key'] ?? '' },
      }),
    );
    await page.getByRole('button', { name: 'Delete account' }).click();
    await pictures(page, 'delete-account');
    await deletion(page).getByRole('button', { name: 'Delete account' }).click();
    await deletion(page).getByLabel('Password', { exact: true }).fill('something else');
    await deletion(page).getByRole('button', { name: 'Delete account' }).click();
    await expect(deletion(page).getByText('This is not your password.')).toBeVisible();
    await pictures(page, 'delete-account-password', ['phone']);
    await page.unroute('**/user/delete/**');
    await deletion(page).getByLabel('Password', { exact: true }).fill(password);
    await deletion(page).getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('heading', { name: /^Your account is deleted on/ })).toBeVisible();
    await pictures(page, 'delete-account-asked', ['phone']);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    for (const path of ['/pwa', '/pwa/chat', '/pwa/user']) {
      await page.goto(server().origin + path);
      await expect(grace(page)).toBeVisible();
    }
    await pictures(page, 'grace');
    await context.setOffline(true);
    await grace(page).getByRole('button', { name: 'Keep my account' }).click();
    await expect(grace(page).getByText(/^There was no answer\./)).toBeVisible();
    await context.setOffline(false);
    await grace(page).getByRole('button', { name: 'Keep my account' }).click();
    await expect(grace(page)).toHaveCount(0);
    await askForDeletion(page);
    await page.getByRole('button', { name: 'Sign out now' }).click();
    await expect(page).toHaveURL(/\/login/);
    // The mail may be opened on any device.
    const path = await mailedPage(server(), who.email, 'Keep the account');
    await page.goto(server().origin + path);
    await page.getByLabel('Email address').fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(server().origin + path);
    await grace(page).getByRole('button', { name: 'Keep my account' }).click();
    await expect(grace(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/^Your account and what is in it are erased after 14 days\./)).toBeVisible();
  });
});

test('usersettings.9 an only owner says what becomes of the company first, and keeps both', {
  tag: ['@long', '@delete-account:owner', '@keep-account:owner'],
}, async () => {
  const who = { first: 'Ole', last: 'Petersen', born: '1980-08-08', email: 'ole@example.org', password };
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'company', who);
    await createCompany(page, 'DE136695976', 'Petersen Werft GmbH');
    await page.goto(`${server().origin}/pwa/company/settings`);
    await page.getByRole('link', { name: 'Your account', exact: true }).click();
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(deletion(page).getByText('You are the only owner of Petersen Werft GmbH')).toBeVisible();
    await expect(deletion(page).getByRole('button', { name: 'Delete account' })).toBeDisabled();
    await pictures(page, 'delete-account-owner');
    await deletion(page)
      .getByRole('checkbox', { name: /^Delete Petersen Werft GmbH as well/ })
      .check();
    await deletion(page).getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.goto(`${server().origin}/pwa/company`);
    const bar = page.getByRole('complementary', { name: 'Your company is about to be deleted' });
    await expect(bar).toBeVisible();
    await grace(page).getByRole('button', { name: 'Keep my account' }).click();
    await expect(grace(page)).toHaveCount(0);
    await bar.getByRole('button', { name: 'Keep the company' }).click();
    await expect(bar).toHaveCount(0);
  });
});

test('companysettings.9 an owner deletes the company alone, and keeps it by screen and by the mailed link', {
  tag: '@long',
}, async () => {
  const who = { first: 'Ida', last: 'Brandt', born: '1981-04-04', email: 'ida@example.org', password };
  const name = 'Brandt Segel GmbH';
  await withPerson(async ({ page, context }) => {
    await register(page, server().origin, 'company', who);
    await createCompany(page, 'ATU13585627', name);
    const bar = page.getByRole('complementary', { name: 'Your company is about to be deleted' });
    const sheet = page.getByRole('dialog', { name: `Delete ${name}?` });
    const ask = async () => {
      await page.goto(`${server().origin}/pwa/company/settings`);
      await page.getByRole('button', { name: 'Delete the company' }).click();
      await sheet.getByLabel('Type the name of the company to confirm').fill(name);
      await sheet.getByRole('button', { name: 'Delete the company' }).click();
      await expect(page.getByRole('dialog', { name: `${name} is deleted on` })).toBeVisible();
    };
    await page.goto(`${server().origin}/pwa/company/settings`);
    await page.getByRole('button', { name: 'Delete the company' }).click();
    await sheet.getByLabel('Type the name of the company to confirm').fill('Brandt');
    await sheet.getByRole('button', { name: 'Delete the company' }).click();
    await expect(sheet.getByText(`This is not the name yet. It reads: ${name}`)).toBeVisible();
    await pictures(page, 'delete-company');
    await ask();
    await page.getByRole('button', { name: 'Done' }).click();
    for (const path of ['/pwa/company', '/pwa/chat', '/pwa/user/settings']) {
      await page.goto(server().origin + path);
      await expect(bar).toContainText(`${name} is deleted on`);
    }
    await pictures(page, 'company-grace');
    await context.setOffline(true);
    await bar.getByRole('button', { name: 'Keep the company' }).click();
    await expect(bar.getByText(/^There was no answer\./)).toBeVisible();
    await context.setOffline(false);
    await bar.getByRole('button', { name: 'Keep the company' }).click();
    await expect(bar).toHaveCount(0);
    await ask();
    const path = await mailedPage(server(), who.email, 'Keep the company');
    await page.goto(server().origin + path);
    await bar.getByRole('button', { name: 'Keep the company' }).click();
    await expect(bar).toHaveCount(0);
    const { api, uid } = await signInAs(server().origin, who.email, password);
    const { _linkedCompanyId: companyId } = await api('user.get', { userId: uid });
    expect(await api('company.get', { companyId: companyId as string })).toMatchObject({ deletion: null });
  });
});

test('L43 user.1 one’s own details are corrected without network, and a guarded child reads who corrects its birth date', {
  tag: ['@correct-details:seeker', '@long'],
}, async () => {
  const who = { first: 'Jna', last: 'Krüger', born: '1998-03-09', email: 'jana.k@example.org', password };
  await withPerson(async ({ page, context }) => {
    await register(page, server().origin, 'user', who);
    await page.goto(`${server().origin}/pwa/user`);
    await expect(page.getByRole('heading', { name: 'Jna Krüger' })).toBeVisible();
    await untilWorkerReady(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Correct my details' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your details' });
    await sheet.getByLabel('First name').fill('Jana');
    await sheet.getByLabel('Phone number').fill('no number');
    await sheet.getByLabel('Date of birth').fill('1998-03-19');
    await sheet.getByLabel('Street and number').fill('Am Markt 1');
    await sheet.getByRole('button', { name: 'Save changes' }).click();
    await expect(sheet.getByText('Enter the town.')).toBeVisible();
    await pictures(page, 'details');
    // What was typed is kept, also where the page goes.
    await untilKept(page, 'details', 'Am Markt 1');
    await page.reload();
    await page.getByRole('button', { name: 'Correct my details' }).click();
    await sheet.getByLabel('Phone number').fill('+49 5141 776655');
    await sheet.getByLabel('Gender').selectOption('diverse');
    await sheet.getByLabel('Postcode').fill('29221');
    await sheet.getByLabel('Town').fill('Celle');
    await sheet.getByRole('button', { name: 'Save changes' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Jana Krüger' })).toBeVisible();
    await expect(page.getByText('Born on March 19, 1998.')).toBeVisible();
    await expect(page.getByText('Am Markt 1, 29221 Celle')).toBeVisible();
    await pictures(page, 'details-saved');
    await context.setOffline(false);
    await expect(page.getByText('Your last change')).toHaveCount(0);
    const { api, uid } = await signInAs(server().origin, who.email, password);
    expect(await api('user.get', { userId: uid })).toMatchObject({
      general: { firstname: 'Jana', gender: 'diverse', phone: '+49 5141 776655', dateOfBirth: '1998-03-19' },
      address: { line1: 'Am Markt 1', city: 'Celle' },
    });
  });
  const child = { first: 'Lio', last: 'Sander', born: yearsAgo(14.5), email: 'lio.s@example.org', password };
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'user', { ...child, guardian: 'eltern.s@example.org' });
    await page.goto(`${server().origin}/pwa/user`);
    await page.getByRole('button', { name: 'Correct my details' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your details' });
    await expect(sheet.getByText(/^Is it wrong\? Your parent or guardian can correct it/)).toBeVisible();
    await expect(sheet.getByLabel('Date of birth')).toHaveCount(0);
    await pictures(page, 'details-child', ['phone']);
  });
});

test('L43 usersettings.7 a device is cleared after it has named what was not sent, and nothing of the person is left', {
  tag: ['@clear-device:seeker', '@long'],
}, async () => {
  const who = { first: 'Wanda', last: 'Zierlich', born: '1993-03-03', email: 'wanda@example.org', password };
  const note = 'Nur auf diesem Gerät.';
  await withPerson(async ({ page, context }) => {
    await register(page, server().origin, 'user', who);
    await untilReadyOffline(page);
    await context.setOffline(true);
    await findJob(page, 'Zwölfapfel');
    await apply(page, note);
    await openSettings(page);
    await page.getByRole('button', { name: 'Clear this device' }).click();
    const sheet = page.getByRole('dialog', { name: 'Clear this device?' });
    await expect(sheet.getByText('This has not arrived and would be lost')).toBeVisible();
    await expect(sheet.getByText(note)).toBeVisible();
    await pictures(page, 'clear-device');
    const words = [who.first, who.last, who.email, note];
    expect(await readableWords(page, words)).toEqual(words);
    await sheet.getByRole('button', { name: 'Clear this device' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => readableWords(page, words)).toEqual([]);
    expect(await stored(page, 'own', 'user')).toBeNull();
  });
});
