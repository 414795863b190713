import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LIST_MAX, TEXT_MAX } from '../../../contract/limits.ts';
import { COMPANY_UID_TEXT } from '../../i18n/company-uid-text.ts';

const TEXT: Record<string, MessageDescriptor> = {
  'companyUID.missing': COMPANY_UID_TEXT.missing,
  'companyUID.check_digit': COMPANY_UID_TEXT.check_digit,
  'companyUID.not_a_company_uid': COMPANY_UID_TEXT.not_a_company_uid,
  'land.missing': msg`Choose the federal state of your tax office.`,
  'taxNumber.missing': msg`Enter your tax number.`,
  'taxNumber.not_a_tax_number': msg`This is not a tax number of this federal state. Check a letter from your tax office.`,
  'register.missing': msg`Choose the register.`,
  'court.missing': msg`Enter the court that keeps the register.`,
  'number.missing': msg`Enter the number in the register.`,
  'number.not_a_register_number': msg`This is not a register number. It has digits, such as 200123, and sometimes letters behind them.`,
  'line1.missing': msg`Enter your street and house number.`,
  'postalCode.missing': msg`Enter the postcode.`,
  'postalCode.not_a_postcode': msg`A postcode has five digits.`,
  'city.missing': msg`Enter the town.`,
  'companyName.missing': msg`Enter the name.`,
  'companyName.too_big': msg`This name is too long. It can have at most ${TEXT_MAX.companyName} characters.`,
  'business.missing': msg`Confirm this to go on.`,
  'website.not_a_website': msg`This is not a web address. It looks like baeckerei-sonne.de.`,
  'website.too_big': msg`This address is too long. It can have at most ${TEXT_MAX.url} characters.`,
  'employeeCount.not_a_number': msg`Enter a number, or leave it empty.`,
  'about.too_big': msg`This text is too long. It can have at most ${TEXT_MAX.about} characters.`,
  'benefits.too_many': msg`These are too many. At most ${LIST_MAX} lines.`,
  'benefits.too_big': msg`One of these lines is too long. It can have at most ${TEXT_MAX.listItem} characters.`,
  'rejectionText.missing': msg`Write at least one sentence. Nobody is declined without a word.`,
  'rejectionText.too_big': msg`This text is too long. It can have at most ${TEXT_MAX.rejectionText} characters.`,
  'replyDays.not_a_number': msg`Choose between 1 and 60 days.`,
};

/** What is wrong with a field of a company, and what would be right. */
export function companyFieldText(field: string, code: string): MessageDescriptor {
  return TEXT[`${field}.${code}`] ?? msg`Check this field.`;
}
