import type { JobFacts } from '../../../contract/law/facts.ts';
import type { JobRow } from './row.ts';

/** Columns of what the law of minors asks of a job. */
export const FACT_COLUMNS = [
  'kind',
  'internship',
  'hours',
  'shifts',
  'agreed_times',
  'schooling',
  'branches',
  'conditions',
  'assurances',
  'start_date',
  'end_date',
] as const;

/** What the law of minors asks of a stored job. */
export function factsOf(row: Pick<JobRow, (typeof FACT_COLUMNS)[number]>): JobFacts {
  const { kind, internship, hours, shifts, schooling, branches, conditions, assurances } = row;
  return {
    ...{ kind, internship, hours, shifts, schooling, branches, conditions, assurances },
    agreedTimes: row.agreed_times,
    startDate: row.start_date,
    endDate: row.end_date,
  };
}
