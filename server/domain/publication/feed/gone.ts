import type { ChangeContext } from '../../../api/change-context.ts';
import { takeDown } from '../../job/take-down.ts';
import type { FeedJobRow } from './write-row.ts';

/** A feed that loses more than half of its jobs at once is more likely broken than right. */
const MANY = 3;

/**
 * Notes which jobs of a feed it has no more; where the company has said so those close, and their applications stay open.
 * @param listed ids of jobs that it has
 */
export async function settleGone(
  context: ChangeContext,
  feed: FeedJobRow,
  listed: ReadonlySet<string>,
): Promise<void> {
  const { tx, now } = context;
  const known = await tx
    .selectFrom('imported_job')
    .innerJoin('job', 'job.id', 'imported_job.job_id')
    .where('imported_job.feed_id', '=', feed.id)
    .where('job.deleted_at', 'is', null)
    .where('job.status', '=', 'published')
    .select(['job.id', 'job.company_id', 'job.status', 'imported_job.gone_at'])
    .orderBy('job.id')
    .execute();
  const gone = known.filter(({ id }) => !listed.has(id));
  const fresh = gone.filter(({ gone_at }) => gone_at === null).map(({ id }) => id);
  if (fresh.length > 0)
    await tx.updateTable('imported_job').set({ gone_at: now }).where('job_id', 'in', fresh).execute();
  await tx
    .updateTable('imported_job')
    .set({ gone_at: null })
    .where('feed_id', '=', feed.id)
    .where('gone_at', 'is not', null)
    .$if(gone.length > 0, (query) =>
      query.where(
        'job_id',
        'not in',
        gone.map(({ id }) => id),
      ),
    )
    .execute();
  const isBroken = gone.length > MANY && gone.length * 2 > known.length;
  if (!feed.close_gone || isBroken) return;
  for (const { id } of gone) {
    const job = await tx
      .selectFrom('job')
      .where('id', '=', id)
      .where('status', '=', 'published')
      .select(['id', 'company_id', 'status'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (job !== undefined) await takeDown(context, job, 'paused', null);
  }
}
