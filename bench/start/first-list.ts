import type { Page } from '@playwright/test';

declare global {
  interface Window {
    listedAt?: number;
  }
}

/** Runs in the page before its own code: notes when the frame with the first row was shown. */
export function watchForList(): void {
  const look = () => {
    if (!document.querySelector('li article')) return requestAnimationFrame(look);
    // After this frame is drawn, not before.
    return requestAnimationFrame(() => {
      window.listedAt = performance.now();
    });
  };
  requestAnimationFrame(look);
}

/** Milliseconds since the navigation began. */
export async function untilListed(page: Page): Promise<number> {
  await page.waitForFunction(() => window.listedAt !== undefined, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.listedAt as number);
}
