import type { Job, PayUnit } from './entities/job.ts';

/** Working hours in one unit of pay, at full-time work; a project's pay cannot be compared. */
export const HOURS_IN: Record<PayUnit, number | null> = {
  HOUR: 1,
  DAY: 8,
  WEEK: 40,
  MONTH: 173.2,
  YEAR: 2078,
  PROJECT: null,
};

/**
 * Upper end of the pay range in cents an hour, at full-time hours; null where it cannot be told. The database's
 * `pay_per_hour` reckons the same.
 */
export function payPerHour(job: Pick<Job, 'pay'>): number | null {
  const hours = job.pay && HOURS_IN[job.pay.unit];
  return job.pay && hours && job.pay.currency === 'EUR' ? job.pay.max / hours : null;
}
