import type { Page } from '@playwright/test';

/** Enough for every form; a list of hundreds is the same over and over. */
const STOPS_MAX = 60;

/**
 * Gives the focus to everything that a keyboard reaches, in turn; what holds it and cannot be seen at all (WCAG 2.4.11).
 * Not by the Tab key: two calls of the browser for each stop were most of the time of a walk over all screens.
 */
export function hiddenAtFocus(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]',
      ),
    ].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
    const hidden = new Set<string>();
    for (const element of stops.slice(0, most)) {
      element.focus();
      // Disabled or inert.
      if (document.activeElement !== element) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((part) => {
        const at = document.elementFromPoint(left + width / 2, top + height * part);
        return (
          at !== null &&
          (element.contains(at) || at.contains(element) || at.closest('label')?.control === element)
        );
      });
      const name = element.getAttribute('name') ?? element.textContent?.slice(0, 40);
      if (!isSeen) hidden.add(`${element.tagName} ${name}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return [...hidden];
  }, STOPS_MAX);
}
