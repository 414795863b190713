import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type PushService, startPushService } from '../harness/push-service.ts';
import { apply, findJob, receiptOn, signIn, untilReadyOffline } from './acts.ts';
import { DESK } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';

/** Notifications are offered after a first application was received, and the browser asks only after a yes. */

let push: PushService;
const server = oneServer({
  env: async () => {
    push = await startPushService();
    return { PUSH_HOSTS: push.origin };
  },
});
test.afterAll(() => push?.close());
test.describe.configure({ mode: 'serial' });

const offer = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const APPLICATIONS = '/pwa/user?view=applications';

/** A browser whose question was answered so before, or never; its next answer is yes. How often it was put is counted. */
function answered(context: BrowserContext, before: NotificationPermission): Promise<unknown> {
  return context.addInitScript((permission) => {
    const kept = (key: string, otherwise: string) => sessionStorage.getItem(key) ?? otherwise;
    Object.defineProperty(Notification, 'permission', { get: () => kept('test-permission', permission) });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('test-asked', String(Number(kept('test-asked', '0')) + 1));
      sessionStorage.setItem('test-permission', 'granted');
      return 'granted';
    };
  }, before);
}

const timesAsked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('test-asked') ?? '0'));

/** The list of applications is there, and the browser has told all that the page asks it about notifications. */
async function untilTold(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).pushManager?.getSubscription();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

test('it is offered with the first receipt and not before, and a yes switches notifications on', {
  tag: ['@push-off:seeker', '@long'],
}, async () => {
  const { pushKey } = (await (await fetch(`${server().origin}/api/config`)).json()).data;
  const subscription = await push.subscribe(pushKey);
  await withPerson(
    async ({ page, context }) => {
      await answered(context, 'default');
      await signIn(page, server().origin, 'seeker@example.org', server().password);
      await untilReadyOffline(page);
      await context.setOffline(true);
      await findJob(page, 'Zwölfapfel');
      const job = page.url();
      await apply(page, 'Ich kann ab Montag.');
      await expect(page.getByText('on this device').first()).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
      await context.setOffline(false);
      await receiptOn(page);
      await expect(offer(page).getByText('Hear about the answer')).toBeVisible();
      expect(await timesAsked(page)).toBe(0);

      // It stands where one waits, and not on any other job's page.
      await page.goto(server().origin + APPLICATIONS);
      await expect(offer(page)).toBeVisible();
      await pictures(page, 'push-offer');
      await page.goto(job);
      const registered = page.waitForResponse((response) => response.url().endsWith('/push/registration'));
      await offer(page).getByRole('button', { name: 'Yes, tell me' }).click();
      expect((await registered).ok()).toBe(true);
      const outcome = offer(page).getByText(/^You are told when somebody answers or writes/);
      await expect(outcome).toBeFocused();
      expect(await timesAsked(page)).toBe(1);
      await page.goto(server().origin + APPLICATIONS);
      await untilTold(page);
      await expect(offer(page)).toHaveCount(0);
      await page.goto(`${server().origin}/pwa/user/settings`);
      // The browser of this test forgets its subscription with the page.
      await page.getByRole('button', { name: 'Switch on' }).click();
      await page.getByRole('button', { name: 'Switch off' }).click();
      await expect(page.getByText('off for this device')).toBeVisible();
    },
    { subscription },
  );
});

test('whoever does not want them now is not asked again, neither by us nor by the browser', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    await answered(context, 'default');
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await page.goto(server().origin + APPLICATIONS);
    await offer(page).getByRole('button', { name: 'Not now' }).click();
    await expect(offer(page).getByText(/the switch is in the settings/)).toBeFocused();
    await page.reload();
    await untilTold(page);
    await expect(offer(page)).toHaveCount(0);
    expect(await timesAsked(page)).toBe(0);
    await page.goto(`${server().origin}/pwa/user/settings`);
    await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible();
  });
});

test('it is never offered where the browser was answered before, or has no notifications', {
  tag: '@long',
}, async () => {
  for (const before of ['denied', 'granted'] as const) {
    await withPerson(async ({ page, context }) => {
      await answered(context, before);
      await signIn(page, server().origin, 'seeker@example.org', server().password);
      await page.goto(server().origin + APPLICATIONS);
      await untilTold(page);
      await expect(offer(page)).toHaveCount(0);
      // The browser alone made the difference.
      await page.evaluate(() => sessionStorage.setItem('test-permission', 'default'));
      await page.reload();
      await expect(offer(page)).toBeVisible();
    });
  }
});

test('an iPhone’s tab is told to install the app, and nothing is asked there', { tag: '@long' }, async () => {
  await withPerson(async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone)' });
      for (const missing of ['Notification', 'PushManager'])
        delete (window as unknown as Record<string, unknown>)[missing];
    });
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await page.goto(server().origin + APPLICATIONS);
    await expect(offer(page).getByText(/Add to Home Screen/)).toBeVisible();
    await expect(offer(page).getByRole('button', { name: 'Yes, tell me' })).toHaveCount(0);
    await pictures(page, 'push-offer-install');
    await offer(page).getByRole('button', { name: 'Not now' }).click();
    await expect(offer(page).getByText(/the switch is in the settings/)).toBeFocused();
    await page.reload();
    await untilTold(page);
    await expect(offer(page)).toHaveCount(0);
  });
});

test('a company with a job on the market is offered to hear of applications', { tag: '@long' }, async () => {
  await withPerson(
    async ({ page, context }) => {
      await answered(context, 'default');
      await signIn(page, server().origin, 'company@example.org', server().password);
      await expect(offer(page).getByText('Hear about applications')).toBeVisible();
      await pictures(page, 'push-offer-company');
      await offer(page).getByRole('button', { name: 'Not now' }).click();
      await expect(offer(page).getByText(/the switch is in the settings/)).toBeFocused();
    },
    { viewport: DESK },
  );
});
