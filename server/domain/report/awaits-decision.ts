import { sql } from 'kysely';

/**
 * Whether staff has to decide a row of `report`: nobody has, or its reporter has objected to the decision and was right.
 * Until the next one the earlier decision is what both sides read.
 */
export const awaitsDecision = sql<boolean>`(
  report.status = 'open' or (report.erased_at is null and exists (
    select from appeal
    where appeal.report_id = report.id
      and appeal.user_id is not distinct from report.reporter_id
      and appeal.status = 'granted'
      and appeal.decided_at > report.decided_at
  ))
)`;
