import { expect, type Page, test } from '@playwright/test';
import { signIn, untilShown } from './acts.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();

const SCREENS = {
  'seeker@example.org': [
    '/pwa',
    '/pwa/user',
    '/pwa/user?view=applications',
    '/pwa/chat',
    '/pwa/user/settings',
  ],
  'company@example.org': [
    '/pwa/company',
    '/pwa/company?view=jobs',
    '/pwa/company?view=applicants',
    '/pwa/company/create-job',
    '/pwa/company/pricing',
    '/pwa/company/settings',
  ],
};

/** What reaches beyond the edge of the screen and is in no box that scrolls by itself. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.body.querySelectorAll('button, a, input, select, textarea, h1, h2, h3, p')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });
}

test('WCAG 1.4.4 with text twice as large nothing is cut off and no screen scrolls sideways', async () => {
  for (const [email, paths] of Object.entries(SCREENS)) {
    await withPerson(async ({ page, context }) => {
      await signIn(page, server().origin, email, server().password);
      await context.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      for (const path of paths) {
        await page.goto(server().origin + path);
        await untilShown(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft({ path, width, beyond: await beyond(page) }).toEqual({ path, width: 390, beyond: [] });
      }
      await pictures(page, `large-text-${email.split('@')[0]}`, ['phone']);
    });
  }
});
