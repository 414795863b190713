import { type Selectable, sql } from 'kysely';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import type { FeedOutcome, FeedRow } from '../../../../contract/entities/job-feed.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { PlannedRow, Verdict } from '../../../../contract/import/plan-rows.ts';
import type { ChangeContext } from '../../../api/change-context.ts';
import type { JobFeedTable } from '../../../database/schema/job.ts';
import type { CompanyRow } from '../../company/row.ts';
import { editJob } from '../../job/edit-job.ts';
import { noteImported } from '../../job/imported.ts';
import { insertDraft } from '../../job/insert-draft.ts';
import { publishJob } from '../publish-job.ts';
import { closedByFeeds } from './closed.ts';

export type FeedJobRow = Selectable<JobFeedTable>;

type Around = {
  /** Locked. */
  company: CompanyRow;
  feed: FeedJobRow;
  /** Ids of jobs that were deleted here. */
  deleted: ReadonlySet<string>;
};

/** Makes or changes the job of a row, as it was planned. A job that changes is locked. */
export async function writeRow(context: ChangeContext, around: Around, row: PlannedRow): Promise<FeedRow> {
  const { at, ad, draft, job, jobId, findings } = row;
  const told = (outcome: FeedOutcome, refusal: string | null = null): FeedRow => ({
    at,
    title: draft?.title ?? ad.title.trim().slice(0, 200),
    outcome,
    _jobId:
      outcome === 'unreadable' || outcome === 'deleted' || (outcome === 'double' && job === null)
        ? null
        : (job?._id ?? jobId),
    findings: [...findings],
    refusal,
  });
  const { verdict } = row;
  if (verdict === 'new' || verdict === 'open') {
    if (around.deleted.has(jobId)) return told('deleted');
    return make(context, around, row, told);
  }
  if (job === null || !OF_FEED.includes(verdict)) return told(verdict);
  const closed = job.status === 'unpublished' ? await closedHere(context, around, job) : null;
  await context.tx
    .updateTable('imported_job')
    .set({ feed_id: around.feed.id })
    .where('job_id', '=', job._id)
    .execute();
  // What people have edited since is theirs to publish.
  if (closed !== null && closed.rev !== closed.imported_rev) return told('edited');
  const written = verdict === 'changed' ? await change(context, around, row, told) : told(verdict);
  if (closed === null || written.outcome !== verdict) return written;
  return { ...(await reopen(context, around, job._id, told)), again: true };
}

/** Rows of these verdicts have their job, which is the feed's from now on. */
const OF_FEED: readonly Verdict[] = ['same', 'changed', 'edited', 'live'];

/** Of a locked job that this feed has closed: its last edit, and the last one that an import made. */
async function closedHere({ tx }: ChangeContext, { feed }: Around, { _id }: CompanyJob) {
  const row = await closedByFeeds(tx, [feed.id])
    .where('job.id', '=', _id)
    .select(['job.rev', 'imported_job.rev as imported_rev'])
    .executeTakeFirst();
  return row ?? null;
}

/** Publishes a job that is back in its feed, where the feed publishes; the row says what keeps it off otherwise. */
async function reopen(
  context: ChangeContext,
  { company, feed }: Around,
  id: string,
  told: Tell,
): Promise<FeedRow> {
  if (!feed.publish) return told('created');
  const job = await context.tx.selectFrom('job').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const code = await refusalOf(context, () =>
    publishJob(context, { company, job }, { until: null, actor: null }),
  );
  return code === null ? told('published') : told('created', code);
}

type Tell = (outcome: FeedOutcome, refusal?: string | null) => FeedRow;

async function make(
  context: ChangeContext,
  { company, feed }: Around,
  { draft, jobId, digest, verdict }: PlannedRow,
  told: Tell,
): Promise<FeedRow> {
  if (draft === null) return told('unreadable');
  const job = await insertDraft(context, { id: jobId, companyId: company.id, draft, by: null });
  await noteImported(context.tx, job, digest, feed.id);
  if (verdict === 'open') return told('incomplete');
  if (!feed.publish) return told('created');
  const code = await refusalOf(context, () =>
    publishJob(context, { company, job }, { until: null, actor: null }),
  );
  return code === null ? told('published') : told('created', code);
}

async function change(
  context: ChangeContext,
  { feed }: Around,
  { job, patch, digest }: PlannedRow,
  told: Tell,
): Promise<FeedRow> {
  if (job === null) return told('unreadable');
  // It was read before it was locked: a colleague's edit that came first stays.
  const now = await context.tx
    .selectFrom('job')
    .where('id', '=', job._id)
    .select(['rev', 'deleted_at'])
    .executeTakeFirst();
  if (now === undefined || now.deleted_at !== null || now.rev !== job.rev) return told('edited');
  const code = await refusalOf(context, async () => {
    const edited = await editJob(context, { job, patch, by: null });
    await noteImported(context.tx, edited, digest, feed.id);
  });
  return code === null ? told('changed') : told('live', code);
}

/** Code of what the rules refuse; then nothing of it is written, and the other rows go on. */
async function refusalOf({ tx }: ChangeContext, act: () => Promise<unknown>): Promise<string | null> {
  await sql`savepoint feed_row`.execute(tx);
  try {
    await act();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await sql`rollback to savepoint feed_row`.execute(tx);
    return error.code;
  } finally {
    await sql`release savepoint feed_row`.execute(tx).catch(() => {});
  }
}
