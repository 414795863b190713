import { FIRST_PAINT_ID, replayEarlyInput } from './early-input.ts';
import { LAST_ANSWERS_ID } from './last-answers.ts';

declare global {
  /** A finger is on the page (public/before-paint.js). */
  var fingerDown: boolean | undefined;
}

/** How long a list may stand elsewhere than it was painted, because there is news in it, in milliseconds. */
const ELSEWHERE_MAX_MS = 1_000;
/** How long the app may have nothing to show; a store that does not answer says so by then. */
const NOTHING_MAX_MS = 5_000;

/**
 * Resolves in the frame in which the app shows a screen in which nothing is waited for. The last list, painted by the
 * worker, stands over the app until the app shows the same in the same places, or has something else to show. Then it
 * goes, in one frame, and what was begun in it goes on in the app (rule S6).
 */
export function takeOver(root: HTMLElement): Promise<void> {
  const kept = document.getElementById(FIRST_PAINT_ID);
  // Of somebody else, or of another time: it was never seen.
  if (document.documentElement.dataset.firstPaint) kept?.remove();
  document.getElementById(LAST_ANSWERS_ID)?.remove();
  const paint = kept?.isConnected ? kept : null;
  const began = performance.now();
  let shown: number | undefined;
  return new Promise((resolve) => {
    const isTime = (now: number): boolean => {
      // A screen, whichever it is, and nothing in it is waited for.
      if (root.querySelector('h1') && !root.querySelector('.skeleton')) shown ??= now;
      if (shown === undefined) return now - began > NOTHING_MAX_MS;
      if (!paint) return true;
      return !globalThis.fingerDown && (now - shown > ELSEWHERE_MAX_MS || isLike(root, paint));
    };
    let frame = 0;
    const nextFrame = () => {
      if (look()) return;
      // This frame shows the paint, and nothing of what is beneath it.
      root.toggleAttribute('data-beneath', paint !== null && root.hasChildNodes());
    };
    const look = (): boolean => {
      cancelAnimationFrame(frame);
      if (!isTime(performance.now())) {
        frame = requestAnimationFrame(nextFrame);
        return false;
      }
      changes.disconnect();
      root.removeAttribute('data-beneath');
      const goOn = paint && replayEarlyInput(root);
      paint?.remove();
      goOn?.();
      resolve();
      return true;
    };
    // What was drawn is looked at before the browser shows it: otherwise both lists are laid out and painted once.
    const changes = new MutationObserver(look);
    changes.observe(root, { childList: true, subtree: true });
    look();
  });
}

/** What the last list that is painted was made of, as JSON, until the app takes over. Undefined where none is seen. */
export function lastAnswers(): string | undefined {
  const { firstPaint } = document.documentElement.dataset;
  return firstPaint ? undefined : document.getElementById(LAST_ANSWERS_ID)?.textContent;
}

/** The app shows what was kept, and says so, until the store has answered (rule S6.5). */
export function showKeptUntil(answered: Promise<unknown>): void {
  const root = document.getElementById('root');
  // Not `aria-busy`: a screen reader would keep silent, also of a store that does not answer.
  root?.setAttribute('data-kept', '');
  void answered.then(() => root?.removeAttribute('data-kept'));
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
