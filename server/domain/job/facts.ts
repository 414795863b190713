import type { JobFacts } from '../../../contract/law/facts.ts';
import type { JobRow } from './row.ts';

/** What the age law asks of a stored job. */
export function factsOf(
  row: Pick<JobRow, 'kind' | 'hours' | 'shifts' | 'schooling' | 'workplace' | 'start_date' | 'end_date'>,
): JobFacts {
  const { kind, hours, shifts, schooling, workplace } = row;
  return { kind, hours, shifts, schooling, workplace, startDate: row.start_date, endDate: row.end_date };
}
