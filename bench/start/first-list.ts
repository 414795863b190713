import { type Tab, untilTrue } from './uninspected.ts';

/** Milliseconds since the navigation began. */
export type Listed = {
  /** The frame that shows the first row, also if it was painted before the app was there (SPEC S6). */
  seen: number;
  /** The frame in which the list is the app's. */
  usable: number;
};

declare global {
  interface Window {
    listed?: Partial<Listed>;
  }
}

/** Runs in the page before its own code: notes when those frames were shown. */
export function watchForList(): void {
  const listed: Partial<Listed> = {};
  window.listed = listed;
  const look = () => {
    const row = document.querySelector('li article');
    // After the frame that is about to be drawn, not before.
    if (row?.checkVisibility({ visibilityProperty: true }))
      requestAnimationFrame(() => {
        listed.seen ??= performance.now();
      });
    if (!row || document.getElementById('first-paint')) return requestAnimationFrame(look);
    return requestAnimationFrame(() => {
      listed.usable = performance.now();
    });
  };
  requestAnimationFrame(look);
}

export async function untilListed(tab: Tab): Promise<Listed> {
  await untilTrue(tab, () => window.listed?.usable !== undefined, null);
  return tab.evaluate(() => window.listed as Listed, null);
}
