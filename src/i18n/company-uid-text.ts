import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CompanyUidProblem } from '../../contract/company-uid.ts';

/** The problem with a company's VAT number, and how to correct it. */
export const COMPANY_UID_TEXT: Record<CompanyUidProblem, MessageDescriptor> = {
  missing: msg`Enter the VAT number of your company.`,
  check_digit: msg`The last digit does not match the others. Check the number.`,
  not_a_company_uid: msg`This is not a VAT number. A German one is DE and nine digits.`,
};
