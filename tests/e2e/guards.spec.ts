import { expect, test } from '@playwright/test';
import { staff } from '../harness/cli.ts';
import { register, signIn, untilWorkerReady } from './acts.ts';
import { routesOfTree } from './console/routes.ts';
import { oneServer, withPerson, withSeeker } from './running.ts';

const server = oneServer({ before: (dataDir) => staff(dataDir, 'redirect', '/moved', '/team') });

/** Every path below one, as the router's tree has it; a parameter stands for something that is not there. */
const pathsBelow = (start: string): string[] =>
  routesOfTree()
    .filter((route) => route === start || route.startsWith(`${start}/`))
    .map((route) => route.replaceAll(/\$\w+/g, '01932f6e-0000-7000-8000-000000000001'));
const CREATE = '/pwa/company/create';

test('not signed in, any path of /pwa ends at /login with local storage cleared and the light theme', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page }) => {
    for (const path of pathsBelow('/pwa')) {
      await page.goto(`${server().origin}/login`);
      await page.evaluate(() => {
        localStorage.setItem('theme', 'dark');
        localStorage.setItem('left-behind', '1');
      });
      await page.goto(server().origin + path);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      // The languages of the product come again by themselves, and where the person was going is noted after it was
      // cleared; nothing else may be there.
      const left = await page.evaluate(() => Object.keys(localStorage));
      expect(left.filter((key) => !key.startsWith('language') && key !== 'destination')).toEqual([]);
      await expect(page.locator('html')).not.toHaveClass(/dark/);
    }
  });
});

test('signed in, /login and /register end at /pwa, and a seeker’s /pwa/company does too', {
  tag: '@long',
}, async () => {
  await withSeeker(async ({ page }) => {
    await page.goto(`${server().origin}/pwa`);
    for (const path of ['/login', '/register', ...pathsBelow('/pwa/company')]) {
      await page.goto(server().origin + path);
      await expect(page).toHaveURL(`${server().origin}/pwa`);
    }
  });
});

test('whom the sign-in service alone still knows, /login leads on without being asked', {
  tag: '@long',
}, async () => {
  await withSeeker(async ({ page }) => {
    await page.goto(`${server().origin}/pwa`);
    await page.evaluate(() => localStorage.removeItem('user'));
    await page.goto(`${server().origin}/login`);
    await expect(page).toHaveURL(`${server().origin}/pwa`);
  });
});

test('whose session was ended is not let in by what the device still knows of them', {
  tag: '@long',
}, async () => {
  await withSeeker(async ({ page }) => {
    await page.goto(`${server().origin}/pwa`);
    // The page died while it signed out: the sign-in service had not been told yet.
    await page.evaluate(async () => {
      const { uid } = JSON.parse(localStorage.getItem('user') ?? '{}');
      localStorage.clear();
      await (await caches.open('zusage-sealed')).put(`/sealed/${uid}`, new Response());
    });
    await page.goto(`${server().origin}/pwa`);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

test('login.7 whoever was sent to /login comes back to where they wanted to go', async () => {
  await withPerson(async ({ page }) => {
    await page.goto(`${server().origin}/pwa/user/settings`);
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email address').fill('seeker@example.org');
    await page.getByLabel('Password', { exact: true }).fill(server().password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${server().origin}/pwa/user/settings`);
  });
});

test('a company user without a company ends at /pwa/company/create', { tag: '@long' }, async () => {
  await withPerson(async ({ page }) => {
    const founder = { first: 'Ute', last: 'Brandt', born: '1979-03-02', email: 'founder@example.org' };
    await register(page, server().origin, 'company', { ...founder, password: 'lang genug 7' });
    await expect(page).toHaveURL(server().origin + CREATE);
    for (const path of pathsBelow('/pwa/company').filter((one) => one !== CREATE)) {
      await page.goto(server().origin + path);
      await expect(page).toHaveURL(server().origin + CREATE);
    }
  });
});

test('an address that does not exist says so, and leads back', { tag: '@long' }, async () => {
  await withPerson(async ({ page }) => {
    await page.goto(`${server().origin}/nowhere`);
    await expect(page.getByText('Page Not Found: /nowhere')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the app' }).click();
    await expect(page).toHaveURL(`${server().origin}/`);
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await page.goto(`${server().origin}/nowhere`);
    await page.getByRole('link', { name: 'Back to the app' }).click();
    await expect(page).toHaveURL(`${server().origin}/pwa`);
  });
});

test('the server sends a path elsewhere, and without network as it said last', async () => {
  await withPerson(async ({ page, context }) => {
    await page.goto(`${server().origin}/moved`);
    await expect(page).toHaveURL(`${server().origin}/team`);
    await untilWorkerReady(page);
    await context.setOffline(true);
    await page.goto(`${server().origin}/moved`);
    await expect(page).toHaveURL(`${server().origin}/team`);
    await context.setOffline(false);
  });
});
