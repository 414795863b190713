import type { Job } from '../../../contract/entities/job.ts';
import { closingOf } from '../../../contract/policy/closing.ts';
import { getMeta, type Replica } from '../database.ts';
import { answerOf, type Query } from '../live-answer.ts';
import {
  type ApplicationItem,
  applicationItems,
  applicationItemsByJob,
  byJob,
} from '../queries/application-items.ts';
import { countUnread } from '../queries/conversations.ts';
import { newestJobs } from '../queries/jobs.ts';
import { type MarkSettings, marketMarks, markSettings, marksOf } from '../queries/kept-jobs.ts';
import { type MarketPart, marketPart } from '../queries/market-part.ts';
import { me, myBirthDate } from '../queries/me.ts';
import { countUnreadNotifications } from '../queries/notifications.ts';
import { type SyncStatus, syncStatus } from '../queries/outbox.ts';
import { isHidden } from './filters.ts';
import { MARKET_TABLES } from './market-tables.ts';

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

/** What the first list and the bars around it read, of one moment. Of the person's own record only what these need. */
export type MarketAnswers = {
  items: ApplicationItem[];
  settings: MarkSettings | undefined;
  birthDate: string | undefined;
  beginning: Beginning;
  status: SyncStatus;
  part: MarketPart;
  unread: number;
  unreadNotifications: number;
  /** Server time minus device time, in milliseconds (rule R8). */
  clockOffset: number;
};

/**
 * In one transaction: one by one, as live queries, this takes a cheap phone twice as long.
 * @param now the device's time in milliseconds: as near to the server's as need be
 */
export function readMarket(db: Replica, now: number): Promise<MarketAnswers> {
  return db.connection.readAgain(() =>
    db.transaction('r', MARKET_TABLES, async () => {
      const counted = db.job.count();
      const [items, user, first, status, part, unread, unreadNotifications, clockOffset] = await Promise.all([
        applicationItems(db),
        me(db),
        beginning(db, now, counted),
        syncStatus(db),
        marketPart(db, counted),
        countUnread(db),
        countUnreadNotifications(db),
        getMeta(db, 'clockOffset'),
      ]);
      const { settings, general } = user ?? {};
      return {
        items,
        settings: settings && markSettings(settings),
        birthDate: general?.dateOfBirth,
        beginning: first,
        status,
        part,
        unread,
        unreadNotifications,
        clockOffset: clockOffset ?? 0,
      };
    }),
  );
}

const foretold = new WeakSet<Replica>();

/**
 * Once: what the first screen reads is known to it from its first render on, so it is drawn once, and not again with
 * each answer.
 * @param painted what no screen has listened to by then is forgotten
 * @param kept JSON of the answers that a last list was made of, which is painted: the store is not waited for then
 * @returns `answered` resolves when the store itself has answered all that is listened to; `clockOffset` in milliseconds
 */
export async function foretellMarket(
  db: Replica,
  now: number,
  painted: Promise<void>,
  kept?: string,
): Promise<{ isKept: boolean; answered: Promise<unknown>; clockOffset: number } | undefined> {
  if (foretold.has(db)) return undefined;
  foretold.add(db);
  const answers: MarketAnswers = kept ? JSON.parse(kept) : await readMarket(db, now);
  const foretell = <Result>(query: Query<Result>, value: Result) => {
    const answer = answerOf(db, query);
    void painted.then(() => answer.forget());
    return answer.foretell(value);
  };
  const answered = Promise.all([
    foretell(applicationItems, answers.items),
    foretell(applicationItemsByJob, byJob(answers.items)),
    foretell(marketMarks, marksOf(answers.settings)),
    foretell(myBirthDate, answers.birthDate),
    foretell(beginningOf(db, now), answers.beginning),
    foretell(syncStatus, answers.status),
    foretell(marketPart, answers.part),
    foretell(countUnread, answers.unread),
    foretell(countUnreadNotifications, answers.unreadNotifications),
  ]);
  return { isKept: kept !== undefined, answered, clockOffset: answers.clockOffset };
}
