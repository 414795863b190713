import type { CompanyJob } from '../../../contract/entities/job.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { loadCompanyJobs } from '../../domain/job/presenter.ts';
import type { JobRow } from '../../domain/job/row.ts';

export async function readJob(
  context: Pick<CallContext, 'tx'>,
  row: Pick<JobRow, 'id' | 'company_id'>,
): Promise<CompanyJob> {
  const job = (await loadCompanyJobs(context.tx, [row.id], row.company_id)).get(row.id);
  if (job === undefined) throw new ApiError('not_found', 'no such job');
  return job;
}
