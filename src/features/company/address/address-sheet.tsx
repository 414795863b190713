import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Company } from '../../../../contract/entities/company.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { AddressFields } from '../../../ui/address-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { companyFieldText } from '../company-field-text.ts';
import {
  type AddressField,
  type AddressForm,
  addressFormOf,
  addressProblems,
  placeOf,
} from './address-form.ts';

const resolver = problemResolver<AddressForm>(addressProblems);

type Props = { companyId: string; address: Company['address']; onSaved: () => void; onClose: () => void };

/** Where the company is. The first address is made and chosen; later ones change it. */
export function AddressSheet({ companyId, address, onSaved, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { mutate, newId } = useSync();
  const saving = useSaving();
  const form = useForm<AddressForm>({ defaultValues: addressFormOf(address), resolver });
  const country = useWatch({ control: form.control, name: 'country' });
  const id = useId();
  const errorOf = (field: AddressField) => {
    const code = form.formState.errors[field]?.type;
    return code ? i18n._(companyFieldText(field, String(code))) : undefined;
  };
  const field = (name: AddressField) => ({ ...form.register(name), error: errorOf(name) });
  const save = async (values: AddressForm) => {
    const reference = { refType: 'company' as const, refId: companyId };
    const place = { reference, ...placeOf(values) };
    if (address) return mutate('address.update', { id: address._addressId, ...place });
    const addressId = newId();
    await mutate('address.create', { _id: addressId, ...place });
    // In the lane of the one before: it is never sent without it.
    await mutate('company.update-address', { companyId, addressId });
  };
  const submit = form.handleSubmit(async (values) => {
    if (!(await saving(() => save(values)))) return;
    onSaved();
    onClose();
  });
  return (
    <Sheet
      open
      sticky
      onClose={onClose}
      title={t`Address of the company`}
      actions={
        <Button type="submit" form={id}>
          <Trans>Save the address</Trans>
        </Button>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <p className="text-small text-soft">
          <Trans>
            Everybody sees postcode and town. Street and number are for your members and for bills.
          </Trans>
        </p>
        <AddressFields field={field} line2={field('line2')} country={country} />
      </form>
    </Sheet>
  );
}
