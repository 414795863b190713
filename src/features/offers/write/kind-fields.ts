import type { JobKind } from '../../../../contract/job-kinds.ts';
import type { TermField } from '../../../i18n/offer-terms.ts';

const WORK: readonly TermField[] = ['title', 'pay', 'hours', 'start', 'end', 'place', 'trialWeeks', 'notice'];

/** What an offer of each kind is asked for; the rest stays as it was, or empty. */
export const OFFER_FIELDS: Record<JobKind, readonly TermField[]> = {
  employment: WORK,
  minijob: WORK,
  apprenticeship: WORK,
  internship: WORK,
  holiday: WORK,
  freelance: [
    'title',
    'pay',
    'hours',
    'start',
    'end',
    'place',
    'deliverables',
    'dueDates',
    'revisions',
    'usageRights',
    'exclusivity',
    'notice',
  ],
  campaign: [
    'title',
    'pay',
    'start',
    'end',
    'deliverables',
    'dueDates',
    'revisions',
    'usageRights',
    'exclusivity',
    'disclosure',
  ],
};
