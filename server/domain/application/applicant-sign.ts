import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** A number that no other applicant of the job has. The job is locked, so two who apply at once get two. */
export async function nextSign(tx: Db, jobId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('application')
    .where('job_id', '=', jobId)
    .select(sql<number | null>`max((person->>'sign')::int)`.as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
