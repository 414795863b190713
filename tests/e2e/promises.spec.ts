import { expect, type Page, test } from '@playwright/test';
import type { Application } from '../../contract/entities/application.ts';
import { newDataDir } from '../harness/data-dir.ts';
import { startServer } from '../harness/server.ts';
import {
  apply,
  findJob,
  receiptOn,
  register,
  said,
  signIn,
  untilReadyOffline,
  untilShown,
  yearsAgo,
} from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { DESK, PHONE } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withOwner, withPerson, withSeeker } from './running.ts';
import { stored } from './stored.ts';
import { startTalk, type Talk, writeBy } from './talk.ts';

/**
 * What the public pages promise to somebody, and no other test does as that somebody: each test's tags say what
 * (server/seed/pages/acts.ts).
 */

const OPERATOR = {
  OPERATOR_NAME: 'Zusage Beispiel GmbH',
  OPERATOR_ADDRESS: 'Musterweg 1, 10115 Berlin',
  OPERATOR_MAIL: 'post@zusage.example',
  OPERATOR_PHONE: '+49 30 23125 001',
};
const password = 'lang genug 7';

let talk: Talk;
const server = oneServer({ env: () => OPERATOR });
test.beforeAll(async () => {
  talk = await startTalk(server());
  await writeBy(talk.seeker, talk.conversationId, 'Passt Ihnen Montag?');
});

/** The report sheet that is open is filled in and sent; its receipt is closed. */
async function sendReport(page: Page, title: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.locator('label').first().click();
  await sheet.getByRole('button', { name: 'Send report' }).click();
  const receipt = page.getByRole('dialog', { name: 'Your report' });
  await expect(receipt.getByText(/^received nr\. R-/)).toBeVisible();
  await receipt.getByRole('button', { name: 'Done' }).click();
  await expect(receipt).toBeHidden();
}

async function reportJobAndCompany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report this ad' }).click();
  await sendReport(page, 'Report this ad');
  await page.getByRole('button', { name: 'Report the company' }).click();
  await sendReport(page, 'Report this company');
}

async function reportMessage(page: Page, text: string): Promise<void> {
  await expect(said(page, text)).toBeVisible();
  const message = page.getByRole('log').getByRole('listitem').filter({ hasText: text });
  await message.getByRole('button', { name: 'About this message' }).click();
  await page.getByRole('menuitem', { name: 'Report this message' }).click();
  await sendReport(page, 'Report this message');
}

async function getData(page: Page): Promise<void> {
  await page.goto(`${server().origin}/pwa/user/settings`);
  await page.getByRole('button', { name: 'Ask for my data' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download \(/ }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.zip$/);
}

async function correctPhone(page: Page): Promise<void> {
  await page.goto(`${server().origin}/pwa/user`);
  await page.getByRole('button', { name: 'Correct my details' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your details' });
  await sheet.getByLabel('Phone number').fill('+49 5141 776655');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('+49 5141 776655')).toBeVisible();
}

async function clearDevice(page: Page): Promise<void> {
  await page.goto(`${server().origin}/pwa/user/settings`);
  await page.getByRole('button', { name: 'Clear this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear this device' }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('webpage.6 a guest reads an older version and another language, and prints', {
  tag: ['@read-version:guest', '@print:guest', '@choose-language:guest', '@long'],
}, async () => {
  await withPerson(async ({ page }) => {
    await page.goto(`${server().origin}/sites/privacy?version=1`);
    await expect(page.getByText('You are reading an older version.')).toBeVisible();
    await expect(page.getByText('This is a demo.')).toBeVisible();
    await page.getByRole('link', { name: 'Show the current one' }).click();
    await expect(page.getByText('Zusage Beispiel GmbH')).toBeVisible();
    await expect(page.getByText('This is a demo.')).toHaveCount(0);
    await page.goto(`${server().origin}/sites/parents-letter`);
    await untilShown(page);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
    await pictures(page, 'parents-letter');
    await page
      .getByRole('button', { name: /^Language/ })
      .filter({ visible: true })
      .click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { name: 'Liebe Eltern' })).toBeVisible();
  });
});

test('L42 job.7 a seeker reports a company, and chooses the order of the jobs', {
  tag: ['@report-company:seeker', '@sort:seeker', '@long'],
}, async () => {
  await withSeeker(async ({ page }) => {
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    await page.getByRole('button', { name: /^Order:/ }).click();
    await page.getByRole('menuitemradio', { name: 'Highest pay first' }).click();
    await expect(page).toHaveURL(/sort=pay/);
    await findJob(page, 'Zwölfapfel');
    await page.getByRole('button', { name: 'Report the company' }).click();
    await sendReport(page, 'Report this company');
  });
});

test('L42 L43 a minor gets, corrects and deletes their data, and reports an ad, a company and a message', {
  tag: [
    '@long',
    '@export:minor',
    '@correct-details:minor',
    '@report-ad:minor',
    '@report-company:minor',
    '@report-message:minor',
    '@delete-account:minor',
    '@keep-account:minor',
    '@clear-device:minor',
  ],
}, async () => {
  const mia = { first: 'Mia', last: 'Lorenz', born: yearsAgo(17.5), email: 'mia@example.org', password };
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'user', mia);
    await untilReadyOffline(page);
    await findJob(page, 'Zwölfapfel');
    await reportJobAndCompany(page);
    await apply(page, 'Ich kann am Samstag.');
    await receiptOn(page);
    const [applied] = (await stored<Application>(page, 'own', 'application')) ?? [];
    const { _id: _applicationId = '', _conversationId = '' } = applied ?? {};
    const { api } = await signInAs(server().origin, 'company@example.org', server().password);
    await api('application.accept', { _applicationId });
    await writeBy({ api }, _conversationId, 'Kommst du am Samstag?');
    await page.goto(`${server().origin}/pwa/chat?conversation=${_conversationId}`);
    await reportMessage(page, 'Kommst du am Samstag?');
    await correctPhone(page);
    await getData(page);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.getByRole('button', { name: 'Keep my account' }).first().click();
    await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0);
    await clearDevice(page);
  });
});

