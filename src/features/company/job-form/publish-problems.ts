import { dayOf } from '../../../../contract/calendar-day.ts';
import type { JobDraft } from '../../../../contract/entities/job.ts';
import type { AdvertiserKind } from '../../../../contract/entities/registration.ts';
import { wageProblem } from '../../../../contract/law/pay-rules.ts';
import { closingDays } from '../../../../contract/policy/closing-day.ts';
import { lacksPay } from '../../../../contract/policy/job.ts';
import { mayAdvertise } from '../../../../contract/policy/may-advertise.ts';
import type { JobProblem } from './to-job-draft.ts';

type Publishable = Omit<JobDraft, 'openings' | 'minAge'> & { minAge: number | null };

/** What a job still lacks before anybody may find it; a draft may lack it. @param now server's time, milliseconds */
export function publishProblems(
  draft: Publishable,
  closes: string,
  now: number,
  advertiser: AdvertiserKind = 'business',
): JobProblem[] {
  const problems: JobProblem[] = [];
  if (!mayAdvertise(advertiser, draft)) problems.push({ field: 'kind', code: 'household_only' });
  if (lacksPay(draft)) problems.push({ field: 'payMin', code: 'pay_required' });
  else if (wageProblem({ ...draft, minAge: draft.minAge ?? 18 }, dayOf(now)))
    problems.push({ field: 'payMin', code: 'below_minimum_wage' });
  if (draft.location === null && draft.remote !== 'full')
    problems.push({ field: 'place', code: 'place_required' });
  // A holiday job is one for a limited time by its kind.
  if (draft.kind === 'employment' && draft.employmentType.includes('TEMPORARY') && draft.endDate === null)
    problems.push({ field: 'endDate', code: 'end_missing' });
  const { first, last } = closingDays(now);
  if (closes !== '' && closes < first) problems.push({ field: 'closes', code: 'too_small' });
  if (closes > last) problems.push({ field: 'closes', code: 'too_big' });
  return problems;
}
