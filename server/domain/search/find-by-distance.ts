import { type RawBuilder, sql } from 'kysely';
import { haversineOf } from '../../base/earth.ts';
import type { Db } from '../../database/database.ts';
import { IS_REMOTE, withinRadius } from './conditions.ts';
import { gather, type Row, type Search } from './find-rows.ts';

/** Fractions of the radius to search in turn. */
const RINGS = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1] as const;

/**
 * A page by distance, of many matches. The nearest jobs lie in a smaller circle: the radius grows until the page is
 * full. Fully remote jobs from elsewhere are farther away, so they are queried last.
 */
export async function findByDistance(
  db: Db,
  search: Search,
  conditions: RawBuilder<boolean>[],
): Promise<Row[]> {
  const { criteria, after, limit } = search;
  const { place, radiusKm } = criteria;
  if (place === null) return gather(db, search, [conditions]);
  const passed = after === undefined ? 0 : Number(after.key);
  for (const part of RINGS) {
    const km = part * radiusKm;
    if (haversineOf(km) < passed) continue;
    const rows = await gather(db, search, [[...conditions, withinRadius(place, km)]]);
    if (rows.length > limit) return rows;
    if (part === 1) return [...rows, ...(await remoteRows(rows.length))];
  }
  return remoteRows(0);

  async function remoteRows(nearer: number): Promise<Row[]> {
    const elsewhere = sql<boolean>`not coalesce(${withinRadius(place as NonNullable<typeof place>, radiusKm)}, false)`;
    const rest = { ...search, limit: limit - nearer };
    return gather(db, rest, [[...conditions, IS_REMOTE, elsewhere]]);
  }
}
