import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type JobSort, jobSort } from '../../../contract/entities/search.ts';
import { ApiError } from '../../../contract/errors.ts';
import { day, id, instant } from '../../../contract/fields.ts';
import { parseKeyset, writeKeyset } from '../../api/keyset.ts';
import { haversineFrom } from './conditions.ts';
import type { Criteria } from './criteria.ts';
import type { Corrections } from './understand.ts';

/** A job's position in an order; ties are broken by later publication, then by id. */
export type Position = { key: number | string; publishedAt: string; id: string };

/** The primary sort key: only the reader's choice decides (decision 7). */
export function keyOf(criteria: Criteria): RawBuilder<number | string> {
  switch (criteria.sort) {
    case 'date':
      return sql<number>`0`;
    case 'pay':
      return sql<number>`s.pay_hour`;
    case 'start':
      return sql<string>`s.start_date::text`;
    case 'distance':
      return criteria.place ? haversineFrom(criteria.place) : sql<number>`2`;
  }
}

/** The order over rows of `job_search s`, in the columns that have an index for it. */
export function orderOf(criteria: Criteria): RawBuilder<unknown> {
  const rest = sql`s.published_at desc, s.job_id`;
  switch (criteria.sort) {
    case 'date':
      return rest;
    case 'pay':
      return sql`s.pay_hour desc, ${rest}`;
    case 'start':
      return sql`s.start_date, ${rest}`;
    case 'distance':
      return sql`${keyOf(criteria)}, ${rest}`;
  }
}

/**
 * The column that an order follows first, and how what comes first compares with what comes later. Distances have none:
 * they have no index.
 */
export const LEADING: Partial<Record<JobSort, { column: RawBuilder<unknown>; first: RawBuilder<unknown> }>> =
  {
    date: { column: sql`s.published_at`, first: sql`>=` },
    pay: { column: sql`s.pay_hour`, first: sql`>=` },
    start: { column: sql`s.start_date`, first: sql`<=` },
  };

/** Condition for rows after a position. Its first part is only a bound for the index to start from. */
export function behind(criteria: Criteria, position: Position | undefined): RawBuilder<boolean>[] {
  if (position === undefined) return [];
  const { key, publishedAt, id: last } = position;
  const later = sql<boolean>`(s.published_at < ${publishedAt}::timestamptz or (s.published_at = ${publishedAt}::timestamptz and s.job_id > ${last}))`;
  const then = (column: RawBuilder<unknown>, value: RawBuilder<unknown>, next: RawBuilder<unknown>) => [
    sql<boolean>`${column} ${next}= ${value}`,
    sql<boolean>`(${column} ${next} ${value} or ${later})`,
  ];
  switch (criteria.sort) {
    case 'date':
      return [sql<boolean>`s.published_at <= ${publishedAt}::timestamptz`, later];
    case 'pay':
      return then(sql`s.pay_hour`, sql`${key}::double precision`, sql.raw('<'));
    case 'start':
      return then(sql`s.start_date`, sql`${key}::date`, sql.raw('>'));
    case 'distance':
      return then(keyOf(criteria), sql`${key}::double precision`, sql.raw('>'));
  }
}

const cursorParts = z.strictObject({
  s: jobSort,
  k: z.union([z.number(), day, z.literal('infinity')]),
  p: instant,
  i: id,
  /** The corrections of misspelt words, so that the next page uses the same. */
  w: z.optional(z.record(z.string(), z.array(z.string()))),
});

export function writeCursor(
  sort: JobSort,
  { key, publishedAt, id }: Position,
  corrections: Corrections,
): string {
  return writeKeyset({
    s: sort,
    k: key,
    p: publishedAt,
    i: id,
    ...(Object.keys(corrections).length > 0 ? { w: corrections } : {}),
  });
}

/** Throws `fields_invalid` for a cursor that is none, or belongs to another order. */
export function readCursor(text: string, sort: JobSort): { position: Position; corrections: Corrections } {
  const { success, data } = cursorParts.safeParse(parseKeyset(text));
  if (!success || data.s !== sort || (sort === 'start') !== (typeof data.k === 'string'))
    throw new ApiError('fields_invalid', 'this cursor does not belong to this search; begin without one', {
      fields: [{ path: 'cursor', code: 'invalid_format' }],
    });
  return { position: { key: data.k, publishedAt: data.p, id: data.i }, corrections: data.w ?? {} };
}
