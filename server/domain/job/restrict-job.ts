import type { ChangeContext } from '../../api/change-context.ts';
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
