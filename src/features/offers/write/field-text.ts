import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { OFFER_DAYS } from '../../../../contract/entities/offer.ts';
import { TRIAL } from '../../../../contract/law/offer-limits.ts';
import type { OfferValues } from './values.ts';

/** What the fields of an offer are called, in the order of the form. */
export const FIELD_LABEL: Record<keyof OfferValues, MessageDescriptor> = {
  title: msg({ message: 'Work', context: 'point of an offer' }),
  amount: msg({ message: 'Pay', context: 'point of an offer' }),
  unit: msg({ message: 'Paid per', context: 'field of a job' }),
  perWeek: msg`Hours a week`,
  hoursText: msg({ message: 'When', context: 'field of a job' }),
  start: msg`First day`,
  end: msg`Last day`,
  place: msg({ message: 'Place', context: 'point of an offer' }),
  trialWeeks: msg`Trial period in weeks`,
  notice: msg({ message: 'Notice period', context: 'point of an offer' }),
  deliverables: msg({ message: 'What is delivered', context: 'point of an offer' }),
  dueDates: msg({ message: 'Due on', context: 'point of an offer' }),
  revisions: msg({ message: 'Rounds of changes', context: 'point of an offer' }),
  usageRights: msg({ message: 'How it may be used', context: 'point of an offer' }),
  exclusivity: msg({ message: 'No work for others', context: 'point of an offer' }),
  disclosure: msg({ message: 'Marked as advertising', context: 'point of an offer' }),
  validDays: msg`Days to answer`,
  comment: msg`A few words to go with it`,
};

const TEXT: Record<string, MessageDescriptor> = {
  'title.too_small': msg`Say what the work is.`,
  'amount.not_a_sum': msg`Enter a sum, such as 14.50.`,
  'amount.pay_missing': msg`Enter what you pay. An offer names one sum.`,
  'perWeek.not_a_number': msg`Enter hours, such as 20 or 38.5.`,
  'perWeek.hours_missing': msg`Enter how many hours a week it is.`,
  'perWeek.too_big': msg`More than 60 hours a week cannot be worked.`,
  'end.end_before_start': msg`This is before the first day.`,
  'trialWeeks.not_a_number': msg`Enter a number of weeks, or leave it empty.`,
  'trialWeeks.too_big': msg`At most 26 weeks.`,
  'revisions.not_a_number': msg`Enter a number, or leave it empty.`,
  'revisions.too_big': msg`At most 20 rounds.`,
  'title.unchanged': msg`Nothing is different yet. Change at least one point.`,
};

/** What is wrong with a field of an offer, and what would be right. */
export function problemText(field: string, code: string): MessageDescriptor {
  const known = TEXT[`${field}.${code}`];
  if (known) return known;
  if (field === 'validDays')
    return msg`Choose from ${OFFER_DAYS.min} to ${OFFER_DAYS.max} days; under 18, at least ${OFFER_DAYS.minOfMinors}.`;
  if (code === 'training_trial') {
    const [least, most] = TRIAL.training.weeks;
    return msg`An apprenticeship begins with a trial period of ${least} to ${most} weeks (§ 20 BBiG).`;
  }
  if (code === 'too_big') return msg`This is too long. Shorten it.`;
  return msg`Check this field.`;
}
