import type { Applicant } from '../../../contract/entities/application.ts';
import type { Replica } from '../database.ts';
import { keptRows } from '../kept-rows.ts';

/** A company's applicants, newest first: thousands of them, of which a change concerns few. */
export const applicants: (db: Replica) => Promise<readonly Applicant[]> = keptRows('applicant', newestFirst);

function newestFirst(a: Applicant, b: Applicant): number {
  const [first = '', second = ''] = [a.statusAt.submitted, b.statusAt.submitted];
  return first === second ? 0 : first < second ? 1 : -1;
}

/** How many wait to be opened for the first time. */
export async function countNewApplicants(db: Replica): Promise<number> {
  return (await applicants(db)).filter((row) => row.status === 'submitted').length;
}
