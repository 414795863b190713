import { FIRST_PAINT_ID, replayEarlyInput } from './early-input.ts';

declare global {
  /** A finger is on the page (public/before-paint.js). */
  var fingerDown: boolean | undefined;
}

/** How long a list may stand elsewhere than it was painted, because there is news in it, in milliseconds. */
const ELSEWHERE_MAX_MS = 1_000;
/** How long the app may have nothing to show; a store that does not answer says so by then. */
const NOTHING_MAX_MS = 5_000;

/**
 * The last list, painted by the worker, stands over the app until the app shows the same in the same places, or has
 * something else to show. Then it goes, in one frame, and what was begun in it goes on in the app (rule S6).
 */
export function takeOver(root: HTMLElement): void {
  const paint = document.getElementById(FIRST_PAINT_ID);
  // Of somebody else, or of another time: it was never seen.
  if (document.documentElement.dataset.firstPaint) paint?.remove();
  if (!paint?.isConnected) return;
  const began = performance.now();
  let shown: number | undefined;
  const look = (now: number) => {
    // A screen, whichever it is, and nothing in it is waited for.
    if (root.querySelector('h1') && !root.querySelector('.skeleton')) shown ??= now;
    const isTime =
      shown === undefined
        ? now - began > NOTHING_MAX_MS
        : now - shown > ELSEWHERE_MAX_MS || isLike(root, paint);
    if (!isTime || globalThis.fingerDown) return requestAnimationFrame(look);
    const goOn = replayEarlyInput(root);
    paint.remove();
    return goOn();
  };
  requestAnimationFrame(look);
}

/** Where the same rows stand, they stand in the same places. */
function isLike(root: HTMLElement, paint: HTMLElement): boolean {
  const rows = placesIn(root);
  return placesIn(paint).every(({ link, top }, at) => {
    const row = rows[at];
    return !row || row.link !== link || Math.abs(row.top - top) < 1;
  });
}

const placesIn = (list: HTMLElement) =>
  [...list.querySelectorAll('article')].map((row) => ({
    link: row.querySelector('a')?.href,
    top: row.getBoundingClientRect().top,
  }));
