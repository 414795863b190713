import type { Page } from '@playwright/test';

/** Enough for every form; a list of hundreds is the same over and over. */
const STOPS_MAX = 60;

/** Tabs through the page until it begins again; what holds the focus and cannot be seen at all (WCAG 2.4.11). */
export async function hiddenAtFocus(page: Page): Promise<string[]> {
  const hidden = new Set<string>();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    Object.assign(globalThis, { tabbed: new Set<Element>() });
  });
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const { tabbed } = globalThis as unknown as { tabbed: Set<Element> };
      const element = document.activeElement;
      if (!element || element === document.body || tabbed.has(element)) return 'end';
      tabbed.add(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((part) => {
        const at = document.elementFromPoint(left + width / 2, top + height * part);
        return (
          at !== null &&
          (element.contains(at) || at.contains(element) || at.closest('label')?.control === element)
        );
      });
      const name = element.getAttribute('name') ?? element.textContent?.slice(0, 40);
      return isSeen ? null : { hidden: `${element.tagName} ${name}` };
    });
    if (found === 'end') break;
    if (found) hidden.add(found.hidden);
  }
  return [...hidden];
}
