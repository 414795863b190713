import type { ChangeContext } from '../../../api/change-context.ts';
import { daysAfter } from '../../../base/days.ts';
import { eachRow } from '../../../work/each-row.ts';
import { queueWork } from '../../../work/queue.ts';
import type { WorkKinds } from '../../../work/work.ts';

/** Kinds of work whose key is the feed's id: fetching its address, writing what came. */
export const FETCH_FEED = 'job-feed.fetch';
export const WRITE_FEED = 'job-feed.write';

const QUARTER_MS = 900_000;

/** Has a feed fetched now, and again in a day. */
export async function fetchNow(context: ChangeContext, feedId: string): Promise<void> {
  await context.tx
    .updateTable('job_feed')
    .set({ state: 'waiting', failure: null, body: null, next_at: daysAfter(context.now, 1) })
    .where('id', '=', feedId)
    .execute();
  await queueWork(context, { kind: FETCH_FEED, key: feedId, payload: { feedId } });
}

const due = ({ tx, now }: ChangeContext) =>
  tx.selectFrom('job_feed').where('paused_at', 'is', null).where('next_at', '<=', now);

export const dueFeeds: WorkKinds = eachRow('job-feeds.due', QUARTER_MS, {
  lane: 'bulk',
  async find(context, { limit, untaken }) {
    return due(context).where(untaken('job_feed.id')).select('id').orderBy('next_at').limit(limit).execute();
  },
  async act(context, id) {
    const feed = await due(context).where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst();
    if (feed !== undefined) await fetchNow(context, id);
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

/** Keeps what an address has answered, and has it written. What was changed meanwhile is left alone. */
export async function noteFetched(
  context: ChangeContext,
  { feedId, url }: { feedId: string; url: string },
  fetched: { body: string } | { failure: string },
): Promise<void> {
  const outcome =
    'body' in fetched
      ? ({ state: 'writing', body: withoutNul(fetched.body), rows: '[]' } as const)
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

/** PostgreSQL has no such character in a text. */
const withoutNul = (text: string) => text.replaceAll('\0', '');
