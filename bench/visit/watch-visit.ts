/** Milliseconds of the clock, since a page may be loaded again on the way. */
export type Visited = {
  /** The frame that shows the heading of a page that has come to its end. */
  seen?: number;
  /** The frame in which the app has taken the place of what the server had painted. */
  usable?: number;
};

declare global {
  interface Window {
    visited?: Visited;
  }
}

/** Runs in the page before its own code: notes when those frames were shown. */
export function watchVisit(): void {
  const visited: Visited = {};
  window.visited = visited;
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const heading = document.querySelector('h1');
    const isSeen = document.readyState !== 'loading' && heading?.checkVisibility();
    // After the frame that is about to be drawn, not before.
    if (isSeen)
      requestAnimationFrame(() => {
        visited.seen ??= now();
      });
    if (!isSeen || document.getElementById('first-paint')) return requestAnimationFrame(look);
    return requestAnimationFrame(() => {
      visited.usable = now();
    });
  };
  requestAnimationFrame(look);
}

/** In the page: it says itself that it has not come completely. */
export const isBroken = () =>
  [...document.querySelectorAll('[role=alert]')].some(
    (alert) => alert.checkVisibility() && alert.textContent !== '',
  );
