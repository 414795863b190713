import { type RawBuilder, sql } from 'kysely';
import { haversineOf } from '../../base/earth.ts';
import type { Db } from '../../database/database.ts';
import { IS_REMOTE, withinRadius } from './conditions.ts';
import { gather, type Row, type Search } from './find-rows.ts';

/** Fractions of the radius to search in turn where there are many jobs. */
const RINGS = [1 / 16, 1 / 8, 1 / 4, 1 / 2] as const;

/**
 * A page by distance. The nearest jobs lie in a smaller circle: with many matches the radius grows until the page is
 * full. Fully remote jobs from elsewhere are farther away, so they are queried last.
 */
export async function findByDistance(
  db: Db,
  search: Search,
  conditions: RawBuilder<boolean>[],
  isMany: boolean,
): Promise<Row[]> {
  const { criteria, after, limit } = search;
  const { place, radiusKm } = criteria;
  if (place === null) return gather(db, search, [conditions]);
  const passed = after === undefined ? 0 : Number(after.key);
  const rings = isMany ? RINGS.map((part) => part * radiusKm) : [];
  for (const km of [...rings, radiusKm]) {
    if (haversineOf(km) < passed) continue;
    const rows = await gather(db, search, [[...conditions, withinRadius(place, km)]]);
    if (rows.length > limit) return rows;
    if (km === radiusKm) return [...rows, ...(await remoteRows(rows.length))];
  }
  return remoteRows(0);

  async function remoteRows(nearer: number): Promise<Row[]> {
    const elsewhere = sql<boolean>`not coalesce(${withinRadius(place as NonNullable<typeof place>, radiusKm)}, false)`;
    const rest = { ...search, limit: limit - nearer };
    return gather(db, rest, [[...conditions, IS_REMOTE, elsewhere]]);
  }
}
