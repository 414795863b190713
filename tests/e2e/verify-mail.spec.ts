import { expect, test } from '@playwright/test';
import { registerNew, untilWorkerReady } from './acts.ts';
import { endSetup, signInAs } from './chaos/api.ts';
import { mailedLink } from './mailed.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();
const PASSWORD = 'lang genug 7';

/** The mail of the registration has its time first. */
const COUNTED_DOWN = { timeout: 75_000 };

test('register.10 a new address asks to be confirmed; the mail can be sent again, and its link ends the asking', {
  tag: '@long',
}, async () => {
  const mira = {
    first: 'Mira',
    last: 'Ost',
    born: '1997-04-01',
    email: 'mira@example.org',
    password: PASSWORD,
  };
  await withPerson(async ({ page, context }) => {
    const { origin } = server();
    const asked = page.getByRole('region', { name: 'Confirm your email address' });
    const again = asked.getByRole('button', { name: 'Send the email again' });
    await registerNew(page, origin, 'user', mira);
    await expect(asked).toContainText(mira.email);
    await expect(asked.getByText(/You can send it again in \d+ seconds?/)).toBeVisible();
    const first = await mailedLink(server(), mira.email, 'verify');

    await endSetup(await signInAs(origin, mira.email, PASSWORD));
    await page.waitForURL(/\/pwa/);
    await page.goto(`${origin}/pwa/user/settings`);
    await expect(again).toBeVisible(COUNTED_DOWN);
    await untilWorkerReady(page);
    await context.setOffline(true);
    await again.click();
    await expect(asked.getByText(/it stays one email/)).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(asked.getByText(/The email is on its way/)).toBeVisible();
    await expect(asked.getByText(/You can send it again in \d+ seconds?/)).toBeVisible();
    const second = await mailedLink(server(), mira.email, 'verify', first);

    // On another device, signed in nowhere.
    await withPerson(async ({ page: elsewhere }) => {
      await elsewhere.goto(origin + second);
      await expect(elsewhere).toHaveURL(`${origin}/`);
      await expect(elsewhere.getByText('Your email address is confirmed.')).toBeVisible();
    });
    await expect(asked).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(asked).toBeHidden();
    // The server has it as well: it sends no other mail to an address that is confirmed.
    const { api, uid } = await signInAs(origin, mira.email, PASSWORD);
    expect(await api('user.verify-mail', { userId: uid })).toEqual({ status: 'verified' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Account and security' })).toBeVisible();
    await expect(asked).toBeHidden();

    // Opened a second time.
    await page.goto(origin + second);
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
  });
});

test('register.10 the link opened in the same browser is enough', { tag: '@long' }, async () => {
  const enno = {
    first: 'Enno',
    last: 'Ost',
    born: '1997-04-01',
    email: 'enno@example.org',
    password: PASSWORD,
  };
  await withPerson(async ({ page, context }) => {
    const { origin } = server();
    await registerNew(page, origin, 'user', enno);
    const asked = page.getByRole('region', { name: 'Confirm your email address' });
    await expect(asked).toBeVisible();
    const mailed = await context.newPage();
    await mailed.goto(origin + (await mailedLink(server(), enno.email, 'verify')));
    await expect(mailed.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(mailed).not.toHaveURL(/token/);
    await mailed.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(asked).toBeHidden();
  });
});
