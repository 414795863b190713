import { expect, test } from '@playwright/test';
import { oneServer, withOwner, withSeeker } from './running.ts';

/** What somebody finds who starts the program and signs in with the accounts that it has printed. */

const server = oneServer({ env: () => ({ DEMO_LIFE: 'on' }) });

test('the demo seeker has seven applications, an offer that waits for an answer, and one as a creator', {
  tag: '@long',
}, async () => {
  await withSeeker(async ({ page }) => {
    await page.goto(`${server().origin}/pwa/user?view=applications`);
    await expect(page.getByText(/^You answer/)).toBeVisible();
    await expect(page.getByText('The answer is overdue: ask for it')).toBeVisible();
    await expect(page.getByRole('main').getByText('Zwölfapfel Markthallen GmbH')).toHaveCount(7 + 1);
    const deal = page.getByRole('listitem').filter({ hasText: 'Drei Rezept-Videos' });
    await deal.getByRole('link', { name: 'Read the offer' }).click();
    await expect(page.getByText('„Werbung“ im Bild, von der ersten Sekunde an.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept the offer' })).toBeVisible();
  });
});

test('the demo company has a due answer and a counter-offer to decide on', { tag: '@long' }, async () => {
  await withOwner(async ({ page }) => {
    await page.goto(`${server().origin}/pwa/company`);
    await expect(page.getByRole('heading', { name: 'Offers that wait for you (1)' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Due answers (1)' })).toBeVisible();
    // company.1, 17.8: numbers, and the table that says the same.
    await page.getByText('Week by week, as a table').click();
    const cells = page.getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveCount(3);
    await page.getByRole('link', { name: 'All applicants' }).click();
    await expect(page.getByRole('combobox', { name: 'Applicants of' })).toContainText('all jobs (7)');
  });
});

test('17.8 the demo company chooses when it is mailed about new applications; the choice outlives a reload', {
  tag: '@long',
}, async () => {
  await withOwner(async ({ page }) => {
    await page.goto(`${server().origin}/pwa/user/settings`);
    const applications = page.getByRole('checkbox', { name: 'New applications: Mail' });
    await expect(applications).toBeChecked();
    const mails = page.getByRole('group', { name: 'When emails come' });
    await expect(mails.getByRole('radio', { name: 'Once a day' })).toBeChecked();
    await mails.getByText('At once').click();
    await expect(page.getByText('Within 15 minutes.')).toBeVisible();
    await page.reload();
    await expect(mails.getByRole('radio', { name: 'At once' })).toBeChecked();
    await mails.getByText('Never').click();
    await expect(applications).not.toBeChecked();
  });
});
