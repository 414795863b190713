import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/**
 * Writes `src/features/jobs/germany.json`, the outline that the map draws: `node src/build/germany-outline.ts`. It is made
 * of Natural Earth's borders at 1:10 million (public domain), as world-atlas packs them. The packed file has the whole
 * world in 3.6 MB, so what the page loads is this one country: rings of `lng,lat`, in hundredths of a degree.
 */
type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Islands with fewer corners are dots at the map's size. */
const LEAST_CORNERS = 12;
/** Degrees between two corners: less than a pixel of the map. */
const STEP = 0.025;
const DIGITS = 2;

const world: World = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
);
const germany = feature(world, world.objects.countries).features.find(
  ({ properties }) => properties.name === 'Germany',
)?.geometry;
if (germany?.type !== 'MultiPolygon') throw new Error('world-atlas has no outline of Germany');

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));
const rings = germany.coordinates.flatMap(([outer]) => {
  if (!outer) return [];
  const kept: number[][] = [];
  for (const [lng = 0, lat = 0] of outer) {
    const [lastLng = 99, lastLat = 99] = kept.at(-1) ?? [];
    if (Math.hypot(lng - lastLng, lat - lastLat) >= STEP) kept.push([rounded(lng), rounded(lat)]);
  }
  const [first] = kept;
  if (first) kept.push(first);
  return kept.length >= LEAST_CORNERS ? [kept.join(' ')] : [];
});
writeFileSync(
  join(import.meta.dirname, '../features/jobs/germany.json'),
  `${JSON.stringify({ rings }, null, 2)}\n`,
);
