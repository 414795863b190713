/** A number in [0, 1). */
export type Random = () => number;

/** mulberry32 by Tommy Ettinger (public domain): small, fast, the same numbers for the same seed everywhere. */
export function mulberry32(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number, both ends included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One of a list that is never empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** The list in another order (Fisher-Yates); the list itself stays as it is. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = between(random, 0, last);
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** Sixteen bytes, enough for one UUID. */
export function bytes16(random: Random): Uint8Array {
  return Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256));
}
