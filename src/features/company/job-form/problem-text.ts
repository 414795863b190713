import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LIST_MAX, TEXT_MAX, VALID_THROUGH_MAX_DAYS } from '../../../../contract/limits.ts';

const TEXT: Record<string, MessageDescriptor> = {
  'title.too_small': msg`Give the job a title.`,
  'title.too_big': msg`This title is too long. It can have at most ${TEXT_MAX.title} characters.`,
  'description.too_small': msg`Describe the job in at least 20 characters.`,
  'description.too_big': msg`This description is too long. It can have at most ${TEXT_MAX.description} characters.`,
  'kind.household_only': msg`A private household publishes mini jobs in the household only.`,
  'payMin.not_a_sum': msg`Enter a sum, such as 14.50.`,
  'payMax.not_a_sum': msg`Enter a sum, such as 16.00, or leave it empty.`,
  'payMin.pay_min_missing': msg`Enter the lower end as well.`,
  'payMax.max_below_min': msg`The upper end is below the lower one.`,
  'payMin.pay_required': msg`Enter what you pay. A job of this kind is only published with its pay.`,
  'payMin.below_minimum_wage': msg`This is less than the minimum wage. See the note below the pay.`,
  'minAgeGround.age_ground': msg`To ask for more than 18 an ad needs a reason: a licence or a law. Choose one, or ask for 18.`,
  'hoursMin.not_a_number': msg`Enter hours, such as 20 or 38.5.`,
  'hoursMax.not_a_number': msg`Enter hours, such as 20 or 38.5, or leave it empty.`,
  'hoursMin.hours_missing': msg`Enter how many hours a week it is.`,
  'hoursMax.max_below_min': msg`The upper end is below the lower one.`,
  'hoursMin.too_big': msg`More than 60 hours a week cannot be worked.`,
  'hoursMax.too_big': msg`More than 60 hours a week cannot be worked.`,
  'hoursText.too_big': msg`This is too long. It can have at most ${TEXT_MAX.place} characters.`,
  'place.place_unknown': msg`This place is not known here. Choose one from the list, or the next larger town.`,
  'place.place_ambiguous': msg`Several places begin like this. Choose one from the list.`,
  'place.places_missing': msg`No places are on this device yet. They come with the jobs, once you are online.`,
  'place.place_required': msg`Choose a place, or say that the work is remote.`,
  'endDate.end_before_start': msg`This is before the start.`,
  'endDate.end_missing': msg`Say when it ends, or leave “for a limited time” out.`,
  'openings.not_a_number': msg`Enter a number from 1 to 999.`,
  'openings.too_small': msg`Enter a number from 1 to 999.`,
  'openings.too_big': msg`Enter a number from 1 to 999.`,
  'minAge.not_a_number': msg`Enter an age.`,
  'minAge.below_lowest': msg`The law does not allow this kind of work at that age. Raising it is fine.`,
  'minAge.too_big': msg`The highest age you can ask for is 67.`,
  'budget.not_a_sum': msg`Enter a sum, such as 800, or leave it empty.`,
  'usageRights.too_big': msg`This is too long. It can have at most ${TEXT_MAX.note} characters.`,
  'disclosure.too_big': msg`This is too long. It can have at most ${TEXT_MAX.note} characters.`,
  'closes.too_small': msg`Choose a day that is still to come.`,
  'closes.too_big': msg`A job stays online for at most ${VALID_THROUGH_MAX_DAYS} days. Publish it again after that.`,
  'question.too_big': msg`This question is too long. It can have at most ${TEXT_MAX.listItem} characters.`,
  'question.question_forbidden': msg`You may not ask applicants this. Ask something else, or take it out.`,
  'items.too_big': msg`This is too long. Each point has at most ${TEXT_MAX.listItem} characters.`,
  'list.too_big': msg`These are too many. At most ${LIST_MAX} points.`,
};

const OTHER = msg`Check this field.`;
const LISTS = ['tasks', 'must', 'nice', 'benefits', 'deliverables'];

/** What is wrong with a field of a job, and what would be right. `tasks.2` is the third task. */
export function problemText(field: string, code: string): MessageDescriptor {
  const [list = '', item] = field.split('.');
  if (list === 'questions') return TEXT[`question.${code}`] ?? OTHER;
  const known = TEXT[`${field}.${code}`];
  if (known) return known;
  const key = LISTS.includes(list) ? `${item === undefined ? 'list' : 'items'}.${code}` : `${field}.${code}`;
  return TEXT[key] ?? OTHER;
}
