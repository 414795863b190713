import type { statusReason } from '../../../contract/entities/job.ts';
import type { JobRow } from './row.ts';

/**
 * Why others no longer read a job that was on the market: told alike to whoever opens it, applies to it or searches by it.
 * One that staff looks at again before it comes back is paused for them; that it is under review is its company's affair.
 */
export function whyGone(
  job: Pick<JobRow, 'status' | 'status_reason' | 'deleted_at'>,
): (typeof statusReason)['options'][number] | 'deleted' {
  if (job.deleted_at !== null) return 'deleted';
  if (job.status === 'in_review' || job.status === 'draft') return 'paused';
  // Published and yet closed: its last day is over, and the clock has not come by.
  return (job.status_reason as (typeof statusReason)['options'][number] | null) ?? 'expired';
}
