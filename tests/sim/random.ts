/** A small fast generator (sfc32): the same seed gives the same numbers on every machine. */
export type Random = {
  /** 0 ≤ x < 1. */
  next: () => number;
  /** Whole number, 0 ≤ n < below. */
  below: (below: number) => number;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item | undefined;
  /** One of the keys, by their weights. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key;
};

export function createRandom(seed: number): Random {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, seed | 0];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  // The first numbers still look like the seed.
  for (let n = 0; n < 12; n += 1) next();
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length || 1)],
    weighted: (weights) => {
      const entries = Object.entries(weights) as [never, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return (entries.at(-1) as [never, number])[0];
    },
  };
}
