import { sql } from 'kysely';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { changeJob } from './change-job.ts';
import type { JobRow } from './row.ts';

type Reason = NonNullable<CompanyJob['statusReason']>;

/** `job` is locked and published. What it says now stays known: others read no more of it than that. */
export async function takeDown(
  context: ChangeContext,
  job: Pick<JobRow, 'id' | 'company_id' | 'status'>,
  reason: Reason,
  actor: { uid: string } | 'staff' | null,
): Promise<JobRow> {
  return changeJob(
    context,
    job,
    {
      status: 'unpublished',
      status_reason: reason,
      unreviewed_since: null,
      closed_at: context.now,
      closed_title: sql.ref<string>('title'),
      closed_place: sql<string | null>`location ->> 'label'`,
    },
    {
      actor,
      action: reason === 'expired' ? 'job.expired' : 'job.unpublished',
      before: { status: job.status },
      after: { status: 'unpublished', reason },
    },
  );
}
