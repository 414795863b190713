import { expect, type Locator, type Page, test } from '@playwright/test';
import { untilReadyOffline } from './acts.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();

/** Presses Tab until the focus is there: what cannot be reached this way is not there for keyboards. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await target.waitFor();
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

test('a seeker signs in, finds a job, applies and withdraws by keyboard alone', async () => {
  await withPerson(async ({ page }) => {
    await page.goto(`${server().origin}/login`);
    await expect(page.getByLabel('Email address')).toBeFocused();
    await page.keyboard.type('seeker@example.org');
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(server().password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pwa/);

    // A list that still grows puts rows before the one that is tabbed to.
    await untilReadyOffline(page);
    await tabTo(page, page.getByRole('searchbox', { name: 'Search jobs' }));
    await page.keyboard.type('Zwölfapfel');
    // The words have come to rest in the address, and the list with them.
    await page.waitForURL(/\?q=/);
    await expect(page.getByText(/^\d+ jobs found/)).toBeVisible();
    const first = page.getByRole('article').getByRole('link').first();
    await expect(first).toHaveAccessibleName(/, Zwölfapfel /);
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Apply', exact: true }));
    await page.keyboard.press('Enter');

    const sheet = page.getByRole('dialog', { name: 'Your application' });
    await tabTo(page, sheet.getByLabel('A few words to them'));
    await page.keyboard.type('Ganz ohne Maus.');
    await tabTo(page, sheet.getByRole('button', { name: 'Send application' }));
    await page.keyboard.press('Enter');
    // Whoever used the button is led to what came of it.
    await expect(page.getByRole('heading', { name: 'Your application' })).toBeFocused();
    await expect(page.getByText(/received nr\. A-/).first()).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: 'Withdraw' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('withdrawn').first()).toBeVisible();
  });
});
