import { expect, test } from '@playwright/test';
import { register } from './acts.ts';
import { mailedLink } from './mailed.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();
const PASSWORD = 'lang genug 7';

test('register.8 an address that has an account is answered by mail, and not on the screen', {
  tag: '@long',
}, async () => {
  const nora = {
    first: 'Nora',
    last: 'Lenz',
    born: '1995-05-05',
    email: 'nora@example.org',
    password: PASSWORD,
  };
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'user', nora);
  });
  await withPerson(async ({ page }) => {
    await page.goto(`${server().origin}/register?mode=user`);
    await page.getByLabel('Email address', { exact: true }).fill(nora.email);
    await page.getByLabel('Password', { exact: true }).fill('etwas anderes 9');
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Lenz');
    await page.getByLabel('Date of birth').fill(nora.born);
    const send = page.getByRole('button', { name: 'Make the account' });
    await send.click();
    const told = page.getByRole('status').filter({ hasText: `We have sent an email to ${nora.email}.` });
    await expect(told).toBeFocused();
    await expect(page.locator('main')).not.toContainText(/already|exists/i);
    await expect(page).toHaveURL(`${server().origin}/register?mode=user`);
    // What was typed is still there, for another address.
    await expect(page.getByLabel('First name')).toHaveValue('Nora');

    await page.goto(server().origin + (await mailedLink(server(), nora.email, 'reset')));
    await expect(page.getByText(nora.email)).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('wieder da 22');
    await page.getByRole('button', { name: 'Set it and sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Your new password is set.' })).toBeVisible();
  });
});
