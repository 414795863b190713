import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Stroke, swiped } from './swiped.ts';

type Props = {
  /** Whom or what is shown: another one begins at its top. */
  subject: string | undefined;
  /** Undefined: there is none on that side. */
  onBefore: (() => void) | undefined;
  onAfter: (() => void) | undefined;
  children: ReactNode;
};

/** With nothing on that side the page follows a finger only so far. */
const RESISTANCE = 0.2;

/** Leads to the one before or after by a finger; beside it there are always buttons that do the same. */
export function SwipeBetween({ subject, onBefore, onAfter, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const began = useRef<{ pointer: number; x: number; y: number; at: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `subject` triggers it: each one starts at its top
  useEffect(() => {
    box.current?.parentElement?.scrollTo(0, 0);
  }, [subject]);

  const strokeOf = (event: PointerEvent): Stroke | null => {
    const { current } = began;
    if (current?.pointer !== event.pointerId) return null;
    return { dx: event.clientX - current.x, dy: event.clientY - current.y, ms: event.timeStamp - current.at };
  };
  const shift = (px: number | null) => {
    if (!box.current) return;
    box.current.style.translate = px === null ? '' : `${px}px`;
    box.current.dataset.held = String(px !== null);
  };
  const down = (event: PointerEvent) => {
    const free = event.pointerType !== 'mouse' && event.isPrimary && !isTaken(event.target, box.current);
    began.current = free
      ? { pointer: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
      : null;
  };
  const move = (event: PointerEvent) => {
    const stroke = strokeOf(event);
    if (!stroke || Math.abs(stroke.dx) < 2 * Math.abs(stroke.dy)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const is = stroke.dx < 0 ? onAfter : onBefore;
    shift(stroke.dx * (is ? 1 : RESISTANCE));
  };
  const up = (event: PointerEvent) => {
    const stroke = strokeOf(event);
    began.current = null;
    shift(null);
    const to = stroke && swiped(stroke);
    if (to) (to === 'after' ? onAfter : onBefore)?.();
  };
  // The browser has taken the finger for scrolling.
  const cancel = () => {
    began.current = null;
    shift(null);
  };
  return (
    <div
      ref={box}
      className="swipe-between"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
    >
      {children}
    </div>
  );
}

/** In a field a finger moves the caret, and what scrolls sideways itself keeps its own. */
function isTaken(target: EventTarget | null, box: Element | null): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== box; at = at.parentElement) {
    if (at.matches('input, textarea, select, [contenteditable]')) return true;
    if (at.scrollWidth > at.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(at).overflowX))
      return true;
  }
  return false;
}
