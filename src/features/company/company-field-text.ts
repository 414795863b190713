import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { TEXT_MAX } from '../../../contract/limits.ts';

const TEXT: Record<string, MessageDescriptor> = {
  'companyUID.missing': msg`Enter the VAT number of your company.`,
  'companyUID.check_digit': msg`The last digit does not match the others. Look at the number again.`,
  'companyUID.not_a_company_uid': msg`This is no VAT number. A German one is DE and nine digits.`,
  'companyName.missing': msg`Enter the name of your company.`,
  'companyName.too_big': msg`This name is too long. ${TEXT_MAX.companyName} letters are the most.`,
  'business.missing': msg`Confirm this to go on. Zusage is for businesses on this side.`,
  'website.not_a_website': msg`This is no web address. It looks like baeckerei-sonne.de.`,
  'website.too_big': msg`This address is too long. ${TEXT_MAX.url} letters are the most.`,
  'employeeCount.not_a_number': msg`Enter a number, or leave it empty.`,
  'rejectionText.missing': msg`Write at least one sentence. Nobody is turned down without a word.`,
  'rejectionText.too_big': msg`This text is too long. ${TEXT_MAX.rejectionText} letters are the most.`,
  'replyDays.not_a_number': msg`Choose between 1 and 60 days.`,
};

/** What is wrong with a field of a company, and what would be right. */
export function companyFieldText(field: string, code: string): MessageDescriptor {
  return TEXT[`${field}.${code}`] ?? msg`Look at this field again.`;
}
