import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { InstallFacts } from '../../src/device/install.ts';
import { openLine } from '../harness/line.ts';
import { findJob, signIn, untilLive, untilReadyOffline } from './acts.ts';
import { oneServer, withPerson } from './running.ts';
import { stored } from './stored.ts';

/** What makes a page an app: the hint, what other apps share with it, the next version, chunks that are gone. */

const server = oneServer();
const hint = (page: Page) => page.getByRole('complementary', { name: 'On your home screen' });

/** Chromium has its own question at a moment of its choosing: here only what a test asks is heard. */
const withoutItsQuestion = (context: BrowserContext) =>
  context.addInitScript(() =>
    addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation()),
  );

/** What this device keeps of the hint: the page may go now. */
async function untilCounted(page: Page, facts: { visits: number; dismissed: boolean }): Promise<void> {
  const kept = async () => {
    const answers = await stored<{ key: string; data: InstallFacts }>(page, 'public', 'answer');
    const known = answers?.find(({ key }) => key === 'install')?.data;
    return known && { visits: known.visits, dismissed: known.dismissedAt !== null };
  };
  await expect.poll(kept).toEqual(facts);
}

/** A visit is a tab of its own. */
async function visit(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server().origin + path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await untilLive(page);
  return page;
}

test('home.7 the install hint comes with the second visit, shows iOS its way, and rests once it was refused', async () => {
  await withPerson(async ({ context }) => {
    await withoutItsQuestion(context);
    // What tells Safari on iOS from all others.
    await context.addInitScript(() => Object.assign(navigator, { standalone: false }));
    const first = await visit(context, '/');
    await untilCounted(first, { visits: 1, dismissed: false });
    await first.waitForLoadState('networkidle');
    await expect(hint(first)).toHaveCount(0);
    await first.close();

    const second = await visit(context, '/');
    await hint(second).getByRole('button', { name: 'Show me how' }).click();
    await expect(hint(second).getByText(/Add to Home Screen/)).toBeVisible();
    await hint(second).getByRole('button', { name: 'Not now' }).click();
    await expect(hint(second)).toHaveCount(0);
    await untilCounted(second, { visits: 2, dismissed: true });
    await second.close();

    const third = await visit(context, '/');
    await untilCounted(third, { visits: 3, dismissed: true });
    await third.waitForLoadState('networkidle');
    await expect(hint(third)).toHaveCount(0);
  });
});

/** The browser's question, as it comes to a page; the page says on its body whether it was asked. */
function offerToInstall(): void {
  const question = new Event('beforeinstallprompt', { cancelable: true });
  Object.assign(question, {
    prompt: async () => document.body.setAttribute('data-asked', String(question.defaultPrevented)),
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  });
  window.dispatchEvent(question);
}

for (const early of [false, true])
  test(`home.7 where the browser has a question of its own${early ? ', and before the app is there' : ''}, the hint asks it`, {
    tag: '@long',
  }, async () => {
    await withPerson(async ({ context }) => {
      await withoutItsQuestion(context);
      const first = await visit(context, '/');
      await untilCounted(first, { visits: 1, dismissed: false });
      await first.close();
      if (early)
        await context.addInitScript(
          `document.addEventListener('readystatechange', ${offerToInstall}, { once: true })`,
        );
      const page = await visit(context, '/');
      if (!early) await page.evaluate(offerToInstall);
      await hint(page).getByRole('button', { name: 'Install' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-asked', 'true');
      await expect(hint(page)).toHaveCount(0);
    });
  });

test('the hint is not pushed away by the list of jobs that comes above it', { tag: '@long' }, async () => {
  await withPerson(async ({ context, page }) => {
    await context.addInitScript(() => {
      Object.assign(navigator, { standalone: false });
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    await page.close();
    const again = await visit(context, '/pwa');
    await expect(again.getByText(/^\d+ jobs? found/)).toBeVisible();
    await expect(hint(again)).toBeAttached();
    const moved = await again.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    // What Core Web Vitals call good.
    expect(moved).toBeLessThan(0.1);
  });
});

test('a link that another app shares opens its job, and shared words are searched for', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page }) => {
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    await findJob(page, 'Zwölfapfel');
    const jobId = new URL(page.url()).pathname.split('/').pop();
    const heading = page.locator('h1[tabindex="-1"]');
    // The market's own heading was there before.
    await expect(heading).not.toHaveText('Jobs');
    const title = (await heading.textContent()) ?? '';

    const shared = new URLSearchParams({
      title: 'A job',
      text: `Look at this: ${server().origin}/jobs/${jobId}`,
    });
    await page.goto(`${server().origin}/pwa?${shared}`);
    await page.waitForURL(new RegExp(`/pwa/${jobId}$`));
    await expect(heading).toHaveText(title);

    await page.goto(`${server().origin}/pwa?text=Koch`);
    await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('Koch');
  });
});

test('a chunk that is gone loads the page once more, and never in a circle; without network the page says what is missing, and comes by itself', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context, problems }) => {
    // The worker's copies would stand in for what the server has lost.
    await context.route('**/sw.js', (route) => route.abort());
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    let lost = true;
    await context.route(/\/assets\/team-[\w-]+\.js$/, (route) =>
      lost ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(`${server().origin}/team`);
    await expect.poll(() => documents).toBe(2);
    await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    expect(documents).toBe(2);

    lost = false;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Who we are' })).toBeVisible();

    await context.setOffline(true);
    await page.evaluate(() => {
      history.pushState(null, '', '/login');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    problems.length = 0;
  });
});

test('behind a portal that answers for a file the app that is open stays, and its screen comes once the portal is gone', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context, problems }) => {
    await context.route('**/sw.js', (route) => route.abort());
    await page.goto(`${server().origin}/`);
    await untilLive(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    let stands = true;
    await context.route(/\/assets\/team-[\w-]+\.js$/, (route) =>
      stands ? route.fulfill({ contentType: 'text/html', body: '<h1>Free Wi-Fi</h1>' }) : route.continue(),
    );
    await page.evaluate(() => {
      history.pushState(null, '', '/team');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible();
    expect(documents).toBe(0);

    stands = false;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Who we are' })).toBeVisible();
    problems.length = 0;
  });
});

test('a newer version waits until it is wanted, and takes a half-written application along', {
  tag: '@long',
}, async () => {
  const line = await openLine(server().origin);
  await withPerson(async ({ page }) => {
    await signIn(page, line.origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    await findJob(page, 'Zwölfapfel');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Your application' })
      .getByLabel('A few words to them')
      .fill('Half of a senten');

    line.append('/sw.js', '\n// the next version');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = page.getByRole('status').filter({ hasText: 'A newer version is ready.' });
    await expect(notice).toBeAttached();
    await page.keyboard.press('Escape');
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Use it now' }).click();
    await loaded;
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(
      page.getByRole('dialog', { name: 'Your application' }).getByLabel('A few words to them'),
    ).toHaveValue('Half of a senten');
  });
  await line.close();
});
