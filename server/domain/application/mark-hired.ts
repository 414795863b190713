import { ApiError } from '../../../contract/errors.ts';
import { may } from '../../../contract/policy/application.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { touchJob } from './job-stats.ts';
import { eraseAfter } from './rejection.ts';
import type { ApplicationRow } from './row.ts';
import { setStatus } from './transition.ts';

/**
 * Marks the applicant as hired once the offer has all signatures. Throws `state_conflict` where the application is no
 * longer accepted: an earlier withdrawal stands.
 */
export async function markHired(context: ChangeContext, applicationId: string): Promise<ApplicationRow> {
  const { tx } = context;
  const unknown = () => new ApiError('not_found', 'no such application');
  const of = tx.selectFrom('application').where('id', '=', applicationId);
  const { job_id } = await of.select('job_id').executeTakeFirstOrThrow(unknown);
  // Job first, as everywhere: see domain/application/end.ts.
  await tx.selectFrom('job').where('id', '=', job_id).select('id').forNoKeyUpdate().execute();
  const row = await of.selectAll().forNoKeyUpdate().executeTakeFirstOrThrow(unknown);
  if (row.status === 'hired') return row;
  if (!may('hire', row.status))
    throw new ApiError('state_conflict', `this application is ${row.status}, so nobody can be hired by it`, {
      detail: { status: row.status, at: row.status_at[row.status] ?? null },
    });
  // The employer has a file of its own by then.
  const erase_at = await eraseAfter(context, row.company_id);
  const next = await setStatus(context, row, 'hired', null, { due_at: null, erase_at });
  await touchJob(context, row.job_id);
  return next;
}
