import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { distanceKm } from '../../../contract/distance.ts';
import { marksOf } from '../../domain/search/marks.ts';
import { onDatabase } from '../../testing/on-database.ts';

const place = (lat: number, lng: number) => ({
  label: '',
  lat,
  lng,
  postcode: null,
  precision: 'point' as const,
});
const around = (lat: number, lng: number, radiusKm: number) =>
  marksOf({ kinds: undefined, place: place(lat, lng), radiusKm })[0];

test('kinds are any of them, and without kind or place nothing is narrowed', () => {
  expect(marksOf({ kinds: ['minijob', 'holiday'], place: null, radiusKm: 25 })).toEqual([
    "('#minijob' | '#holiday')",
  ]);
  expect(marksOf({ kinds: undefined, place: null, radiusKm: 25 })).toEqual([]);
});

test('a circle over half the country names no fields', () => {
  expect(around(51, 10, 25)).toContain("'@204,25'");
  expect(around(51, 10, 300)).toBeUndefined();
  expect(around(0, 179.99, 25)).toBeUndefined();
});

onDatabase((app) => {
  test('every point within a circle lies in one of its fields, as the database cuts them', async () => {
    const t = app();
    for (const [lat, lng] of [
      [52.52, 13.405],
      [-33.9, -70.6],
      [0.01, 0.01],
      [47.75, 12.4],
    ] as const) {
      for (const km of [1, 25, 60]) {
        const fields = around(lat, lng, km) as string;
        for (let step = 0; step < 24; step++) {
          const angle = (step / 24) * 2 * Math.PI;
          const degrees = (km * 0.995) / 111.2;
          const there = {
            lat: lat + degrees * Math.cos(angle),
            lng: lng + (degrees * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180),
          };
          if (distanceKm(place(lat, lng), there) > km) continue;
          const { rows } = await sql<{ marks: string[] }>`
            select job_search_marks('minijob', 'none', ${there.lat}::float8, ${there.lng}::float8) as marks`.execute(
            t.db,
          );
          expect(fields).toContain(`'${rows[0]?.marks[1]}'`);
        }
      }
    }
  });
});
