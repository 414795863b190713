import type { Address } from '../../../contract/entities/address.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import type { Mutator, RowTx } from './mutator.ts';

/**
 * Of all addresses this device mirrors only those that were chosen: in the row of the person and of the company. So one
 * that is made beside another, or chosen, shows when the server has it.
 */

/** A person's first address is theirs without being chosen. */
export const createAddress: Mutator<'address.create'> = (tx, args, { uid }) => {
  const { refType, refId } = args.reference;
  const user = tx.get('user', uid);
  if (user && refType === 'user' && refId === uid && user.address === null)
    tx.put('user', { ...user, address: { ...args, ver: 0 } });
};

export const updateAddress: Mutator<'address.update'> = (tx, { id, ...written }, { uid }) => {
  const user = tx.get('user', uid);
  if (user?.address?._id === id) tx.put('user', { ...user, address: { ...user.address, ...written } });
  const company = companyAt(tx, id);
  if (company?.address)
    tx.put('company', { ...company, address: { ...company.address, ...placeOf(written) } });
};

export const deleteAddress: Mutator<'address.delete'> = (tx, { id }, { uid }) => {
  const user = tx.get('user', uid);
  if (user?.address?._id === id) tx.put('user', { ...user, address: null });
  const company = companyAt(tx, id);
  if (company) tx.put('company', { ...company, address: null });
};

function companyAt(tx: RowTx<'company'>, addressId: string) {
  return tx.filter('company', ({ address }) => address?._addressId === addressId)[0];
}

type Written = Omit<MutationArgs<'address.update'>, 'id'>;

function placeOf({ reference: _, ...place }: Written): Omit<Address, '_id' | 'ver' | 'reference'> {
  return place;
}
