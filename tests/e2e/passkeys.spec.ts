import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { register } from './acts.ts';
import { confirmMail } from './confirm-mail.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();
const PASSWORD = 'lang genug 7';

/** A phone with a fingerprint reader, which says yes. */
async function withAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function openPasskeys(page: Page) {
  await page.goto(`${server().origin}/pwa/user/settings`);
  await page.getByRole('button', { name: 'Passkeys' }).click();
  return page.getByRole('dialog');
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${server().origin}/pwa/user/settings`);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(/\/login|\/$/);
}

test('usersettings.1 a passkey is added, named, signs in by itself, and signs in no more once it is removed', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  const mia = {
    first: 'Mia',
    last: 'Krause',
    born: '1998-02-01',
    email: 'mia@example.org',
    password: PASSWORD,
  };
  await withPerson(async ({ page }) => {
    const { cdp, authenticatorId } = await withAuthenticator(page);
    await register(page, origin, 'user', mia, { confirmed: false });
    const waiting = await openPasskeys(page);
    await expect(waiting.getByText(/^Confirm your email address first/)).toBeVisible();
    await expect(waiting.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
    await confirmMail(origin, mia.email);
    const sheet = await openPasskeys(page);
    await expect(sheet.getByText('You have none yet.')).toBeVisible();
    await sheet.getByLabel('Name of the new one').fill('Mein Handy');
    await sheet.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(sheet.getByText('Mein Handy')).toBeVisible();
    await expect(sheet.getByText('Not used yet')).toBeVisible();
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
    // The same authenticator twice.
    await sheet.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(sheet.getByText('This device holds a passkey for your account already.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Rename Mein Handy' }).click();
    await sheet.getByLabel('Name', { exact: true }).fill('Altes Handy');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('Altes Handy')).toBeVisible();

    // Asked by nobody but the browser, where the address is typed: this one chooses at once.
    await signOut(page);
    await page.goto(`${origin}/login`);
    const button = page.getByRole('button', { name: 'Use a passkey' });
    await Promise.race([page.waitForURL(/\/pwa/), button.click().catch(() => undefined)]);
    await page.waitForURL(/\/pwa/);
    const again = await openPasskeys(page);
    await expect(again.getByText(/Last used/)).toBeVisible();
    await again.getByRole('button', { name: 'Remove Altes Handy' }).click();
    await again.getByRole('button', { name: 'Remove it' }).click();
    await expect(again.getByText('You have none yet.')).toBeVisible();

    await signOut(page);
    await page.goto(`${origin}/login`);
    await button.click();
    await expect(page.getByText(/No passkey was used/)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
});

test('a browser without network says so, and the list comes back with it', { tag: '@long' }, async () => {
  const { origin } = server();
  const ben = {
    first: 'Ben',
    last: 'Krause',
    born: '1998-02-01',
    email: 'ben@example.org',
    password: PASSWORD,
  };
  await withPerson(async ({ page, context }) => {
    await register(page, origin, 'user', ben);
    await page.goto(`${origin}/pwa/user/settings`);
    await expect(page.getByRole('button', { name: 'Passkeys' })).toBeVisible();
    await page.route('**/api/user/passkeys', (route) => route.abort());
    await page.getByRole('button', { name: 'Passkeys' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Your passkeys could not be loaded.')).toBeVisible();
    await page.unroute('**/api/user/passkeys');
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(sheet.getByText('You have none yet.')).toBeVisible();
    await context.close();
  });
});

test('usersettings.1 a passkey proves who one is where the last sign-in was long ago: for a new password, and to delete the account', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  const ria = {
    first: 'Ria',
    last: 'Krause',
    born: '1998-02-01',
    email: 'ria@example.org',
    password: PASSWORD,
  };
  await withPerson(async ({ page }) => {
    const { cdp, authenticatorId } = await withAuthenticator(page);
    await register(page, origin, 'user', ria);
    const sheet = await openPasskeys(page);
    await sheet.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(sheet.getByText('Not used yet')).toBeVisible();
    await page.keyboard.press('Escape');

    // As the service says it.
    await page.route('**/accounts:update**', (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
      }),
    );
    await page.getByRole('button', { name: 'Change password' }).click();
    await sheet.getByLabel('New password').fill('noch besser 8');
    await sheet.getByRole('button', { name: 'Set the new password' }).click();
    await expect(sheet.getByLabel('Your password')).toBeVisible();
    await page.unroute('**/accounts:update**');
    // The person says no.
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await sheet.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(sheet.getByText(/^No passkey was used/)).toBeVisible();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await sheet.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(sheet.getByText('Your new password is set.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Done' }).click();

    let refused = 0;
    await page.route('**/user/delete/**', (route) =>
      refused++ > 0
        ? route.continue()
        : route.fulfill({
            status: 403,
            json: { error: { code: 'reauth_required', message: '', detail: {} } },
            headers: { 'idempotency-key': route.request().headers()['idempotency-key'] ?? '' },
          }),
    );
    await page.getByRole('button', { name: 'Delete account' }).click();
    const deletion = page.getByRole('dialog', { name: 'Delete your account?' });
    await deletion.getByRole('button', { name: 'Delete account' }).click();
    await deletion.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('heading', { name: /^Your account is deleted on/ })).toBeVisible();
  });
});
