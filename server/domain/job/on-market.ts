import { type RawBuilder, sql } from 'kysely';
import { isOnMarket } from '../../../contract/policy/job.ts';
import type { JobRow } from './row.ts';

/**
 * The SQL of `contract/policy/job.ts`, over a row of `job` under the name that a statement gives it. A deleted job is a
 * draft or unpublished (a check of the table), so none of these asks for it. The states are literals: a partial index
 * cannot serve a bound one.
 */

/** `isOnMarket` */
export function onMarket(job: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${job}.status`)} = 'published' and ${closesAfter(job, now)})`;
}

/** `isLive` */
export function isLive(job: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${onMarket(job, now)} or ${sql.ref(`${job}.status`)} = 'in_review')`;
}

/** Past its end, but not yet taken off the market by the clock. */
export function isOver(job: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${job}.status`)} = 'published' and ${sql.ref(`${job}.valid_through`)} <= ${now})`;
}

/** The half of `onMarket` that `job_search` has a column for: it holds published jobs only. */
export function closesAfter(row: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${row}.valid_through`)} > ${now}`;
}

export function isRowOnMarket(
  { status, valid_through }: Pick<JobRow, 'status' | 'valid_through'>,
  now: Date,
): boolean {
  return isOnMarket({ status, validThrough: valid_through?.toISOString() ?? null }, now);
}
