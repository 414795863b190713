import type { Db } from '../../database/database.ts';
import type { JobRow } from '../job/row.ts';
import type { ApplicationRow } from './row.ts';
import { readsApplicants } from './visible.ts';

type Reader = { user_id: string; role: 'owner' | 'member'; firstname: string; lastname: string };

/** The members who may read a job's applicants, by id. */
export async function readingMembers(
  tx: Db,
  job: Pick<JobRow, 'company_id' | 'visible_to'>,
): Promise<Reader[]> {
  const members = await tx
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('member.company_id', '=', job.company_id)
    .select(['member.user_id', 'member.role', 'user.firstname', 'user.lastname'])
    .orderBy('member.user_id')
    .execute();
  return members.filter(({ user_id, role }) => readsApplicants(user_id, role, job));
}

/** Names of the members who may read an applicant, by their ids. */
export async function colleaguesReading(
  tx: Db,
  { job_id }: Pick<ApplicationRow, 'job_id'>,
): Promise<Map<string, string>> {
  const job = await tx
    .selectFrom('job')
    .where('id', '=', job_id)
    .select(['company_id', 'visible_to'])
    .executeTakeFirstOrThrow();
  const readers = await readingMembers(tx, job);
  return new Map(readers.map(({ user_id, firstname, lastname }) => [user_id, `${firstname} ${lastname}`]));
}
