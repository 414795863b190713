import { createContext, useContext, useEffect, useState } from 'react';

/** Resolves when the first screen stands, and nothing in it is waited for (src/main.tsx). */
const PaintedContext = createContext<Promise<void>>(Promise.resolve());

export const PaintedProvider = PaintedContext.Provider;

/**
 * Whether the first screen stands. What it does not show waits for that: on a cheap phone whatever is fetched, read or run
 * before comes out of the time until the list can be used.
 */
export function usePainted(): boolean {
  const painted = useContext(PaintedContext);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let left = false;
    void painted.then(() => !left && setPainted(true));
    return () => {
      left = true;
    };
  }, [painted]);
  return isPainted;
}
