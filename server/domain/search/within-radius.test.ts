import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { distanceKm } from '../../../contract/distance.ts';
import { onSphere } from '../../base/earth.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { withinRadius } from './conditions.ts';

const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((micro) => micro / 1e6);
const point = fc.record({ lat: degrees(90), lng: degrees(180) });
/** Anywhere, and mostly close by, where a radius ends. */
const pair = fc.oneof(
  fc.record({ place: point, there: point }),
  fc
    .record({
      place: fc.record({ lat: degrees(80), lng: degrees(170) }),
      north: degrees(2),
      east: degrees(2),
    })
    .map(({ place, north, east }) => ({ place, there: { lat: place.lat + north, lng: place.lng + east } })),
);

onDatabase((app) => {
  test('the database finds within a radius what the device does', async () => {
    const { db } = app();
    await fc.assert(
      fc.asyncProperty(pair, fc.constantFrom(0, 1, 25, 100, 500), async ({ place, there }, km) => {
        const distance = distanceKm(place, there);
        // The last digits of a double are nobody's.
        fc.pre(Math.abs(distance - km) > 1e-6);
        const { x, y, z } = onSphere(there);
        const from = { ...place, label: '', postcode: null, precision: 'point' as const };
        const { rows } = await sql<{ near: boolean }>`
          select ${withinRadius(from, km)} as near from (
            select point(${there.lng}, ${there.lat}) as at,
              ${x}::float8 as x, ${y}::float8 as y, ${z}::float8 as z
          ) s`.execute(db);
        expect(rows[0]?.near).toBe(distance <= km);
      }),
      { numRuns: 200 },
    );
  });
});
