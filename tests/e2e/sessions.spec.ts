import { expect, type Page, test } from '@playwright/test';
import { registerNew, untilWorkerReady } from './acts.ts';
import { endSetup, signInAs } from './chaos/api.ts';
import { oneServer, withPerson, withSeeker } from './running.ts';

const server = oneServer();
const PASSWORD = 'lang genug 7';

/** Sign-ins of one account are told apart by the second. */
async function nextSecond(): Promise<void> {
  const begun = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(begun);
}

/** Somebody signed in elsewhere, and used it there: that is what makes it known. */
async function elsewhere(email: string) {
  await nextSecond();
  const { api, uid } = await signInAs(server().origin, email, PASSWORD);
  await api('user.get', { userId: uid });
  return { live: () => api('user.get', { userId: uid }).then(() => 'live', String) };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Where you are signed in' });
const openList = async (page: Page) => {
  await page.goto(`${server().origin}/pwa/user/settings`);
  await page.getByRole('button', { name: 'Where you are signed in' }).click();
  await expect(dialog(page).getByText('this device')).toBeVisible();
};

test('usersettings.1 own sign-ins are listed, one is ended, then all others, and this one stays', {
  tag: '@long',
}, async () => {
  const jule = {
    first: 'Jule',
    last: 'Brand',
    born: '1996-06-06',
    email: 'jule@example.org',
    password: PASSWORD,
  };
  await withPerson(async ({ page, context }) => {
    await registerNew(page, server().origin, 'user', jule);
    await nextSecond();
    await endSetup(await signInAs(server().origin, jule.email, PASSWORD));
    await page.waitForURL(/\/pwa/);
    const others = [await elsewhere(jule.email), await elsewhere(jule.email), await elsewhere(jule.email)];
    await openList(page);
    const rows = dialog(page).getByRole('listitem');
    // One more has ended the setup.
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('this device');
    await expect(rows.first().getByRole('button')).toHaveCount(0);
    await expect(rows.nth(1)).toContainText(/Last seen \d/);

    await untilWorkerReady(page);
    await context.setOffline(true);
    await rows
      .nth(1)
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expect(dialog(page).getByText('It may have arrived. Trying again is safe.')).toBeVisible();
    await context.setOffline(false);
    await rows
      .nth(1)
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expect(rows.nth(1).getByText('Signed out')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(dialog(page).getByText('Signed out', { exact: true })).toHaveCount(4);
    await openList(page);
    await expect(rows).toHaveCount(1);
    // Each of them is refused within a minute, and this device goes on.
    for (const { live } of others) await expect.poll(live, { timeout: 75_000 }).toMatch(/session_ended/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Account and security' })).toBeVisible();
  });
});

test('usersettings.1 without network the list says what it needs, and comes by itself with the line', {
  tag: '@long',
}, async () => {
  await withSeeker(async ({ page, context }) => {
    await page.goto(`${server().origin}/pwa/user/settings`);
    await expect(page.getByRole('heading', { name: 'Account and security' })).toBeVisible();
    await untilWorkerReady(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Where you are signed in' }).click();
    await expect(dialog(page).getByText('Your other devices could not be loaded.')).toBeVisible();
    await context.setOffline(false);
    await expect(dialog(page).getByText('this device')).toBeVisible();
  });
});

test('usersettings.1 where the network was there and the server was not, the list comes by itself too', {
  tag: '@long',
}, async () => {
  await withSeeker(async ({ page, context }) => {
    await page.goto(`${server().origin}/pwa/user/settings`);
    await expect(page.getByRole('heading', { name: 'Account and security' })).toBeVisible();
    await context.route('**/user/sessions*', (route) => route.abort());
    await page.getByRole('button', { name: 'Where you are signed in' }).click();
    await expect(dialog(page).getByText('Your other devices could not be loaded.')).toBeVisible();
    await context.unroute('**/user/sessions*');
    await expect(dialog(page).getByText('this device')).toBeVisible();
  });
});
