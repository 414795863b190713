import { expect, type Page, test } from '@playwright/test';
import { signIn, untilWorkerReady, wholeMarket } from './acts.ts';
import { oneServer, withPerson } from './running.ts';
import { askForSecondStep } from './second-step.ts';
import { stored } from './stored.ts';

const server = oneServer();

test('S1.2 a sign-in service in trouble at the start of the app signs nobody out', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    const { origin, password } = server();
    await signIn(page, origin, 'seeker@example.org', password);
    await untilWorkerReady(page);
    await context.route('**/identitytoolkit.googleapis.com/**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"error":{"code":503,"message":"The service is currently unavailable.","status":"UNAVAILABLE"}}',
      }),
    );
    const refused = page.waitForResponse((response) => response.status() === 503);
    await page.reload();
    await refused;
    await context.unroute('**/identitytoolkit.googleapis.com/**');
    // Were the session over, the page would be left for the sign-in by now, or at the next start.
    await page.reload();
    await expect(wholeMarket(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
    const kept = async () => (await stored(page, 'identity', 'firebaseLocalStorage'))?.length;
    await expect.poll(kept).toBeGreaterThan(0);
  });
});

test('R9.1 a start asks what is new before it asks the sign-in service who is here', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page }) => {
    const { origin, password } = server();
    await signIn(page, origin, 'seeker@example.org', password);
    await untilWorkerReady(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!request.serviceWorker() && /\/api\/sync$|accounts:lookup$/.test(pathname)) asked.push(pathname);
    });
    const looksUp = page.waitForRequest('**/accounts:lookup**');
    await page.reload();
    await looksUp;
    expect(asked[0]).toBe('/api/sync');
  });
});

const PASSWORD = 'lang genug 7';

async function trySignIn(page: Page, email: string): Promise<void> {
  await page.goto(`${server().origin}/login`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('login.4 an account with a second step is told so, and where to turn', { tag: '@long' }, async () => {
  const { origin } = server();
  const email = 'zwei.schritte@example.org';
  await withPerson(async ({ page }) => {
    await askForSecondStep(page);
    await trySignIn(page, email);
    const told = page.getByRole('alert').filter({ hasText: 'This account asks for a second step.' });
    await expect(told).toContainText('write to us');
    await told.getByRole('link', { name: 'How to reach us' }).click();
    await expect(page).toHaveURL(`${origin}/sites/imprint`);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});

test('login.4 a check against robots that fails is named, with what to do', { tag: '@long' }, async () => {
  await withPerson(async ({ page }) => {
    // The embedded service has no such check: its answer is the hosted one's.
    await page.route('**/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword**', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: '{"error":{"code":400,"message":"INVALID_RECAPTCHA_TOKEN"}}',
      }),
    );
    await trySignIn(page, 'jemand@example.org');
    const told = page.getByRole('alert').filter({ hasText: 'The check against robots' });
    await expect(told).toContainText('Load the page again');
    await expect(told.getByRole('link', { name: 'How to reach us' })).toBeVisible();
  });
});

test('login.5 what was asked for without network is asked again once it is back, and nothing else', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    await page.goto(`${server().origin}/login`);
    await untilWorkerReady(page);
    await page.getByLabel('Email address').fill('seeker@example.org');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    const told = page.getByText('There was no answer.');
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeEnabled();
    await context.setOffline(false);
    await expect(page.getByText('If seeker@example.org has an account here')).toBeVisible();
    await expect(page.getByText('Your password is missing.')).toBeHidden();
    await expect(told).toBeHidden();
  });
});
