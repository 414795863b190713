import { type PointerEvent, useRef } from 'react';

/** How far a finger has to go, in pixels, before lifting it does something. */
const ENOUGH_PX = 88;
/** From here on it is a swipe and no tap. */
const BEGUN_PX = 12;

type Swipes = { onLeft: () => void; onRight: () => void };

/**
 * A row that a finger draws aside; there is a button for each of both. Mice have only the buttons. The element needs
 * `touch-action: pan-y`, by which the page keeps scrolling.
 */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const start = useRef<{ x: number; id: number; moved: number } | null>(null);
  const draw = (element: HTMLElement, px: number) => {
    element.style.transform = px === 0 ? '' : `translateX(${px}px)`;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // Also for a mouse: its click must not be taken for the end of an earlier swipe, which often has none.
      const free = event.pointerType !== 'mouse' && event.isPrimary;
      start.current = free ? { x: event.clientX, id: event.pointerId, moved: 0 } : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const begun = start.current;
      if (!begun || begun.id !== event.pointerId) return;
      begun.moved = event.clientX - begun.x;
      if (Math.abs(begun.moved) < BEGUN_PX) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      draw(event.currentTarget, begun.moved);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const moved = start.current?.moved ?? 0;
      draw(event.currentTarget, 0);
      if (moved < -ENOUGH_PX) onLeft();
      if (moved > ENOUGH_PX) onRight();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null;
      draw(event.currentTarget, 0);
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      const moved = Math.abs(start.current?.moved ?? 0);
      start.current = null;
      if (moved < BEGUN_PX) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
