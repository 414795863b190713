import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { mayReadApplicants } from '../../../contract/policy/application.ts';
import type { Tables } from '../../database/schema.ts';
import type { JobRow } from '../job/row.ts';

/** `mayReadApplicants` for the job's row. */
export function readsApplicants(
  uid: string,
  role: 'owner' | 'member',
  { visible_to }: Pick<JobRow, 'visible_to'>,
): boolean {
  return mayReadApplicants(uid, role, visible_to);
}

/** The same for a query over `application`: `viewer` is a member of the company and may read this one. */
export function ofVisibleJob(companyId: string, viewer: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'application'>();
  return eb.exists(
    eb
      .selectFrom('job')
      .innerJoin('member', 'member.company_id', 'job.company_id')
      .whereRef('job.id', '=', 'application.job_id')
      .where('member.company_id', '=', companyId)
      .where('member.user_id', '=', viewer)
      .where((or) =>
        or.or([
          or('member.role', '=', 'owner'),
          or('job.visible_to', 'is', null),
          sql<SqlBool>`jsonb_exists(job.visible_to, ${viewer}::text)`,
        ]),
      )
      .select('job.id'),
  );
}
