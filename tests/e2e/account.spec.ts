import { expect, type Page, test } from '@playwright/test';
import { askToRegister, register, signIn, yearsAgo } from './acts.ts';
import { mailedLink, mailedPage, mailsTo } from './mailed.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();
const PASSWORD = 'lang genug 7';

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${server().origin}/pwa/user/settings`);
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
}

/** Every answer about passwords asks for more, as a hosted project can. */
async function withStrictPolicy(page: Page): Promise<void> {
  await page.route('**/v2/passwordPolicy**', (route) =>
    route.fulfill({
      json: {
        schemaVersion: 1,
        customStrengthOptions: {
          minPasswordLength: 8,
          containsUppercaseCharacter: true,
          containsNumericCharacter: true,
          containsNonAlphanumericCharacter: true,
        },
        allowedNonAlphanumericCharacters: ['!', ' '],
        enforcementState: 'ENFORCE',
      },
    }),
  );
}

test('register.1 register.2 register.3 register.4 register.5 register.6 register.7 what one is here for comes first and can be changed; an age is told what it means, and every rule for passwords how it stands', async () => {
  await withPerson(async ({ page }) => {
    await withStrictPolicy(page);
    await page.goto(`${server().origin}/register`);
    const make = page.getByRole('button', { name: 'Make the account' });
    await expect(page.getByRole('radio', { name: /^I am looking for work/ })).not.toBeChecked();
    await expect(make).toHaveCount(0);
    await page.getByText('I hire', { exact: true }).click();
    const born = page.getByLabel('Date of birth');
    await expect(born).toHaveAccessibleDescription(/Companies never see the date/);
    await born.fill(yearsAgo(17.5));
    await expect(page.getByText('To hire, you have to be 18.')).toBeVisible();
    await page.getByText('I am looking for work', { exact: true }).first().click();
    await expect(page.getByRole('radio', { name: /^I am looking for work/ })).toBeChecked();
    await expect(page.getByText(/only needed when you accept an offer/)).toBeVisible();
    const guardian = page.getByLabel('Email address of a parent or guardian');
    await born.fill(yearsAgo(14.5));
    await guardian.fill('eltern@example');
    await make.click();
    await expect(guardian).toHaveAttribute('aria-invalid', 'true');
    await born.fill(yearsAgo(17.5));
    await expect(guardian).toHaveCount(0);
    await expect(page.getByLabel(/^Gender/)).toHaveAccessibleName(/optional/);

    // What holds is told above the one thing to do; there is nothing to tick.
    const form = page.locator('form').filter({ has: make });
    await expect(form.getByRole('link', { name: 'terms of use' })).toBeVisible();
    await expect(form.getByRole('link', { name: 'privacy page' })).toBeVisible();
    await expect(form.getByRole('checkbox')).toHaveCount(0);
    await expect(form.locator('[type=submit]')).toHaveCount(1);

    const password = page.getByLabel('Password', { exact: true });
    const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await password.fill('kurz');
    await expect(rule('At least 8 characters')).toContainText('4 more');
    for (const name of ['A capital letter', 'A digit', 'A special character'])
      await expect(rule(name)).toContainText('still missing');
    // Found from the field, and told to nobody with every key.
    await expect(password).toHaveAccessibleDescription(/At least 8 characters: 4 more/);
    await password.fill('Lang genug 7!');
    for (const name of ['At least 8 characters', 'A capital letter', 'A digit', 'A special character'])
      await expect(rule(name)).toContainText('done');

    await born.fill(yearsAgo(12.9));
    await expect(page.getByText(/Younger people may not be hired/)).toBeVisible();
    await expect(make).toHaveCount(0);
  });
});

test('usersettings.1 password and mail address change in the settings; the old address has a way back', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  const mila = { first: 'Mila', last: 'Aydin', born: '1998-02-01', email: 'mila@example.org' };
  await withPerson(async ({ page, context }) => {
    await register(page, origin, 'user', { ...mila, password: PASSWORD });
    await openSettings(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('New password').fill('noch besser 8');
    await context.setOffline(true);
    await expect(sheet.getByText(/You are offline/)).toBeVisible();
    await context.setOffline(false);
    // The last sign-in is too long ago, as the service says it.
    await page.route('**/accounts:update**', (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
      }),
    );
    await sheet.getByRole('button', { name: 'Set the new password' }).click();
    await sheet.getByLabel('Your password').fill('falsch 1');
    await sheet.getByRole('button', { name: 'Go on' }).click();
    await expect(sheet.getByText('This is not your password.')).toBeVisible();
    await page.unroute('**/accounts:update**');
    await sheet.getByLabel('Your password').fill(PASSWORD);
    await sheet.getByRole('button', { name: 'Go on' }).click();
    await expect(sheet.getByText('Your new password is set.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Done' }).click();
    expect(await mailedPage(server(), mila.email, 'Set another password')).toBe('/forgot-password');

    await page.getByRole('button', { name: 'Change email address' }).click();
    await sheet.getByLabel('New email address').fill('mila.neu@example.org');
    await sheet.getByRole('button', { name: 'Send the link' }).click();
    await expect(sheet.getByText('We have sent an email to mila.neu@example.org.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Done' }).click();
    const link = await mailedLink(server(), 'mila.neu@example.org', 'change-mail');
    await withPerson(async ({ page: elsewhere }) => {
      await elsewhere.goto(origin + link);
      await expect(elsewhere.getByText('Your account has the new address.')).toBeVisible();
      await expect(elsewhere).not.toHaveURL(/token/);
      await elsewhere.getByRole('button', { name: 'Done' }).click();
      await signIn(elsewhere, origin, 'mila.neu@example.org', 'noch besser 8');
    });
    // Signed out here, as everywhere.
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    // Nobody else takes the old address meanwhile, and who tries is told why by mail.
    await withPerson(async ({ page: elsewhere }) => {
      await askToRegister(elsewhere, origin, 'user', { ...mila, password: 'jemand anders 9' });
      await expect(elsewhere.getByText(`We have sent an email to ${mila.email}.`)).toBeVisible();
      await expect.poll(() => mailsTo(server(), mila.email)).toContain('stays reserved until');
    });
    const back = await mailedLink(server(), mila.email, 'restore-mail');
    await page.goto(origin + back);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('Your account has its old address again.')).toBeVisible();
    await page.goto(origin + (await mailedLink(server(), mila.email, 'reset')));
    await expect(page.getByText(mila.email)).toBeVisible();
  });
});

test('a mailed link signs in on this device, and on another one that gives the address; once', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  const lea = { first: 'Lea', last: 'Sander', born: '1998-02-01', email: 'lea@example.org' };
  await withPerson(async ({ page }) => {
    await register(page, origin, 'user', { ...lea, password: PASSWORD });
  });
  await withPerson(async ({ page }) => {
    const ask = async () => {
      await page.goto(`${origin}/login`);
      await page.getByLabel('Email address').fill(lea.email);
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByText(`If ${lea.email} has an account here`)).toBeVisible();
    };
    await ask();
    const first = await mailedLink(server(), lea.email, 'sign-in');
    await withPerson(async ({ page: elsewhere }) => {
      await elsewhere.goto(origin + first);
      await elsewhere.getByLabel('Email address').fill('mallory@example.org');
      await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(elsewhere.getByText('This link did not sign you in.')).toBeVisible();
      await elsewhere.getByLabel('Email address').fill(lea.email);
      await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
      await elsewhere.waitForURL(/\/pwa/);
    });
    await page.goto(origin + first);
    await expect(page.getByText('This link did not sign you in.')).toBeVisible();
    await ask();
    await page.goto(origin + (await mailedLink(server(), lea.email, 'sign-in', first)));
    await page.waitForURL(/\/pwa/);
    await expect(page).not.toHaveURL(/token/);
  });
});
