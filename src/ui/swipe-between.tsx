import { type ReactNode, useEffect, useRef } from 'react';
import { swiped } from './swiped.ts';
import { useStroke } from './use-stroke.ts';

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: `subject` triggers it: each one starts at its top
  useEffect(() => {
    box.current?.parentElement?.scrollTo(0, 0);
  }, [subject]);

  const shift = (px: number | null) => {
    if (!box.current) return;
    box.current.style.translate = px === null ? '' : `${px}px`;
    box.current.dataset.held = String(px !== null);
  };
  const stroke = useStroke({
    isTaken: ({ target }) => isTaken(target, box.current),
    onMove: ({ dx, dy }) => {
      if (Math.abs(dx) < 2 * Math.abs(dy)) return;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const is = dx < 0 ? onAfter : onBefore;
      shift(dx * (is ? 1 : RESISTANCE));
    },
    onEnd: (ended) => {
      shift(null);
      const to = ended && swiped(ended);
      if (to) (to === 'after' ? onAfter : onBefore)?.();
    },
  });
  return (
    <div ref={box} className="swipe-between" {...stroke}>
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
