import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BirthDateKeeper } from '../../../../contract/policy/birth-date.ts';
import { SCHOOLING_ANSWER, SCHOOLING_HINT, SCHOOLING_QUESTION } from '../../../i18n/schooling-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { AddressFields } from '../../../ui/address-fields.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { GenderSelect } from '../../../ui/gender-select.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { BirthDateFixed } from './birth-date-fixed.tsx';
import {
  asksGuardian,
  asksSchool,
  type DetailsFacts,
  type DetailsField,
  type DetailsForm,
} from './details-form.ts';

const TEXT: Record<string, MessageDescriptor> = {
  'firstname.missing': msg`Your first name is missing.`,
  'lastname.missing': msg`Your last name is missing.`,
  'phone.phone': msg`This is not a complete number. It looks like +49 151 23456789.`,
  'dateOfBirth.missing': msg`Your date of birth is missing.`,
  'dateOfBirth.unknown': msg`This date cannot be right. Check day, month and year.`,
  'dateOfBirth.too_young': msg`Zusage is for people aged 13 and over.`,
  'dateOfBirth.company_too_young': msg`To hire, you have to be 18.`,
  'guardianMail.missing': msg`The email address of a parent or guardian is missing.`,
  'guardianMail.mail': msg`This is not a complete email address. It looks like name@example.org.`,
  'guardianMail.own_mail': msg`This is your own address. Give the one of a parent or guardian.`,
  'city.missing': msg`Enter the town.`,
};

/** The problem of one of a person's own details, and how to correct it. */
function detailsText(field: DetailsField, code: string): MessageDescriptor {
  return TEXT[`${field}.${code}`] ?? msg`This is too long.`;
}

type Props = { facts: DetailsFacts; keeper: BirthDateKeeper | undefined };

export function DetailsFields({ facts, keeper }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { register, formState, control } = useFormContext<DetailsForm>();
  const [dateOfBirth, country] = useWatch({ control, name: ['dateOfBirth', 'country'] });
  const errorOf = (field: DetailsField) => {
    const code = formState.errors[field]?.type;
    return code ? i18n._(detailsText(field, String(code))) : undefined;
  };
  const field = (name: DetailsField) => ({ ...register(name), error: errorOf(name) });
  const text = (name: DetailsField, autoComplete: string) => ({ ...field(name), autoComplete });
  const kept = facts.user.general.dateOfBirth;
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
        <TextField {...text('firstname', 'given-name')} label={t`First name`} />
        <TextField {...text('lastname', 'family-name')} label={t`Last name`} />
      </div>
      <GenderSelect {...register('gender')} />
      <TextField {...text('phone', 'tel')} type="tel" label={t`Phone number`} optional />
      {keeper === 'self' ? (
        <DateField {...text('dateOfBirth', 'bday')} label={t`Date of birth`} max={facts.today} />
      ) : (
        <div className="grid gap-1">
          <p className="text-small font-semibold">
            <Trans>Date of birth</Trans>
          </p>
          <p>{format.day(kept)}</p>
          <p className="text-small text-soft">
            <BirthDateFixed keeper={keeper} dateOfBirth={kept} />
          </p>
        </div>
      )}
      {asksGuardian(dateOfBirth, facts) && (
        <TextField
          {...text('guardianMail', 'off')}
          type="email"
          label={t`Email address of a parent or guardian`}
          hint={t`Under 16 they have to agree. They get an email from us; until then companies get no application of yours.`}
          autoCapitalize="none"
        />
      )}
      {asksSchool(facts) && (
        <Select
          {...register('compulsorySchool')}
          label={i18n._(SCHOOLING_QUESTION)}
          hint={i18n._(SCHOOLING_HINT)}
        >
          <option value="">{t`not said yet`}</option>
          <option value="done">{i18n._(SCHOOLING_ANSWER.done)}</option>
          <option value="yes">{i18n._(SCHOOLING_ANSWER.yes)}</option>
        </Select>
      )}
      <fieldset className="grid min-w-0 gap-5">
        <legend className="mb-3 font-semibold">
          <Trans>Address</Trans>
        </legend>
        <AddressFields field={field} line2={field('line2')} country={country} optional />
      </fieldset>
    </div>
  );
}
