import type { Page } from '@playwright/test';

/** What reaches beyond the edge of the screen and is in no box that scrolls by itself; the page itself must not either. */
export function beyondEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const beyond = [...document.body.querySelectorAll('button, a, input, select, textarea, h1, h2, h3, p')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return (
          element.checkVisibility() && width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element)
        );
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`, ...beyond] : beyond;
  });
}
