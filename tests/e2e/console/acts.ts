import type { Page } from '@playwright/test';

/** Runs in the page: the app's own router, as a tapped link would use it. Resolves once the page is there. */
export function goInside(href: string): Promise<void> {
  const { __TSR_ROUTER__: router } = globalThis as unknown as {
    __TSR_ROUTER__: { navigate: (to: { href: string }) => Promise<void> };
  };
  return router.navigate({ href });
}

/** Wherever it leads: into the app, to the setup or to the page of a locked account. */
export async function signInAnywhere(
  page: Page,
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Wherever it has led: settings, setup and the page of a locked account have the same button. */
export async function signOutAnywhere(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/pwa/user/settings`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/login/);
}
