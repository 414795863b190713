import type { ChangeContext } from '../../../api/change-context.ts';
import { closeGoneJob } from './closed.ts';
import type { FeedJobRow } from './write-row.ts';

const online = ({ tx }: ChangeContext, feed: Pick<FeedJobRow, 'id'>) =>
  tx
    .selectFrom('imported_job')
    .innerJoin('job', 'job.id', 'imported_job.job_id')
    .where('imported_job.feed_id', '=', feed.id)
    .where('job.deleted_at', 'is', null)
    .where('job.status', '=', 'published');

/** Ids of jobs online that a feed has brought and has no more. */
export async function unlisted(
  context: ChangeContext,
  feed: FeedJobRow,
  listed: ReadonlySet<string>,
): Promise<string[]> {
  const known = await online(context, feed).select('job.id').execute();
  return known.map(({ id }) => id).filter((id) => !listed.has(id));
}

/** Ids of jobs. `listed`: the feed has them; `locked`: those that may be closed. */
type Jobs = { listed: ReadonlySet<string>; locked: ReadonlySet<string> };

/**
 * Notes which jobs of a feed it has no more; where the company has said so those close, and their applications stay open. They
 * go online again when the feed has them back (write-row.ts).
 * A feed that loses more than half of its jobs at once is more likely broken than right: what it lost then stays open, as
 * long as no more jobs are left in it than that.
 */
export async function settleGone(
  context: ChangeContext,
  feed: FeedJobRow,
  { listed, locked }: Jobs,
): Promise<void> {
  const { tx, now } = context;
  const known = await online(context, feed)
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
  if (!feed.close_gone) return;
  const since = ({ gone_at }: Pick<(typeof gone)[number], 'gone_at'>) => (gone_at ?? now).getTime();
  const left = known.length - gone.length;
  for (const [moment, together] of Map.groupBy(gone, since)) {
    const there = left + gone.filter((job) => since(job) >= moment).length;
    if (together.length * 2 > there) continue;
    for (const job of together) if (locked.has(job.id)) await closeGoneJob(context, job);
  }
}
