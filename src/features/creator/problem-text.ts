import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CREATOR_LIST_MAX, CREATOR_TEXT_MAX } from '../../../contract/entities/creator.ts';

const TEXT: Record<string, MessageDescriptor> = {
  'handle.missing': msg`Choose a handle: the name companies find you by.`,
  'handle.not_a_handle': msg`A handle has 3 to 30 letters without accents, digits, dots, dashes or underscores, with a letter or digit at both ends.`,
  'bio.too_big': msg`This text is too long. It can have at most ${CREATOR_TEXT_MAX.bio} characters.`,
  'niches.too_many': msg`These are too many. Choose at most ${CREATOR_LIST_MAX.niches}.`,
  'niches.too_big': msg`A topic has at most ${CREATOR_TEXT_MAX.niche} characters.`,
  'languages.too_many': msg`These are too many. Choose at most ${CREATOR_LIST_MAX.languages}.`,
  'region.too_big': msg`This is too long. It can have at most ${CREATOR_TEXT_MAX.region} characters.`,
  'url.missing': msg`Enter the link of your page.`,
  'url.too_big': msg`This link is too long. It can have at most ${CREATOR_TEXT_MAX.url} characters.`,
  'url.not_a_profile': msg`There is no such page there. Open your profile and copy its address.`,
  'count.not_a_number': msg`Enter a number from 1 to 100.`,
  'price.missing': msg`Enter your price. It may be 0.`,
  'price.not_a_sum': msg`Enter a sum, such as 250 or 99.50.`,
  'days.not_a_number': msg`Enter days, from 1 to 365.`,
  'revisions.not_a_number': msg`Enter a number from 0 to 20.`,
  'rights.too_big': msg`This is too long. It can have at most ${CREATOR_TEXT_MAX.rights} characters.`,
  'exclusivity.too_big': msg`This is too long. It can have at most ${CREATOR_TEXT_MAX.rights} characters.`,
  'followers.not_a_number': msg`Enter a whole number, such as 12500.`,
  'note.too_big': msg`This is too long. It can have at most ${CREATOR_TEXT_MAX.note} characters.`,
  'title.missing': msg`Give this example a title.`,
  'title.too_big': msg`This title is too long. It can have at most ${CREATOR_TEXT_MAX.title} characters.`,
  'link.missing': msg`Enter the link of this example.`,
  'link.not_a_link': msg`This is not a link. A link begins with https://`,
  'percent.not_a_share': msg`Enter a share from 0 to 100, or leave it empty.`,
  'ageBands.over_all': msg`Together these are more than 100 percent.`,
  'countries.over_all': msg`Together these are more than 100 percent.`,
  'country.twice': msg`This country is here twice.`,
};

/** The problem of a field in a creator's forms, and how to correct it. */
export function problemText(field: string, code: string): MessageDescriptor {
  return TEXT[`${field}.${code}`] ?? msg`Check this field.`;
}
