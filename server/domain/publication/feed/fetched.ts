import type { Selectable } from 'kysely';
import { type AdRow, ALL_COLUMNS } from '../../../../contract/import/ad-row.ts';
import type { ChangeContext } from '../../../api/change-context.ts';
import { daysAfter } from '../../../base/days.ts';
import type { JobFeedTable } from '../../../database/schema/job.ts';
import { eachRow } from '../../../work/each-row.ts';
import { cancelWork, queueWork } from '../../../work/queue.ts';
import type { WorkKinds } from '../../../work/work.ts';
import { lockCompany } from '../../company/lock-company.ts';

/** Kinds of work whose key is the feed's id: fetching its address, writing what came. */
export const FETCH_FEED = 'job-feed.fetch';
export const WRITE_FEED = 'job-feed.write';

const QUARTER_MS = 900_000;

/** An address that was read a moment ago is not read again: it is a stranger's server. */
const PAUSE_MS = 60_000;

type Fetched = Pick<Selectable<JobFeedTable>, 'id' | 'fetched_at'>;

/** When a feed may be fetched again; a time that has passed where it may be at once. */
export const pauseEnds = ({ fetched_at }: Pick<Fetched, 'fetched_at'>): Date =>
  new Date((fetched_at?.getTime() ?? 0) + PAUSE_MS);

/** Has a feed fetched as soon as it may be, and again in a day. */
export async function fetchNow(context: ChangeContext, feed: Fetched): Promise<void> {
  const { tx, now } = context;
  await tx
    .updateTable('job_feed')
    .set({ state: 'waiting', failure: null, body: null, next_at: daysAfter(now, 1) })
    .where('id', '=', feed.id)
    .execute();
  const free = pauseEnds(feed);
  await queueWork(context, {
    kind: FETCH_FEED,
    key: feed.id,
    payload: { feedId: feed.id },
    at: free > now ? free : now,
  });
}

/**
 * Forgets a feed. Writing is cancelled first: its running task holds its own row and then waits for company and feed.
 * Fetching comes last, as with everybody who queues or settles it behind the feed.
 */
export async function forgetFeed(
  context: ChangeContext,
  feed: { id: string; companyId: string },
): Promise<void> {
  await cancelWork(context, WRITE_FEED, feed.id);
  await lockCompany(context.tx, feed.companyId);
  await context.tx.deleteFrom('job_feed').where('id', '=', feed.id).execute();
  await cancelWork(context, FETCH_FEED, feed.id);
}

const due = ({ tx, now }: ChangeContext) =>
  tx.selectFrom('job_feed').where('paused_at', 'is', null).where('next_at', '<=', now);

export const dueFeeds: WorkKinds = eachRow('job-feeds.due', QUARTER_MS, {
  lane: 'bulk',
  async find(context, { limit, untaken }) {
    return due(context).where(untaken('job_feed.id')).select('id').orderBy('next_at').limit(limit).execute();
  },
  async act(context, id) {
    const feed = await due(context)
      .where('id', '=', id)
      .select(['id', 'fetched_at'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (feed !== undefined) await fetchNow(context, feed);
  },
});

/** The address to be read; undefined once nobody waits for it. */
export async function feedToFetch({ tx }: ChangeContext, feedId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('job_feed')
    .where('id', '=', feedId)
    .where('state', '=', 'waiting')
    .where('paused_at', 'is', null)
    .select('url')
    .executeTakeFirst();
  return row?.url;
}

/** Keeps the ads that an address has answered with, and has them written. What was changed meanwhile is left alone. */
export async function noteFetched(
  context: ChangeContext,
  { feedId, url }: { feedId: string; url: string },
  fetched: { ads: AdRow[] } | { failure: string },
): Promise<void> {
  const outcome =
    'ads' in fetched
      ? ({ state: 'writing', body: JSON.stringify(fetched.ads, withoutNul), rows: '[]' } as const)
      : ({ state: 'failed', failure: fetched.failure, rows: '[]' } as const);
  const row = await context.tx
    .updateTable('job_feed')
    .set({ ...outcome, fetched_at: context.now })
    .where('id', '=', feedId)
    .where('url', '=', url)
    .where('state', '=', 'waiting')
    .returning('state')
    .executeTakeFirst();
  if (row?.state === 'writing')
    await queueWork(context, { kind: WRITE_FEED, key: feedId, payload: { feedId } });
}

/** The ads that wait to be written; undefined where a server of before has kept the text as it came. */
export function adsToWrite({ body }: Pick<Selectable<JobFeedTable>, 'body'>): AdRow[] | undefined {
  try {
    const ads = JSON.parse(body ?? '') as unknown;
    return Array.isArray(ads) && ads.every(isAdRow) ? ads : undefined;
  } catch {
    return undefined;
  }
}

const isAdRow = (row: unknown): row is AdRow =>
  typeof row === 'object' && row !== null && ALL_COLUMNS.every((column) => column in row);

/** PostgreSQL has no such character in a text. */
const withoutNul = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;
