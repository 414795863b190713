/** What happens to a page as a whole. */
export type PageEvents = {
  /** Network, focus or the page itself are back: a good moment to try everything again. */
  onWake: () => void;
  /** The page may be stopped at any moment without an event: no connection will last. */
  onSleep: () => void;
};

/**
 * Start is not among them. `freeze` and `resume` are a phone's way of stopping a page that stays in memory;
 * `pagehide` and `pageshow` are those of a page that is left and may be come back to (the back/forward cache).
 */
export function watchPage({ onWake, onSleep }: PageEvents, signal: AbortSignal): void {
  const wakeIfVisible = () => document.visibilityState === 'visible' && onWake();
  const wakeIfKept = (event: PageTransitionEvent) => event.persisted && onWake();
  window.addEventListener('online', onWake, { signal });
  window.addEventListener('focus', onWake, { signal });
  window.addEventListener('pageshow', wakeIfKept, { signal });
  window.addEventListener('pagehide', onSleep, { signal });
  document.addEventListener('visibilitychange', wakeIfVisible, { signal });
  document.addEventListener('freeze', onSleep, { signal });
  document.addEventListener('resume', onWake, { signal });
}
