import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { companyFieldText } from '../company-field-text.ts';
import type { CompanyForm } from './company-form.ts';

/** The fields of a new company. */
export function CompanyFields() {
  const { t, i18n } = useLingui();
  const { register, formState } = useFormContext<CompanyForm>();
  const errorOf = (field: keyof CompanyForm) => {
    const code = formState.errors[field]?.type;
    return code ? i18n._(companyFieldText(field, String(code))) : undefined;
  };
  return (
    <>
      <TextField
        {...register('companyUID')}
        label={t`VAT number`}
        hint={t`As it stands on your invoices, such as DE136695976. It is checked right here.`}
        error={errorOf('companyUID')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...register('companyName')}
        label={t`Legal name`}
        hint={t`As in the register. This is the name people see.`}
        error={errorOf('companyName')}
        autoComplete="organization"
      />
      <TextField
        {...register('website')}
        label={t`Website`}
        optional
        error={errorOf('website')}
        inputMode="url"
        autoComplete="url"
      />
      <TextField
        {...register('employeeCount')}
        label={t`Number of employees`}
        optional
        error={errorOf('employeeCount')}
        inputMode="numeric"
      />
      <Checkbox
        {...register('business')}
        label={<Trans>I act as a business, for this company.</Trans>}
        hint={
          <Trans>
            What Zusage sells is sold to businesses only. Making a company and a first job costs nothing.
          </Trans>
        }
        error={errorOf('business')}
      />
    </>
  );
}
