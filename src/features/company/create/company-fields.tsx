import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { NAME_LABEL } from '../advertiser-text.ts';
import { companyFieldText } from '../company-field-text.ts';
import { AdvertiserFields } from './advertiser-fields.tsx';
import type { CompanyForm } from './company-form.ts';

/** The fields of a new company. */
export function CompanyFields() {
  const { t, i18n } = useLingui();
  const { register, formState, watch } = useFormContext<CompanyForm>();
  const kind = watch('kind');
  const household = kind === 'household';
  const errorOf = (field: keyof CompanyForm) => {
    const code = formState.errors[field]?.type;
    return code ? i18n._(companyFieldText(field, String(code))) : undefined;
  };
  return (
    <>
      <AdvertiserFields errorOf={errorOf} />
      <TextField
        {...register('companyName')}
        label={i18n._(NAME_LABEL[kind])}
        hint={
          household
            ? t`Ads show your first name, an initial and “(privat)”. Your full name is in an offer.`
            : t`As in the register. This is the name people see.`
        }
        error={errorOf('companyName')}
        autoComplete={household ? 'name' : 'organization'}
      />
      {!household && (
        <>
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
        </>
      )}
      <Checkbox
        {...register('business')}
        label={<ActingFor kind={kind} />}
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

/** companycreate.7: on whose behalf; a household is no business, and buys nothing here. */
function ActingFor({ kind }: { kind: CompanyForm['kind'] }) {
  if (kind === 'household') return <Trans>I hire for my own household.</Trans>;
  if (kind === 'association' || kind === 'public_body')
    return <Trans>I may act for this organisation.</Trans>;
  return <Trans>I act as a business, for this company.</Trans>;
}
