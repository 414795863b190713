import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { countries } from '../../../i18n/countries.ts';
import { AddressFields } from '../../../ui/address-fields.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SellerField, SellerForm } from './seller-form.ts';

const TEXT: Record<string, MessageDescriptor> = {
  'line1.missing': msg`Enter street and number.`,
  'postalCode.missing': msg`Enter the postcode.`,
  'city.missing': msg`Enter the town.`,
  'taxId.not_a_number': msg`This is not a tax ID.`,
  'taxId.check_digit': msg`This is not a German tax ID. It has eleven digits and you find it on your tax bill.`,
  'birthPlace.tax_id_or_birth_place': msg`Without a tax ID the law asks for the place where you were born.`,
  'vatId.not_a_number': msg`This is not a VAT number.`,
};

/** What is wrong with a field, and what would be right. */
export function sellerFieldText(field: SellerField, code: string): MessageDescriptor {
  if (code === 'too_big') return msg`This is too long.`;
  return TEXT[`${field}.${code}`] ?? msg`Check this field.`;
}

/** Address and numbers, as § 14 (2) PStTG lists them. */
export function SellerFields() {
  const { t, i18n } = useLingui();
  const { register, formState, control } = useFormContext<SellerForm>();
  const [country, taxIdCountry, taxId] = useWatch({ control, name: ['country', 'taxIdCountry', 'taxId'] });
  const errorOf = (field: SellerField) => {
    const code = formState.errors[field]?.type;
    return code ? i18n._(sellerFieldText(field, String(code))) : undefined;
  };
  const field = (name: SellerField) => ({ ...register(name), error: errorOf(name) });
  return (
    <>
      <AddressFields field={field} country={country} hint={t`Where you live.`} />
      <TextField
        {...register('taxId')}
        label={t`Tax ID`}
        optional
        hint={
          taxIdCountry === 'DE'
            ? t`In Germany the Steuer-Identifikationsnummer: eleven digits. You get it with your registration at the town hall, and you find it on your tax bill.`
            : t`The number the tax office of that country has given you.`
        }
        error={errorOf('taxId')}
        inputMode={taxIdCountry === 'DE' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
      />
      <Select {...register('taxIdCountry')} label={t`Country of the tax ID`}>
        {countries(i18n.locale, taxIdCountry).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {taxId.trim() === '' && (
        <TextField
          {...register('birthPlace')}
          label={t`Place of birth`}
          hint={<Trans>Only if you have no tax ID.</Trans>}
          error={errorOf('birthPlace')}
          autoComplete="off"
        />
      )}
      <TextField
        {...register('vatId')}
        label={t`VAT number`}
        optional
        hint={t`Only if you have one for your own business.`}
        error={errorOf('vatId')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
