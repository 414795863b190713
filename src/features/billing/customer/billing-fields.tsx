import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { normalizeCompanyUid } from '../../../../contract/company-uid.ts';
import type { Customer } from '../../../../contract/entities/customer.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { AddressFields } from '../../../ui/address-fields.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { billingFieldText } from './billing-field-text.ts';
import type { BillingField, BillingForm } from './billing-form.ts';
import { VatIdNote } from './vat-id-note.tsx';
import { vatIdHint } from './vat-id-text.ts';

/** Name, address, VAT number and mail of whoever pays (payment.1). `customer`: as the server has it; null: none yet. */
export function BillingFields({ customer }: { customer: Customer | null }) {
  const { t, i18n } = useLingui();
  const { register, formState, control } = useFormContext<BillingForm>();
  const [country, vatId] = useWatch({ control, name: ['country', 'vatId'] });
  const now = useNow();
  const checked = customer?.address.country === country && customer.vatId === normalizeCompanyUid(vatId);
  const errorOf = (field: BillingField) => {
    const code = formState.errors[field]?.type;
    return code ? i18n._(billingFieldText({ field, code: String(code) })) : undefined;
  };
  const field = (name: BillingField) => ({ ...register(name), error: errorOf(name) });
  return (
    <>
      <TextField
        {...register('name')}
        label={t`Name on the bill`}
        error={errorOf('name')}
        autoComplete="organization"
      />
      <TextField
        {...register('email')}
        label={t`Email address for bills`}
        hint={t`Every bill goes there as PDF, with the e-invoice inside.`}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <AddressFields field={field} line2={field('line2')} country={country} />
      <TextField
        {...register('vatId')}
        label={t`VAT number`}
        optional
        hint={i18n._(vatIdHint(country, now))}
        error={errorOf('vatId')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {checked && <VatIdNote customer={customer} />}
      <TextField
        {...register('buyerReference')}
        label={t`Your reference`}
        optional
        hint={t`Printed on every bill: an order number, or the Leitweg-ID of a public body, which gets an XRechnung with it.`}
        error={errorOf('buyerReference')}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}
