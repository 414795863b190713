import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import { oneServer, withOwner, withSeeker } from './running.ts';
import { startTalk } from './talk.ts';

/** An address may lead to what is newer than this device: the server is asked before anything is called gone. */

const server = oneServer();

/** Pulls wait until they are let go. */
async function holdPulls(context: BrowserContext): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route('**/api/sync**', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letGo();
    await context.unroute('**/api/sync**');
  };
}

const english = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'en_US'));

test('who applied a moment ago, and what was written, is asked for before it is called gone', {
  tag: '@long',
}, async () => {
  const talk = await startTalk(server());
  await talk.write('Passt dir Montag um neun?');
  await withOwner(async ({ page, context }) => {
    await english(page);
    const gone = page.getByText('This application is no longer here');
    const letGo = await holdPulls(context);
    await page.goto(`${server().origin}/pwa/company?applicant=${talk.applicationId}`);
    const panel = page.getByRole('dialog', { name: 'Applicant' });
    await expect(panel.locator('.skeleton').first()).toBeVisible();
    await expect(gone).toHaveCount(0);
    await letGo();
    await expect(page.getByRole('heading', { name: 'Jana Krüger' })).toBeVisible();

    await page.goto(`${server().origin}/pwa/company?applicant=${v7()}`);
    await expect(gone).toBeVisible();
    await page.goto(`${server().origin}/pwa/company?offer=${v7()}`);
    await expect(page.getByText('This offer is not here.')).toBeVisible();
    await page.goto(`${server().origin}/pwa/company?view=jobs&job=${v7()}`);
    await expect(page.getByText('This job is no longer here')).toBeVisible();
  });
  await withSeeker(async ({ page, context }) => {
    await english(page);
    const letGo = await holdPulls(context);
    await page.goto(`${server().origin}/pwa/chat?conversation=${talk.conversationId}`);
    const pane = page.getByRole('region', { name: 'Conversation' });
    await expect(pane.locator('.skeleton').first()).toBeVisible();
    await letGo();
    await expect(page.getByText('Passt dir Montag um neun?').last()).toBeVisible();

    await page.goto(`${server().origin}/pwa/chat?conversation=${v7()}`);
    await expect(page.getByText('This conversation is no longer here.')).toBeVisible();
    await context.setOffline(true);
    await page.goto(`${server().origin}/pwa/user?offer=${v7()}`);
    await expect(page.getByText('This offer is not on this device.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('This offer is not here.')).toBeVisible();
  });
});
