import { daysBetween } from '../calendar-day.ts';
import type { MinorDuty } from '../entities/offer.ts';
import type { JobKind } from '../job-kinds.ts';
import { jarbschg, type Source } from './source.ts';

/**
 * Duties of who employs somebody below 18, in the order they fall due. The company ticks them when it signs an offer,
 * and what it ticked is part of its signature.
 */
export const MINOR_DUTIES: Readonly<Record<MinorDuty, Source>> = {
  fit_to_employ: jarbschg('25'),
  risk_assessment: jarbschg('28a', '1997-03-01'),
  dangers: jarbschg('22.1'),
  medical_check: jarbschg('32.1'),
  briefing: jarbschg('29'),
  vocational_school: jarbschg('9'),
  free_days: jarbschg('18.1'),
};

/** Kinds in which nobody is employed. */
const NOBODY_EMPLOYED: readonly JobKind[] = ['freelance', 'campaign'];
/** A first medical check is not asked for light work that is marginal, or that lasts up to two months. */
const SHORT_DAYS = 61;
/** Who works so is usually under vocational schooling. */
const WITH_SCHOOL: readonly JobKind[] = ['employment', 'apprenticeship'];

type Work = { kind: JobKind; start: string | null; end: string | null };

/** Those of an offer to a minor; none where nobody is employed. By what the company knows of it, and nothing else. */
export function minorDutiesOf({ kind, start, end }: Work): MinorDuty[] {
  if (NOBODY_EMPLOYED.includes(kind)) return [];
  const isShort = start !== null && end !== null && daysBetween(start, end) <= SHORT_DAYS;
  const light = kind === 'minijob' || kind === 'holiday' || kind === 'internship';
  const left: MinorDuty[] = [];
  if (light && (kind === 'minijob' || isShort)) left.push('medical_check');
  if (!WITH_SCHOOL.includes(kind)) left.push('vocational_school');
  return (Object.keys(MINOR_DUTIES) as MinorDuty[]).filter((duty) => !left.includes(duty));
}

/** The duties that were not ticked. */
export function missingDuties(asked: readonly MinorDuty[], ticked: readonly MinorDuty[]): MinorDuty[] {
  return asked.filter((duty) => !ticked.includes(duty));
}
