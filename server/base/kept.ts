type Limits = {
  readonly clock: () => Date;
  /** Milliseconds after which something is made again. */
  readonly ms: number;
  /** How many are kept: the one that was not asked for the longest goes. */
  readonly most: number;
};

/** Makes something once for all who ask for it meanwhile and for so many milliseconds after; what failed is not kept. */
export function keptFor<Value>({ clock, ms, most }: Limits) {
  const kept = new Map<string, { readonly at: number; readonly value: Promise<Value> }>();
  return (key: string, make: (now: Date) => Promise<Value>): Promise<Value> => {
    const now = clock();
    const known = kept.get(key);
    const isFresh = known !== undefined && Math.abs(now.getTime() - known.at) < ms;
    const one = isFresh ? known : { at: now.getTime(), value: make(now) };
    kept.delete(key);
    kept.set(key, one);
    one.value.catch(() => {
      if (kept.get(key) === one) kept.delete(key);
    });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return one.value;
  };
}
