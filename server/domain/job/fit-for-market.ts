import { minimumAge } from '../../../contract/law/age-law.ts';
import type { MinAgeCode } from '../../../contract/entities/working-conditions.ts';
import { ApiError } from '../../../contract/errors.ts';
import { lacksPay } from '../../../contract/policy/job.ts';
import { factsOf } from './facts.ts';
import type { JobRow } from './row.ts';

/** Decision 6: throws `pay_required` for kinds that are not published without a pay range. */
export function assertPayKnown(job: Pick<JobRow, 'kind' | 'pay'>): void {
  if (lacksPay(job))
    throw new ApiError('pay_required', `a job of kind ${job.kind} is published with its pay range only`, {
      fields: [{ path: 'pay', code: 'missing' }],
    });
}

/** The fields a company can change to admit younger people. */
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
 * createjob.7: throws `age_law` for a lowest age below the law's for this work, with that age and every rule behind it.
 * A company may set a higher one.
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
