import { useSyncExternalStore } from 'react';

function onViewport(listener: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  viewport?.addEventListener('scroll', listener);
  return () => {
    viewport?.removeEventListener('resize', listener);
    viewport?.removeEventListener('scroll', listener);
  };
}

/** Below this it is the browser's own bars that come and go. */
const KEYBOARD_MIN = 120;

function read(): number {
  const viewport = window.visualViewport;
  // Zoomed in, the viewport is smaller for another reason.
  if (viewport?.scale !== 1) return 0;
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return covered > KEYBOARD_MIN ? covered : 0;
}

/** Height in pixels that the keyboard covers, where it lies over the page instead of making it smaller (Safari). */
export function useKeyboardInset(): number {
  return useSyncExternalStore(onViewport, read);
}
