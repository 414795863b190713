import type { Stroke } from './use-stroke.ts';

/** Pixels a finger has to go sideways. */
const FAR = 72;
/** Or less, where it is quick: pixels, and pixels a millisecond. */
const QUICK = 32;
const SPEED = 0.5;
/** Sideways is at least so many times as far as up or down. */
const STRAIGHT = 2;

/** Where a swipe leads: a finger that goes left brings what comes after. Null: it was none. */
export function swiped({ dx, dy, ms }: Stroke): 'before' | 'after' | null {
  const far = Math.abs(dx);
  const quick = far >= QUICK && far / Math.max(1, ms) >= SPEED;
  if ((far < FAR && !quick) || far < STRAIGHT * Math.abs(dy)) return null;
  return dx < 0 ? 'after' : 'before';
}
