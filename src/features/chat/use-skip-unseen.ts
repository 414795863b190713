import { type RefObject, useEffect } from 'react';

/**
 * Style and layout of items out of sight are skipped by the browser (`content-visibility`), which keeps the size they had
 * last. Only from when they had one: a size that is guessed would move what is read when they come into sight, and by it
 * no place in the stream would be found again.
 */
export function useSkipUnseen(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const each = (style: Partial<CSSStyleDeclaration>) => {
      for (const item of element.children) Object.assign((item as HTMLElement).style, style);
    };
    let width = 0;
    let frame = 0;
    // Told after layout, and each time the list has grown.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      // In another width they have other heights.
      if (element.clientWidth !== width) each({ contentVisibility: '' });
      width = element.clientWidth;
      // Only of such items the browser notes the size, at the end of a frame.
      each({ containIntrinsicSize: 'auto 4rem' });
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() =>
          // What is skipped is cut off at its edge, where the frame of what has the focus needs room.
          each({ contentVisibility: 'auto', overflowClipMargin: '0.5rem' }),
        );
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [list]);
}
