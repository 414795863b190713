import { forgetLastList, LAST_LIST, LAST_LIST_AT } from '../auth/last-list.ts';
import { LAST_LIST_OF, LAST_LIST_PAGE } from '../auth/last-list-headers.ts';
import { isSealed } from '../auth/seal.ts';
import { readSession } from '../auth/session.ts';
import { FIRST_PAINT_ID } from '../device/early-input.ts';
import { digestOf } from '../device/shell-file.ts';
import type { Replica } from '../replica/database.ts';
import { type KeptAnswers, keptAnswers } from './kept-answers.ts';
import { pageWithList } from './page-with-list.ts';

declare global {
  /** For whom and for which screen a list is painted (public/before-paint.js). */
  var paintFor: () => string;
}

/** A list that has not changed for so long, in milliseconds, is kept also while it is being looked at. */
const STILL_MS = 2_000;
/** Rows that begin below this share of a window are not seen before the app is there. */
const IN_SIGHT = 1.2;

/** The files that the list waits for, by the names that the build gives them: its screen and its texts. */
const MARKET_SCREEN = /\/(?:pwa\.index|app|texts-\w+-app)-[\w-]+\.js$/;

/** What is not there at a start, or of no use without the app. */
const NOT_KEPT = 'dialog, [popover], script, template, iframe, img[src^="blob:"]';
/** What speaks of this moment: its room is kept, and until the app speaks again it is empty. */
const OF_NOW = '[data-of-now], .sync-chip';

/** What a list is put into, ready before the page is left: nothing can be waited for then. */
type Ready = { cache: Cache; html: string; headers: Headers };

/**
 * Keeps the market as it is seen, whenever it stands still and when it is left, for the worker to answer the next start
 * with (rule S6). A page that is being closed may not finish it; then the one before stays.
 * @param now.language the tag of the language that the next start speaks
 * @param now.db whose rows this page shows
 */
export function keepLastList(
  root: HTMLElement,
  now: { language: () => string; db: () => Replica | undefined },
): void {
  let ready: Ready | undefined;
  let last = '';
  const keep = () => {
    if (!ready || !isMarket(root)) return;
    // Another tab may have chosen another language, or signed somebody else in, and this one has not heard of it yet.
    if (document.documentElement.lang !== now.language() || readSession()?.uid !== now.db()?.uid) return;
    const page = pageNow(root, ready, answers);
    if (page === undefined || page === last) return;
    last = page;
    void put(page, ready).catch(() => undefined);
  };
  let still: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(still);
    still = setTimeout(() => void answers.renew().then(keep), STILL_MS);
  };
  const answers = keptAnswers(now.db, moved);
  const prepare = async () => {
    ready = undefined;
    [ready] = await Promise.all([readReady(), answers.renew()]);
    keep();
  };
  void prepare().catch(() => undefined);
  // A newer version has taken over: it has another page.
  const renew = () => void prepare().catch(() => undefined);
  navigator.serviceWorker?.addEventListener('controllerchange', renew);

  const observer = new MutationObserver(moved);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-pressed', 'data-kept'] });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep());
  addEventListener('pagehide', keep);
}

/**
 * The list is there from its first row on, nothing lies over it or has gone wrong, and no job is read beside it: that
 * comes after the list, and would be seen to go and come again.
 */
function isMarket(root: HTMLElement): boolean {
  const { pathname, search } = location;
  return (
    pathname + search === LAST_LIST_AT &&
    !root.hasAttribute('data-kept') &&
    root.querySelector('[data-index="0"] article') !== null &&
    root.querySelector('.skeleton, [role=alert], dialog[open], article [aria-current]') === null &&
    document.getElementById(FIRST_PAINT_ID) === null
  );
}

function pageNow(root: HTMLElement, { html }: Ready, answers: KeptAnswers): string | undefined {
  const { lang, dir } = document.documentElement;
  const { list, rows } = paintOf(root);
  // The app draws one row more than are in sight.
  const made = answers.now(rows + 1);
  const seen = { list, answers: made, paintFor: globalThis.paintFor(), scripts: scriptsOfStart() };
  return pageWithList(html, { ...seen, lang, dir });
}

async function put(page: string, { cache, headers }: Ready): Promise<void> {
  const session = readSession();
  if (!session || session.locked || session.setup) return;
  const own = new Headers(headers);
  own.set(LAST_LIST_OF, session.uid);
  await cache.put(LAST_LIST_AT, new Response(page, { headers: own }));
  // Who was signed out meanwhile was sealed first (auth/seal.ts).
  if (readSession()?.uid !== session.uid || (await isSealed(session.uid))) await forgetLastList();
}

/** The page that the worker in charge answers with. Rejects where it is not the one that this page was made of. */
async function readReady(): Promise<Ready> {
  const answer = await fetch('/index.html');
  const bytes = await answer.arrayBuffer();
  const html = new TextDecoder().decode(bytes);
  const addresses = [
    document.querySelector('script[type=module][src]')?.getAttribute('src'),
    document.querySelector('link[rel=stylesheet]')?.getAttribute('href'),
  ];
  if (!addresses.every((address) => address && html.includes(address)))
    throw new Error('the page is of another version than the worker');
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(LAST_LIST_PAGE, await digestOf(bytes));
  return { cache: await caches.open(LAST_LIST), html, headers };
}

/**
 * What had been asked for when the market's own screen was there: what comes later, the first list does without. Nothing
 * where this page began with another screen.
 */
function scriptsOfStart(): string[] {
  const [opened] = performance.getEntriesByType('navigation');
  if (!opened || new URL(opened.name).pathname !== LAST_LIST_AT) return [];
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/(?!.*-worker-).*\.js$/.test(name)) as PerformanceResourceTiming[];
  const awaited = scripts.filter(({ name }) => MARKET_SCREEN.test(name));
  const end = Math.max(0, ...awaited.map(({ responseEnd }) => responseEnd));
  return scripts.filter(({ startTime }) => startTime < end).map(({ name }) => new URL(name).pathname);
}

/** The visible part of the app as HTML, with nothing in it that the content policy refuses, and how many rows it has. */
function paintOf(root: HTMLElement): { list: string; rows: number } {
  const all = [...root.querySelectorAll('[data-index]')];
  const far = all.filter((row) => row.getBoundingClientRect().top > IN_SIGHT * innerHeight);
  const farAt = new Set(far.map((row) => row.getAttribute('data-index')));
  const copy = root.cloneNode(true) as HTMLElement;
  for (const row of copy.querySelectorAll('[data-index]'))
    if (farAt.has(row.getAttribute('data-index'))) row.remove();
  for (const one of copy.querySelectorAll(NOT_KEPT)) one.remove();
  for (const one of copy.querySelectorAll(OF_NOW)) one.classList.add('invisible');
  for (const one of copy.querySelectorAll<HTMLElement>('[style]')) {
    one.dataset.style = one.style.cssText;
    one.removeAttribute('style');
  }
  return { list: copy.innerHTML, rows: all.length - far.length };
}
