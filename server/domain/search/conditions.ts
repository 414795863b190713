import { type RawBuilder, sql } from 'kysely';
import { boxAround, haversineOf, onSphere } from '../../base/earth.ts';
import { closesAfter } from '../job/on-market.ts';
import type { Criteria } from './criteria.ts';
import { marksOf } from './marks.ts';

type Condition = RawBuilder<boolean>;

/**
 * Conditions for a match in `job_search s`, without the distance. Hours, start and company are the SQL of `meetsWishes`
 * (contract/policy/job-wishes.ts): a job that does not state its hours has an empty range of them there, one that begins
 * by arrangement begins at `infinity`.
 */
export function conditionsOf(criteria: Criteria): Condition[] {
  const { now, tsqueries, kinds, payHour, hoursMin, hoursMax, remote, startBefore, age } = criteria;
  const { postedSince, companyId, hiddenJobs, hiddenCompanies } = criteria;
  const hasWords = tsqueries.length > 0;
  return [
    // The clock may not have taken it off the market yet.
    closesAfter('s', now),
    // One condition each: the index of words skips from one to the next, but compares every row of what is one query.
    ...(hasWords ? [...tsqueries, ...marksOf(criteria)] : []).map(
      (tsquery) => sql<boolean>`s.document @@ ${tsquery}::tsquery`,
    ),
    // With words it is one of the marks: named once more, it would be looked up in an index of its own.
    ...(kinds === undefined || hasWords ? [] : [sql<boolean>`s.kind in (${sql.join([...kinds])})`]),
    ...(payHour === undefined ? [] : [sql<boolean>`s.pay_hour >= ${payHour}`]),
    ...(hoursMin === undefined ? [] : [sql<boolean>`s.hours_max >= ${hoursMin}`]),
    ...(hoursMax === undefined ? [] : [sql<boolean>`s.hours_min <= ${hoursMax}`]),
    ...(remote === 'full' ? [sql<boolean>`s.remote = 'full'`] : []),
    ...(remote === 'partly' ? [sql<boolean>`s.remote in ('partly', 'full')`] : []),
    ...(startBefore === undefined
      ? []
      : [sql<boolean>`(s.start_date <= ${startBefore} or s.start_date = 'infinity')`]),
    ...(age === undefined ? [] : [sql<boolean>`s.min_age <= ${age}`]),
    ...(postedSince === undefined ? [] : [sql<boolean>`s.published_at >= ${postedSince}`]),
    ...(companyId === undefined ? [] : [sql<boolean>`s.company_id = ${companyId}`]),
    ...(hiddenJobs.length === 0 ? [] : [sql<boolean>`s.job_id not in (${sql.join([...hiddenJobs])})`]),
    ...(hiddenCompanies.length === 0
      ? []
      : [sql<boolean>`s.company_id not in (${sql.join([...hiddenCompanies])})`]),
  ];
}

/** Haversine of the angle between a row and the place: grows with the distance, 2 for a job without a place. */
export function haversineFrom(place: NonNullable<Criteria['place']>): RawBuilder<number> {
  const { x, y, z } = onSphere(place);
  return sql<number>`coalesce(((s.x - ${x}) * (s.x - ${x}) + (s.y - ${y}) * (s.y - ${y}) + (s.z - ${z}) * (s.z - ${z})) / 4, 2)`;
}

/** Within the radius: first by the box, which has an index, then by the distance itself. */
export function withinRadius(place: NonNullable<Criteria['place']>, km: number): Condition {
  const { south, north, west, east } = boxAround(place, km);
  return sql<boolean>`(s.at <@ box(point(${west}, ${south}), point(${east}, ${north})) and ${haversineFrom(place)} <= ${haversineOf(km)})`;
}

/** A fully remote job is near everywhere. */
export const IS_REMOTE: Condition = sql<boolean>`s.remote = 'full'`;

/** For rows that another index has found: without the box, so that the planner does not look for more. */
export function nearOrRemote(place: NonNullable<Criteria['place']>, km: number): Condition {
  return sql<boolean>`(${IS_REMOTE} or ${haversineFrom(place)} <= ${haversineOf(km)})`;
}

export function allOf(conditions: readonly Condition[]): Condition {
  return sql<boolean>`${sql.join([...conditions], sql` and `)}`;
}
