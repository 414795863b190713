import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** Resolves when the first screen stands and what is new has come, or is not waited for any more (src/main.tsx). */
const PaintedContext = createContext<Promise<void>>(Promise.resolve());

export const PaintedProvider = PaintedContext.Provider;

/**
 * Whether the first screen stands. What it does not show waits for that: on a cheap phone whatever is fetched, read or run
 * before comes out of the time until the list can be used, or until what is new is there. In a transition, so that a tap in the
 * middle of it does not wait.
 */
export function usePainted(): boolean {
  const painted = useContext(PaintedContext);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let left = false;
    void painted.then(() => startTransition(() => void (left || setPainted(true))));
    return () => {
      left = true;
    };
  }, [painted]);
  return isPainted;
}
