import { useRef } from 'react';
import type { Company } from '../../../../contract/entities/company.ts';
import type { Customer } from '../../../../contract/entities/customer.ts';
import { useIntent } from '../../../sync/react/use-intent.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { addressOf, type BillingForm, billingFormOf, changedParams } from './billing-form.ts';

/** Saves who the bills go to; makes the company a customer first where it is none. Answers the customer as it is now. */
export function useSaveBilling(company: Pick<Company, '_id'>, customer: Customer | null) {
  const { newId } = useSync();
  const { state, run } = useIntent<'save'>();
  // An address is known by its id: the same words keep theirs, so that a second try makes no second one.
  const address = useRef<{ words: string; id: string } | null>(null);
  const save = (before: BillingForm, values: BillingForm) =>
    run('save', async (once): Promise<Customer> => {
      let [now, known] = [customer, before];
      if (!now) {
        const written = addressOf(values);
        const words = JSON.stringify(written);
        if (address.current?.words !== words) address.current = { words, id: newId() };
        const { _id: _addressId } = await once('address.create', {
          _id: address.current.id,
          reference: { refType: 'company', refId: company._id },
          ...written,
        });
        now = await once('customer.create', {
          _companyId: company._id,
          _addressId,
          name: values.name.trim(),
          email: values.email.trim(),
        });
        known = billingFormOf(now);
      }
      const params = changedParams(known, values);
      return params ? once('customer.update', { _companyId: company._id, params }) : now;
    });
  return { state, save };
}
