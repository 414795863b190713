import { expect, type Page, test } from '@playwright/test';
import { openJob, signIn, untilReadyOffline, untilShown } from './acts.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();

/** Tabs through the page; what holds the focus and cannot be seen at all. */
async function hiddenAtFocus(page: Page, stops: number): Promise<string[]> {
  const hidden = new Set<string>();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((part) => {
        const at = document.elementFromPoint(left + width / 2, top + height * part);
        return (
          at !== null &&
          (element.contains(at) || at.contains(element) || at.closest('label')?.control === element)
        );
      });
      return isSeen
        ? null
        : `${element.tagName} ${element.getAttribute('name') ?? element.textContent?.slice(0, 40)}`;
    });
    if (found) hidden.add(found);
  }
  return [...hidden];
}

test('WCAG 2.4.11 on a phone no bar lies over what has the focus: job form, list of jobs, a job', async () => {
  await withPerson(async ({ page }) => {
    await signIn(page, server().origin, 'company@example.org', server().password);
    await page.goto(`${server().origin}/pwa/company/create-job`);
    await untilShown(page);
    expect(await hiddenAtFocus(page, 60)).toEqual([]);
  });
  await withPerson(async ({ page }) => {
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    expect(await hiddenAtFocus(page, 40)).toEqual([]);
    await openJob(page, page.getByRole('article').getByRole('link').first());
    await untilShown(page);
    expect(await hiddenAtFocus(page, 30)).toEqual([]);
  });
});
