import { useEffect, useRef } from 'react';

/** No page has been shown yet: the browser itself puts the focus where a fresh document begins. */
let arrived = false;

/**
 * Names the page in the tab, and once its heading is there moves the focus to it, so that a screen
 * reader announces the change. A field that took the focus by itself keeps it.
 */
export function usePageTitle(title: string): void {
  const focused = useRef(false);
  useEffect(() => {
    document.title = title ? `${title} · Zusage` : 'Zusage';
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || focused.current) return;
    focused.current = true;
    if (arrived && !document.activeElement?.closest('main, dialog')) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    arrived = true;
  }, [title]);
}
