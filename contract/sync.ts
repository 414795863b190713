import * as z from 'zod/mini';
import { applicant, application } from './entities/application.ts';
import { company } from './entities/company.ts';
import { conversation, message } from './entities/conversation.ts';
import { creator } from './entities/creator.ts';
import { companyJob, job } from './entities/job.ts';
import { notification } from './entities/notification.ts';
import { offer } from './entities/offer.ts';
import { tracking } from './entities/tracking.ts';
import { user } from './entities/user.ts';
import { instant, version } from './fields.ts';
import { lazily } from './lazily.ts';

/**
 * The tables a replica holds. `job` is the market's view, `companyJob` a member's; `application` is the seeker's
 * view, `applicant` the company's. One view, one table: a row never changes its shape.
 */
export const rowSchemas = {
  applicant,
  application,
  company,
  companyJob,
  conversation,
  creator,
  job,
  message,
  notification,
  offer,
  tracking,
  user,
};

export type Rows = { [Table in keyof typeof rowSchemas]: z.infer<(typeof rowSchemas)[Table]> };
export type TableName = keyof Rows;
export const tableNames = Object.keys(rowSchemas) as TableName[];

/**
 * Buckets: `market`, `user:UID`, `company:ID`; `market:14` is what somebody of 14 sees of the market. A change belongs to one bucket; a caller sees some buckets.
 */
export const bucketId = z
  .string()
  .check(z.regex(/^(market(:\d{1,2})?|user:[A-Za-z0-9_-]{1,128}|company:[0-9a-f-]{36})$/));

/** One changed row. `row: null` is a tombstone; `ver` orders two changes of one row (rule R5). */
const changeOf = <Table extends TableName>(table: Table, row: (typeof rowSchemas)[Table]) =>
  z.object({ bucket: bucketId, table: z.literal(table), id: z.string(), ver: version, row: z.nullable(row) });

export const change = lazily(() =>
  z.discriminatedUnion('table', [
    changeOf('applicant', applicant),
    changeOf('application', application),
    changeOf('company', company),
    changeOf('companyJob', companyJob),
    changeOf('conversation', conversation),
    changeOf('creator', creator),
    changeOf('job', job),
    changeOf('message', message),
    changeOf('notification', notification),
    changeOf('offer', offer),
    changeOf('tracking', tracking),
    changeOf('user', user),
  ]),
);
export type Change = z.infer<typeof change>;

/**
 * Every answer to a write: `data` as the call declares it, and the rows it changed in the caller's own buckets, as
 * the next pull would show them. So an answer can be merged at once, by the same code as a pull, without flicker.
 */
export const answerChanges = z.array(change);

/** Answer of `GET /sync`. The cursor is opaque to clients. */
export const syncPage = lazily(() =>
  z.object({
    cursor: z.string(),
    /** The database this page is of; it changes when the server is set back to a backup (rule R3). */
    epoch: z.string(),
    more: z.boolean(),
    serverTime: instant,
    /** Every bucket the caller has now; rows of a bucket that is missing here are dropped (rule R4). */
    buckets: z.array(bucketId),
    /** Buckets to empty before this page is applied: the cursor was too old or of another database (rule R3). */
    reset: z.array(bucketId),
    changes: z.array(change),
  }),
);
export type SyncPage = z.infer<typeof syncPage>;

/** Longest time within which devices that have heard of the same thing pull, or come back to a server that has ended. */
export const SPREAD_MAX_MS = 60_000;

/**
 * A line of the event stream: `{"bucket": …}`. It carries no data and may be lost, doubled or late (rule R7). `spreadMs`:
 * it goes to many, who are to pull at moments by chance within so many milliseconds.
 */
export const signal = lazily(() =>
  z.object({ bucket: bucketId, spreadMs: z.optional(z.int().check(z.gte(0), z.lte(SPREAD_MAX_MS))) }),
);
export type Signal = z.infer<typeof signal>;