test('L42 L43 an owner reports a message and a person, and gets, corrects and clears their own data', {
  tag: [
    '@long',
    '@export:owner',
    '@correct-details:owner',
    '@report-message:owner',
    '@report-person:owner',
    '@clear-device:owner',
    '@sign-out:owner',
  ],
}, async () => {
  await withOwner(async ({ page }) => {
    await page.goto(`${server().origin}/pwa/chat?conversation=${talk.conversationId}`);
    await reportMessage(page, 'Passt Ihnen Montag?');
    await page.goto(`${server().origin}/pwa/company?view=applicants`);
    await page.locator('[data-applicant]').first().click();
    await page.getByRole('button', { name: 'Report this person' }).click();
    await sendReport(page, 'Report this person');
    await correctPhone(page);
    await getData(page);
    for (const path of [
      '',
      '?view=jobs',
      '?view=applicants',
      '/create-job',
      '/pricing',
      '/payment',
      '/settings',
    ]) {
      await page.goto(`${server().origin}/pwa/company${path}`);
      await untilShown(page);
      await page.getByRole('button', { name: /Your rights and plan/ }).click();
      await expect(
        page.getByRole('link', { name: 'Your account, sign out' }).filter({ visible: true }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize(DESK);
    await page.getByRole('link', { name: 'Your account, sign out' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.setViewportSize(PHONE);
    await signIn(page, server().origin, 'company@example.org', server().password);
    await clearDevice(page);
  });
});

test('imprint.1 until the operator has said who they are, every legal page says what is to be set, and has no gap', {
  tag: '@long',
}, async () => {
  const empty = await newDataDir();
  const unset = await startServer(empty.dataDir, { SAMPLE_MARKET: 'off' });
  try {
    expect(unset.output()).toMatch(/The legal pages wait for .*OPERATOR_NAME/);
    await withPerson(async ({ page }) => {
      for (const id of ['imprint', 'privacy', 'terms-of-use', 'parents-letter']) {
        await page.goto(`${unset.origin}/sites/${id}`);
        await expect(
          page.getByText('This page is not ready yet, and the service is not open to the public'),
        ).toBeVisible();
        await expect(page.getByText(/^OPERATOR_MAIL: e-mail address$/)).toBeVisible();
        await expect(page.locator('main')).not.toContainText(/undefined|\[|\{|Zusage Demo/);
      }
      await pictures(page, 'operator-unset', ['phone']);
    });
  } finally {
    await unset.stop();
    await empty.remove();
  }
});
