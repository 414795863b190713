import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { isForMarket } from '../../../../contract/policy/job.ts';

/** By what lists and tables of jobs are ordered, beside words and numbers. */

/** What can be found comes before what is to come and what is over. */
export function rankOf({ status, goesOnline }: CompanyJob): number {
  if (status === 'published') return 0;
  if (status === 'in_review') return 1;
  if (goesOnline) return 2;
  return status === 'draft' ? 3 : 4;
}

/** Last day of what can be found, or soon can; empty for the others, whose last day says nothing. */
export function endOf({ status, validThrough }: CompanyJob): string {
  return isForMarket(status) && validThrough ? validThrough : '';
}

/** Applications that nobody has opened. */
export function unseenOf({ stats }: CompanyJob): number {
  return Math.max(0, stats.applied - stats.seen);
}
