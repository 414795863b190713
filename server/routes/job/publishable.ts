import { minimumAge } from '../../../contract/age-law.ts';
import type { MinAgeCode } from '../../../contract/entities/working-conditions.ts';
import { ApiError } from '../../../contract/errors.ts';
import { VALID_THROUGH_MAX_DAYS } from '../../../contract/limits.ts';
import { closingDays, closingMoment } from '../../../contract/policy/closing-day.ts';
import { lacksPay } from '../../../contract/policy/job.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { factsOf } from '../../domain/job/facts.ts';
import type { JobRow } from '../../domain/job/row.ts';

/** Throws `rev_conflict` when a colleague has edited the job since edit `rev`; one's own edits are no conflict. */
export async function assertNotEditedByOthers(context: CallContext, job: JobRow, rev: number): Promise<void> {
  const theirs = await context.tx
    .selectFrom('job_revision')
    .innerJoin('user', 'user.id', 'job_revision.user_id')
    .where('job_id', '=', job.id)
    .where('rev', '>', rev)
    .where('user_id', '<>', userOf(context).id)
    .select(['user.firstname', 'user.lastname', 'job_revision.at'])
    .orderBy('rev', 'desc')
    .executeTakeFirst();
  if (theirs !== undefined)
    throw new ApiError('rev_conflict', 'a colleague has changed this job in the meantime', {
      detail: { rev: job.rev, by: `${theirs.firstname} ${theirs.lastname}`, at: theirs.at.toISOString() },
    });
}

/** Decision 6: throws `pay_required` for kinds that are not published without a pay range. */
export function assertPayKnown(job: Pick<JobRow, 'kind' | 'pay'>): void {
  if (lacksPay(job))
    throw new ApiError('pay_required', `a job of kind ${job.kind} is published with its pay range only`, {
      fields: [{ path: 'pay', code: 'missing' }],
    });
}

/** Where a company would change something to let younger people in. */
const FIELD: Partial<Record<MinAgeCode, string>> = {
  kind: 'kind',
  paid_media: 'kind',
  commercial: 'workplace',
  dangerous: 'workplace',
  piecework: 'workplace',
  hours_unknown: 'hours',
  weekly_hours: 'hours',
  holiday_days: 'endDate',
};

/**
 * createjob.7: throws `age_law` for a lowest age below the one the law has for this work, with that age and every rule
 * behind it. A higher one is the company's choice.
 */
export function assertAgeLaw(job: JobRow): void {
  const { minAge, reasons } = minimumAge(factsOf(job));
  if (job.min_age >= minAge) return;
  throw new ApiError('age_law', `this work is open from ${minAge} on; raise minAge, or change the work`, {
    fields: [
      { path: 'minAge', code: 'too_small' },
      ...reasons.map(({ code }) => ({ path: FIELD[code] ?? 'shifts', code })),
    ],
    detail: { minAge, reasons },
  });
}

/** When a publication ends: as asked, in the future and at most 60 calendar days ahead; else as `closingDays` has it. */
export function endOfPublication(now: Date, wish: string | undefined): Date {
  const { usual, last } = closingDays(now);
  if (wish === undefined) return closingMoment(usual);
  const end = new Date(wish);
  const refuse = (code: string, message: string): never => {
    throw new ApiError('fields_invalid', message, { fields: [{ path: 'validThrough', code }] });
  };
  if (end <= now) refuse('too_small', 'validThrough has passed');
  if (end > closingMoment(last))
    refuse('too_big', `validThrough is more than ${VALID_THROUGH_MAX_DAYS} days ahead`);
  return end;
}
