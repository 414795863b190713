import type { Db } from '../../database/database.ts';
import type { ApplicationRow } from './row.ts';
import { readsApplicants } from './visible.ts';

/** Names of the members who may read an applicant, by their ids. */
export async function colleaguesReading(
  tx: Db,
  { company_id, job_id }: Pick<ApplicationRow, 'company_id' | 'job_id'>,
): Promise<Map<string, string>> {
  const job = await tx
    .selectFrom('job')
    .where('id', '=', job_id)
    .select('visible_to')
    .executeTakeFirstOrThrow();
  const members = await tx
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('member.company_id', '=', company_id)
    .select(['member.user_id', 'member.role', 'user.firstname', 'user.lastname'])
    .execute();
  return new Map(
    members
      .filter(({ user_id, role }) => readsApplicants(user_id, role, job))
      .map(({ user_id, firstname, lastname }) => [user_id, `${firstname} ${lastname}`]),
  );
}
