import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { type Reasons, restrict } from '../restriction/restrict.ts';
import type { JobRow } from './row.ts';

/** The statement of reasons of what was done to an ad, to the owners of its company. */
export async function restrictJob(
  context: ChangeContext,
  { id, company_id, title }: Pick<JobRow, 'id' | 'company_id' | 'title'>,
  kind: 'job_unpublished' | 'job_refused',
  reasons: Reasons,
  reportId: string | null = null,
): Promise<void> {
  await restrict(context, {
    ...reasons,
    kind,
    concerns: { companyId: company_id },
    target: { type: 'job', id },
    about: title,
    reportId,
  });
}

/** Whether staff has taken it down and nobody has decided otherwise since: on its way back somebody looks at it again. */
export async function isTakenDownByStaff(tx: Db, jobId: string): Promise<boolean> {
  const statement = await tx
    .selectFrom('restriction')
    .where('target_id', '=', jobId)
    .where('kind', '=', 'job_unpublished')
    .where('lifted_at', 'is', null)
    // What the clock took down for want of answers goes back by itself.
    .where('automated', '=', false)
    .select('id')
    .executeTakeFirst();
  return statement !== undefined;
}
