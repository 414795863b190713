import type { JobDraft } from '../entities/job.ts';
import type { InternshipType } from '../entities/working-conditions.ts';
import { cited } from './source.ts';

type Internship = Pick<JobDraft, 'internship' | 'startDate' | 'endDate'>;

/** Longest of those that are without minimum wage because they are short, in months. */
export const SHORT_MONTHS = 3;
const MILOG = '2015-01-01';

/** Kinds of internship without minimum wage, and the number of §22 (1) MiLoG that says so. */
export const WITHOUT_WAGE = {
  school: cited('MiLoG', '22.1.1', MILOG),
  mandatory: cited('MiLoG', '22.1.1', MILOG),
  orientation: cited('MiLoG', '22.1.2', MILOG),
  beside_studies: cited('MiLoG', '22.1.3', MILOG),
} as const;

const SHORT: readonly InternshipType[] = ['orientation', 'beside_studies'];

/** What it is in law: a short one that lasts longer is a voluntary one, and so is one of which nobody says it. */
export function internshipInLaw({ internship, startDate, endDate }: Internship): InternshipType {
  if (internship === null) return 'voluntary';
  const isLong = startDate !== null && endDate !== null && endDate > addMonths(startDate, SHORT_MONTHS);
  return SHORT.includes(internship) && isLong ? 'voluntary' : internship;
}

/** Whether it is paid with the minimum wage. */
export function internshipNeedsWage(of: Internship): boolean {
  return internshipInLaw(of) === 'voluntary';
}

function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
