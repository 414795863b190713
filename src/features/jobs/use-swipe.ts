import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useStroke } from '../../ui/use-stroke.ts';

/** How far a finger has to go, in pixels, before lifting it does something. */
const ENOUGH_PX = 88;
/** From here on it is a swipe and no tap. */
const BEGUN_PX = 12;

type Swipes = { onLeft: () => void; onRight: () => void };

/** A row that a finger draws aside; there is a button for each of both. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  /** How far it was drawn, until the click that follows. */
  const drawn = useRef(0);
  const draw = (element: HTMLElement, px: number) => {
    element.style.transform = px === 0 ? '' : `translateX(${px}px)`;
  };
  const stroke = useStroke({
    onMove: ({ dx }, { currentTarget, pointerId }) => {
      drawn.current = dx;
      if (Math.abs(dx) < BEGUN_PX) return;
      currentTarget.setPointerCapture(pointerId);
      draw(currentTarget, dx);
    },
    onEnd: (ended, { currentTarget }) => {
      draw(currentTarget, 0);
      if (!ended) drawn.current = 0;
      if (drawn.current < -ENOUGH_PX) onLeft();
      if (drawn.current > ENOUGH_PX) onRight();
    },
  });
  return {
    ...stroke,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // Also for a mouse: its click must not be taken for the end of an earlier swipe, which often has none.
      drawn.current = 0;
      stroke.onPointerDown(event);
    },
    onClickCapture: (event: MouseEvent) => {
      const moved = Math.abs(drawn.current);
      drawn.current = 0;
      if (moved < BEGUN_PX) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
