import type { ArgsOf } from '../../../contract/calls.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { ApiError } from '../../../contract/errors.ts';
import { LAW_EDITION } from '../../../contract/law/edition.ts';
import { needsReview } from '../../../contract/policy/job.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { assertJobSlot } from '../../domain/billing/entitlement.ts';
import { assertNotBlocked, assertStaying } from '../../domain/company/lock-company.ts';
import { assertMayAdvertise, lacksProof } from '../../domain/company/registration.ts';
import { changeJob } from '../../domain/job/change-job.ts';
import { assertFitForMarket } from '../../domain/job/fit-for-market.ts';
import type { JobRow } from '../../domain/job/row.ts';
import type { Publishing } from './policy.ts';
import { assertNotEditedByOthers, endOfPublication } from './publishable.ts';
import { readJob } from './read-job.ts';
import { assertQuestions } from './writable.ts';

/**
 * Puts it on the market, or hands it to staff first: of a company without a VAT number until it is verified, of others
 * where the reviews are switched on (`needsReview`).
 */
export async function publishJob(
  context: CallContext,
  { rev, validThrough }: ArgsOf<'job.publish'>,
  { company, job }: Publishing,
): Promise<CompanyJob> {
  const { now } = context;
  await assertNotEditedByOthers(context, job, rev);
  assertQuestions(job.questions, 'questions');
  assertFitForMarket(job, now);
  await assertMayAdvertise(context.tx, job);
  const end = endOfPublication(now, validThrough);
  assertStaying(company);
  assertNotBlocked(company);
  await assertJobSlot(context, job.company_id);
  const review =
    (await lacksProof(context.tx, company)) ||
    (context.settings.review && needsReview({ verified: company.verified, minAge: job.min_age }));
  if (review && !company.verified) await assertFirst(context, job);
  const status = review ? 'in_review' : 'published';
  const row = await changeJob(
    context,
    job,
    {
      status,
      law_edition: LAW_EDITION,
      status_reason: null,
      review_note: null,
      published_at: review ? job.published_at : now,
      // Of a job under review: the wish.
      valid_through: end,
      reviewed_at: null,
      unreviewed_since: null,
      closing_told_at: null,
    },
    {
      actor: { uid: userOf(context).id },
      action: 'job.published',
      before: { status: job.status },
      after: { status, validThrough: end.toISOString() },
    },
  );
  return readJob(context, row);
}

/** One job of a company that nobody has verified is looked at by staff; any further one waits for the verification. */
async function assertFirst({ tx }: CallContext, job: JobRow): Promise<void> {
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
