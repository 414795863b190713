import type { PayUnit } from './entities/job.ts';
import type { JobKind } from './job-kinds.ts';

/** What work of each kind is usually paid by, the most usual first: what a form offers, not what is allowed. */
export const PAY_UNITS: Record<JobKind, readonly [PayUnit, ...PayUnit[]]> = {
  employment: ['MONTH', 'HOUR', 'WEEK', 'YEAR'],
  minijob: ['HOUR', 'DAY', 'MONTH'],
  apprenticeship: ['MONTH'],
  internship: ['MONTH', 'HOUR', 'WEEK'],
  holiday: ['HOUR', 'DAY', 'WEEK', 'MONTH'],
  freelance: ['HOUR', 'DAY', 'PROJECT'],
  campaign: ['PROJECT', 'DAY'],
};
