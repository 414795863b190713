import type { JobDraft } from '../entities/job.ts';
import type { MinAgeCode, Shift } from '../entities/working-conditions.ts';
import type { JobKind } from '../job-kinds.ts';
import type { Source } from './source.ts';

/** What the law of minors asks of a job; every draft, row and offer that has these fields can be asked about. */
export type JobFacts = Pick<
  JobDraft,
  | 'kind'
  | 'internship'
  | 'hours'
  | 'shifts'
  | 'agreedTimes'
  | 'schooling'
  | 'branches'
  | 'conditions'
  | 'assurances'
  | 'startDate'
  | 'endDate'
>;

/** A rule that a job breaks for somebody. `shift`: the one that breaks it, where it is one. */
export type Finding = { readonly code: MinAgeCode; readonly source: Source; readonly shift?: Shift };

/** Facts without which nobody can tell whether a minor may do the work. */
export type MissingFact = 'branches' | 'conditions' | 'times' | 'hours' | 'internship';

/** No work at a place and by a clock: their own rules decide about minors. */
const WITHOUT_HOURS: readonly JobKind[] = ['freelance', 'campaign'];

export function missingFacts(job: JobFacts): MissingFact[] {
  if (WITHOUT_HOURS.includes(job.kind)) return [];
  const missing: MissingFact[] = [];
  if (job.branches.length === 0) missing.push('branches');
  if (job.conditions === null) missing.push('conditions');
  if (job.shifts.length === 0) {
    if (job.agreedTimes === null) missing.push('times');
    if (job.hours === null) missing.push('hours');
  }
  if (job.kind === 'internship' && job.internship === null) missing.push('internship');
  return missing;
}

/** A job of kind holiday is worked in the holidays unless it says otherwise; any other one in term as well. */
export function isHolidayWork({ kind, schooling }: Pick<JobFacts, 'kind' | 'schooling'>): boolean {
  return (schooling ?? (kind === 'holiday' ? 'holiday' : 'term')) === 'holiday';
}
