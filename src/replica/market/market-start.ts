import type { Job } from '../../../contract/entities/job.ts';
import { closingOf } from '../../../contract/policy/closing.ts';
import type { Replica } from '../database.ts';
import { answerOf, type Query } from '../live-answer.ts';
import { applicationItems, applicationItemsByJob, byJob } from '../queries/application-items.ts';
import { countUnread } from '../queries/conversations.ts';
import { newestJobs } from '../queries/jobs.ts';
import { marketMarks } from '../queries/kept-jobs.ts';
import { marketPart } from '../queries/market-part.ts';
import { me } from '../queries/me.ts';
import { countUnreadNotifications } from '../queries/notifications.ts';
import { syncStatus } from '../queries/outbox.ts';
import { isHidden } from './filters.ts';

export type Beginning = Awaited<ReturnType<typeof newestJobs>>;

/** As many as fill a screen until the index answers. */
const BEGINNING = 20;
/** A job that ends in the first minutes is taken off by the index, which answers in seconds. */
const SAME_MS = 600_000;

const beginnings = new WeakMap<Replica, { at: number; query: Query<Beginning> }>();

/**
 * The beginning of the list as it is at start, which needs no index of words. The same query for all who ask within
 * minutes, so that one that was asked ahead is the one that is read.
 * @param now the server's time in milliseconds
 */
export function beginningOf(db: Replica, now: number): Query<Beginning> {
  const before = beginnings.get(db);
  if (before && Math.abs(now - before.at) < SAME_MS) return before.query;
  const query = () => beginning(db, now);
  beginnings.set(db, { at: now, query });
  return query;
}

async function beginning(db: Replica, now: number, counted?: PromiseLike<number>): Promise<Beginning> {
  const { hidden } = await marketMarks(db);
  const isOpen = (job: Job) => closingOf(job.validThrough, now)?.kind !== 'over' && !isHidden(job, hidden);
  return newestJobs(db, isOpen, BEGINNING, counted);
}

const begun = new WeakSet<Replica>();

/**
 * Asks once, in one transaction, what the first list and the bars around it read, while their code is on its way: so they
 * are drawn once, and not again with each answer. One by one, as live queries, this takes a cheap phone twice as long.
 * @param now the device's time in milliseconds: as near to the server's as need be
 * @param painted what no screen has listened to by then is forgotten
 */
export async function beginMarket(db: Replica, now: number, painted: Promise<void>): Promise<void> {
  if (begun.has(db)) return;
  begun.add(db);
  const foretold = await db.connection.readAgain(() =>
    db.transaction('r', db.tables, async () => {
      const counted = db.job.count();
      const [items, ...others] = await Promise.all([
        told(applicationItems, applicationItems(db)),
        told(marketMarks, marketMarks(db)),
        told(beginningOf(db, now), beginning(db, now, counted)),
        told(syncStatus, syncStatus(db)),
        told(marketPart, marketPart(db, counted)),
        told(me, me(db)),
        told(countUnread, countUnread(db)),
        told(countUnreadNotifications, countUnreadNotifications(db)),
      ]);
      return [items, { query: applicationItemsByJob, value: byJob(items.value) }, ...others];
    }),
  );
  for (const { query, value } of foretold) answerOf(db, query as Query<unknown>).foretell(value);
  void painted.then(() => {
    for (const { query } of foretold) answerOf(db, query as Query<unknown>).forget();
  });
}

async function told<Result>(query: (db: Replica) => Promise<Result>, asked: Promise<Result>) {
  return { query, value: await asked };
}
