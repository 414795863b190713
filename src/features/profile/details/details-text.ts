import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DetailsField } from './details-form.ts';

const TEXT: Record<string, MessageDescriptor> = {
  'firstname.missing': msg`Your first name is missing.`,
  'lastname.missing': msg`Your last name is missing.`,
  'phone.phone': msg`This is no complete number. It looks like +49 151 23456789.`,
  'dateOfBirth.missing': msg`Your date of birth is missing.`,
  'dateOfBirth.unknown': msg`This date cannot be right. Check day, month and year.`,
  'dateOfBirth.too_young': msg`Zusage is for people from 13 years on.`,
  'dateOfBirth.company_too_young': msg`To hire, you have to be 18.`,
  'guardianMail.missing': msg`The mail address of a parent or guardian is missing.`,
  'guardianMail.mail': msg`This is not a complete mail address. It looks like name@example.org.`,
  'guardianMail.own_mail': msg`This is your own address. Give the one of a parent or guardian.`,
  'city.missing': msg`Enter the town.`,
};

/** What is wrong with one of somebody's own details, and what would be right. */
export function detailsText(field: DetailsField, code: string): MessageDescriptor {
  return TEXT[`${field}.${code}`] ?? msg`This is too long.`;
}
