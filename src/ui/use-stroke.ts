import { type PointerEvent, useRef } from 'react';

/** A finger's way over the page: pixels from where it was put down, and milliseconds since. */
export type Stroke = { dx: number; dy: number; ms: number };

type OnStroke<S> = (stroke: S, event: PointerEvent<HTMLElement>) => void;
type Steps = {
  /** Left out: a finger is followed from wherever it is put down. */
  isTaken?: (event: PointerEvent<HTMLElement>) => boolean;
  onMove: OnStroke<Stroke>;
  /** Null: none that was followed, or the browser has taken the finger for scrolling. */
  onEnd: OnStroke<Stroke | null>;
};

/**
 * Follows one finger over an element, which needs `touch-action: pan-y`, by which the page keeps scrolling. Mice are not
 * followed: whatever a stroke does there is a button for.
 */
export function useStroke({ isTaken, onMove, onEnd }: Steps) {
  const began = useRef<{ id: number; x: number; y: number; at: number } | null>(null);
  const strokeOf = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent): Stroke | null => {
    const { current } = began;
    if (current?.id !== pointerId) return null;
    return { dx: clientX - current.x, dy: clientY - current.y, ms: timeStamp - current.at };
  };
  const end = (stroke: Stroke | null, event: PointerEvent<HTMLElement>) => {
    began.current = null;
    onEnd(stroke, event);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { pointerId: id, clientX: x, clientY: y, timeStamp: at } = event;
      const free = event.pointerType !== 'mouse' && event.isPrimary && !isTaken?.(event);
      began.current = free ? { id, x, y, at } : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const stroke = strokeOf(event);
      if (stroke) onMove(stroke, event);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(strokeOf(event), event),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(null, event),
  };
}
