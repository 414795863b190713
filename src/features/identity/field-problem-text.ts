import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblem, RegistrationField } from './registration-form.ts';

const MISSING: Record<RegistrationField, ReturnType<typeof msg>> = {
  email: msg`Your email address is missing.`,
  password: msg`A password is missing.`,
  firstname: msg`Your first name is missing.`,
  lastname: msg`Your last name is missing.`,
  dateOfBirth: msg`Your date of birth is missing.`,
  guardianMail: msg`The email address of a parent or guardian is missing.`,
};

/** One sentence for what is wrong with a field: what would be right. */
export function fieldProblemText(
  i18n: I18n,
  field: RegistrationField,
  problem: Exclude<FieldProblem, 'too_young'>,
): string {
  switch (problem) {
    case 'missing':
      return i18n._(MISSING[field]);
    case 'mail':
      return i18n._(msg`This is not a complete email address. It looks like name@example.org.`);
    case 'weak':
      return i18n._(msg`This password does not follow all the rules above.`);
    case 'too_long':
      return i18n._(msg`This name is too long for our form. 80 characters fit.`);
    case 'date':
      return i18n._(msg`This date cannot be right. Check day, month and year.`);
    case 'own_mail':
      return i18n._(msg`This is your own address. Give the one of a parent or guardian.`);
  }
}
