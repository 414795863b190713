import type { ChangeContext } from '../../api/call-context.ts';
import { takeDown } from './unpublish.ts';

/** Jobs locked in one transaction. */
const BATCH = 200;

/**
 * Takes jobs off the market whose `validThrough` has passed; their applications stay open and can still be answered.
 * Gives whether there are more.
 */
export async function expireJobs(context: ChangeContext): Promise<boolean> {
  const due = await context.tx
    .selectFrom('job')
    .select(['id', 'company_id', 'status'])
    .where('status', '=', 'published')
    .where('valid_through', '<=', context.now)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  // By company: the ends of their logs are locked in one order.
  due.sort((one, other) => (one.company_id < other.company_id ? -1 : 1));
  for (const job of due) await takeDown(context, job, 'expired', null);
  return due.length === BATCH;
}
