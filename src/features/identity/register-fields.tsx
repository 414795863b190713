import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { DateField } from '../../ui/date-field.tsx';
import { GenderSelect } from '../../ui/gender-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { RegistrationFacts, RegistrationField, RegistrationValues } from './registration-form.ts';

type Props = {
  register: UseFormRegister<RegistrationValues>;
  errorOf: (field: RegistrationField) => string | undefined;
  values: RegistrationValues;
  facts: Pick<RegistrationFacts, 'finishing' | 'today'>;
  /** A guardian's mail is asked for. */
  guardian: boolean;
  /** The address that a company has invited: it is known, and stays as it is. */
  invitedMail?: string | undefined;
  /** What the date of birth means. */
  note: ReactNode;
};

export function RegisterFields({ register, errorOf, values, facts, guardian, invitedMail, note }: Props) {
  const { t } = useLingui();
  return (
    <>
      {!facts.finishing && (
        <>
          <TextField
            {...register('email')}
            {...(invitedMail !== undefined && { readOnly: true, icon: Lock })}
            type="email"
            label={invitedMail === undefined ? t`Email address` : t`Your email address`}
            autoComplete="username"
            autoCapitalize="none"
            error={errorOf('email')}
          />
          <NewPasswordField
            {...register('password')}
            label={t`Password`}
            typed={values.password}
            error={errorOf('password')}
          />
        </>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
        <TextField
          {...register('firstname')}
          label={t`First name`}
          autoComplete="given-name"
          error={errorOf('firstname')}
        />
        <TextField
          {...register('lastname')}
          label={t`Last name`}
          autoComplete="family-name"
          error={errorOf('lastname')}
        />
      </div>
      {invitedMail === undefined && <GenderSelect {...register('gender')} />}
      <DateField
        {...register('dateOfBirth')}
        label={t`Date of birth`}
        hint={
          <Trans>Young people are protected by law, so we have to know. Companies never see the date.</Trans>
        }
        max={facts.today}
        autoComplete="bday"
        error={errorOf('dateOfBirth')}
      />
      {note}
      {guardian && (
        <TextField
          {...register('guardianMail')}
          type="email"
          label={t`Email address of a parent or guardian`}
          autoComplete="off"
          autoCapitalize="none"
          error={errorOf('guardianMail')}
        />
      )}
    </>
  );
}
