import { type Page, test } from '@playwright/test';

/** What is done at one screen, in milliseconds. */
const STEP_MS = 60_000;

/** A step with an end of its own: `page.evaluate` has none, and a walk that hangs shall tell at which screen. */
export const step = <Result>(name: string, act: () => Promise<Result>): Promise<Result> =>
  test.step(name, act, { timeout: STEP_MS });

type Router = {
  navigate: (to: { href: string }) => Promise<void>;
  state: { status: string };
};

/** By the app's own router, as a tapped link would. Its promise has no end where a page does not come: the wait has one. */
export async function goInside(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    void (globalThis as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.navigate({ href: to });
  }, href);
  await page.waitForFunction(
    () => (globalThis as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.state.status === 'idle',
  );
}

/** Wherever it leads: into the app, to the setup or to the page of a locked account. */
export async function signInAnywhere(
  page: Page,
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email address').fill(email);
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
