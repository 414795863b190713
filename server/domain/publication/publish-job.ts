import { ApiError } from '../../../contract/errors.ts';
import { LAW_EDITION } from '../../../contract/law/edition.ts';
import { VALID_THROUGH_MAX_DAYS } from '../../../contract/limits.ts';
import { closingDays, closingMoment } from '../../../contract/policy/closing-day.ts';
import { needsReview } from '../../../contract/policy/job.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { assertJobSlot } from '../billing/entitlement.ts';
import { assertNotBlocked, assertStaying } from '../company/lock-company.ts';
import { assertMayAdvertise, lacksProof } from '../company/registration.ts';
import type { CompanyRow } from '../company/row.ts';
import { assertQuestions } from '../job/assert-questions.ts';
import { changeJob } from '../job/change-job.ts';
import { assertFitForMarket } from '../job/fit-for-market.ts';
import { NOTHING_PLANNED } from '../job/nothing-planned.ts';
import { followsRemoval } from '../job/restrict-job.ts';
import type { JobRow } from '../job/row.ts';

/** Both rows locked, the company first: how many are on the market is counted behind its row. */
export type Publishing = { company: CompanyRow; job: JobRow };

type How = {
  /** The last day that was asked for. */
  until: Date | null;
  /** Null: the clock, at the time somebody has planned. */
  actor: { uid: string } | null;
};

/**
 * Puts it on the market, or hands it to staff first: of a company without a VAT number until it is verified, of others
 * where the reviews are switched on (`needsReview`), and always of one that staff has taken an ad down of
 * (`followsRemoval`). Throws what keeps it off before anything is written.
 */
export async function publishJob(
  context: ChangeContext,
  { company, job }: Publishing,
  { until, actor }: How,
): Promise<JobRow> {
  const { now } = context;
  const end = endOfPublication(now, until ?? undefined);
  await assertPublishable(context, { company, job }, now);
  await assertJobSlot(context, job.company_id);
  const review =
    (await lacksProof(context.tx, company)) ||
    (context.settings.review && needsReview({ verified: company.verified, minAge: job.min_age }));
  if (review && !company.verified) await assertFirst(context, job);
  const waits = review || (await followsRemoval(context, job.company_id, job.id));
  const status = waits ? 'in_review' : 'published';
  return changeJob(
    context,
    job,
    {
      status,
      law_edition: LAW_EDITION,
      status_reason: null,
      review_note: null,
      published_at: waits ? job.published_at : now,
      // Of a job under review: the wish.
      valid_through: end,
      reviewed_at: null,
      unreviewed_since: null,
      closing_told_at: null,
      ...NOTHING_PLANNED,
    },
    {
      actor,
      action: 'job.published',
      before: { status: job.status },
      after: { status, validThrough: end.toISOString() },
    },
  );
}

/** Throws what its text and its company lack to be on the market at `when`. */
export async function assertPublishable(
  { tx }: ChangeContext,
  { company, job }: Publishing,
  when: Date,
): Promise<void> {
  assertQuestions(job.questions, 'questions');
  assertFitForMarket(job, when);
  await assertMayAdvertise(tx, job);
  assertStaying(company);
  assertNotBlocked(company);
}

/** One job of a company that nobody has verified is looked at by staff; any further one waits for the verification. */
async function assertFirst({ tx }: ChangeContext, job: JobRow): Promise<void> {
  const other = await tx
    .selectFrom('job')
    .where('company_id', '=', job.company_id)
    .where('id', '<>', job.id)
    .where((eb) => eb.or([eb('published_at', 'is not', null), eb('status', '=', 'in_review')]))
    .select('id')
    .executeTakeFirst();
  if (other !== undefined)
    throw new ApiError(
      'company_unverified',
      'your first job is with us or was published; the next one follows once your company is verified',
    );
}

/** When a publication at `now` ends: as asked, later and at most 60 calendar days ahead; else as `closingDays` has it. */
export function endOfPublication(now: Date, wish: Date | undefined, path = 'validThrough'): Date {
  const { usual, last } = closingDays(now);
  if (wish === undefined) return closingMoment(usual);
  const refuse = (code: string, message: string): never => {
    throw new ApiError('fields_invalid', message, { fields: [{ path, code }] });
  };
  if (wish <= now) refuse('too_small', 'validThrough has passed');
  if (wish > closingMoment(last))
    refuse('too_big', `validThrough is more than ${VALID_THROUGH_MAX_DAYS} days ahead`);
  return wish;
}
