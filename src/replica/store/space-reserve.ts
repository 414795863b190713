/**
 * Space that is held for the moment when there is none (rule S2). Chromium's store grows by what is deleted from it,
 * and gives the space back minutes later, when it tidies up; a tap cannot wait for that. So a few bytes lie ready
 * outside of it, which are free at once, and make room for a thousand taps.
 */
export type SpaceReserve = {
  /** Fills it where it is missing; rejects where there is no room. */
  fill: () => Promise<void>;
  /** Gives the space free; false where there was none. */
  release: () => Promise<boolean>;
};

const CACHE = 'zusage-ballast';
const ADDRESS = '/.ballast';
const BYTES = 2_000_000;

export function createCacheReserve(caches: CacheStorage): SpaceReserve {
  return {
    fill: async () => {
      const cache = await caches.open(CACHE);
      if (!(await cache.match(ADDRESS))) await cache.put(ADDRESS, new Response(new Uint8Array(BYTES)));
    },
    // The entry and not the cache: that one lives on as long as any tab holds it open, and its space with it.
    release: async () => (await caches.open(CACHE)).delete(ADDRESS),
  };
}

export const NO_RESERVE: SpaceReserve = { fill: async () => {}, release: async () => false };
