/** Loads at most once; a load that failed is tried again with the next request. */
export function onceLoaded<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    if (!loading) {
      loading = load();
      loading.catch(() => {
        loading = null;
      });
    }
    return loading;
  };
}

/** What can be stood in for: methods that are waited for anyway. */
type Waited<Parts> = { [Name in keyof Parts]: (...args: never[]) => Promise<unknown> };

/**
 * Stands in for parts whose code is fetched with the first thing asked of them, and hands on what it is asked. The same
 * method is the same function each time.
 * @param absent answers where the code cannot be had; without it the method rejects as `load` does. Whatever is asked
 * next loads again
 */
export function late<Parts extends Waited<Parts>>(load: () => Promise<Parts>, absent?: Parts): Parts {
  const loaded = onceLoaded(load);
  const parts = () => (absent ? loaded().catch(() => absent) : loaded());
  return new Proxy({} as Parts, {
    get: (known, name) => {
      // An object with `then` would be called by whatever awaits it.
      if (name === 'then' || typeof name === 'symbol') return undefined;
      const key = name as keyof Parts;
      known[key] ??= (async (...args: never[]) => (await parts())[key](...args)) as Parts[keyof Parts];
      return known[key];
    },
  });
}
