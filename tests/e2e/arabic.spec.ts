import { expect, test } from '@playwright/test';
import { untilShown, untilWorkerReady } from './acts.ts';
import { PHONE } from './person.ts';
import { plainEnglish } from './plain-english.ts';
import { oneServer, withPerson } from './running.ts';

/** A language that is on a device once it was chosen there; a day in it is told by day.spec.ts. */

const server = oneServer();

test('home.6 usersettings.2 Arabic is chosen with the network, and without it the page says that it is not here', async () => {
  await withPerson(async ({ page, context }) => {
    await page.setViewportSize(PHONE);
    await page.goto(server().origin);
    await untilShown(page);
    await untilWorkerReady(page);
    const choose = async (name: string) => {
      await page.locator('header button[aria-haspopup]').filter({ visible: true }).first().click();
      await page.getByRole('menuitemradio', { name }).click();
    };
    await context.setOffline(true);
    await choose('العربية');
    await expect(page.getByText('This language is not on this device yet')).toBeVisible();
    await choose('Deutsch');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await context.setOffline(false);
    await choose('العربية');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await context.setOffline(true);
    await page.reload();
    await untilShown(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await plainEnglish(page)).toEqual([]);
  });
});
