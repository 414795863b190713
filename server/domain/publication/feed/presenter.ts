import type { JobFeed } from '../../../../contract/entities/job-feed.ts';
import type { Db } from '../../../database/database.ts';
import { closedByFeeds } from './closed.ts';

/** Feeds of a company, the oldest first. `only`: one of them. */
export async function loadFeeds(tx: Db, companyId: string, only?: string): Promise<JobFeed[]> {
  const feeds = await tx
    .selectFrom('job_feed')
    .where('company_id', '=', companyId)
    .$if(only !== undefined, (query) => query.where('id', '=', only as string))
    .select([
      'id',
      'url',
      'publish',
      'close_gone',
      'paused_at',
      'state',
      'failure',
      'next_at',
      'fetched_at',
      'rows',
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (feeds.length === 0) return [];
  const gone = await tx
    .selectFrom('imported_job')
    .innerJoin('job', 'job.id', 'imported_job.job_id')
    .where(
      'imported_job.feed_id',
      'in',
      feeds.map(({ id }) => id),
    )
    .where('imported_job.gone_at', 'is not', null)
    .where('job.status', '=', 'published')
    .where('job.deleted_at', 'is', null)
    .select(['imported_job.feed_id', 'imported_job.gone_at', 'job.id', 'job.title'])
    .orderBy('job.title')
    .orderBy('job.id')
    .execute();
  const closed = await closedByFeeds(
    tx,
    feeds.map(({ id }) => id),
  )
    .select(['imported_job.feed_id', 'imported_job.closed_at', 'job.id', 'job.title'])
    .orderBy('job.title')
    .orderBy('job.id')
    .execute();
  return feeds.map((feed) => ({
    _id: feed.id,
    url: feed.url,
    publish: feed.publish,
    closeGone: feed.close_gone,
    paused: feed.paused_at !== null,
    state: feed.state,
    failure: feed.failure,
    nextAt: feed.next_at.toISOString(),
    fetchedAt: feed.fetched_at?.toISOString() ?? null,
    rows: feed.rows.filter(({ outcome }) => outcome !== 'same'),
    same: feed.rows.filter(({ outcome }) => outcome === 'same').length,
    gone: gone.flatMap(({ feed_id, gone_at, id, title }) =>
      feed_id === feed.id && gone_at !== null ? [{ _jobId: id, title, since: gone_at.toISOString() }] : [],
    ),
    closed: closed.flatMap(({ feed_id, closed_at, id, title }) =>
      feed_id === feed.id && closed_at !== null && feed.fetched_at !== null && closed_at >= feed.fetched_at
        ? [{ _jobId: id, title, since: closed_at.toISOString() }]
        : [],
    ),
  }));
}
