import { expect, test } from '@playwright/test';
import { makeAccount } from './acts.ts';
import { mailedLink } from './mailed.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();

test('forgot.1 forgot.2 forgot.3 forgot.4 forgot.5 forgot.6 a new password is set by a mailed link', async () => {
  const mila = { first: 'Mila', last: 'Aydin', born: '1998-02-01', email: 'mila@example.org' };
  await makeAccount(server().origin, 'user', { ...mila, password: 'ganz vergessen 1' });
  await withPerson(async ({ page }) => {
    const said = async (mail: string) => {
      await page.goto(`${server().origin}/login`);
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      // The page before has a field of that name as well.
      await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
      await page.getByLabel('Email address').fill(mail);
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByText(/Look in your spam folder as well\./)).toBeVisible();
      await expect(page.getByText(/You can send it again in \d+ seconds/)).toBeVisible();
      return (await page.getByRole('status').filter({ hasText: 'has an account' }).textContent())?.replace(
        mail,
        '…',
      );
    };
    // Nobody learns whether there is such an account.
    expect(await said('nobody@example.org')).toBe(await said(mila.email));

    await page.goto(server().origin + (await mailedLink(server(), mila.email, 'reset')));
    await expect(page).toHaveURL(`${server().origin}/forgot-password`);
    await expect(page.getByText(mila.email)).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('wieder da 22');
    await page.getByRole('button', { name: 'Set it and sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Your new password is set.' })).toBeVisible();
    // Routes are checked again when a session is found: that must not redirect away from here.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your new password is set.' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Sign out \S/ })
      .first()
      .click();
    await expect(page.getByText('Signed out')).toBeVisible();
    // The list is read again whenever the line comes back, then without it: it stays as signed out.
    const read = page.waitForResponse((response) =>
      new URL(response.url()).pathname.endsWith('/user/sessions'),
    );
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await read;
    await page.waitForFunction(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(page.getByText('Signed out')).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page).toHaveURL(`${server().origin}/pwa`);
  });
  await withPerson(async ({ page }) => {
    await page.goto(server().origin + (await mailedLink(server(), mila.email, 'reset')));
    await expect(page.getByText('This link no longer works.')).toBeVisible();
    await page.getByRole('button', { name: 'Send me another link' }).click();
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  });
});
