import type { Selectable } from 'kysely';
import type { Address } from '../../../contract/entities/address.ts';
import type { AddressTable } from '../../database/schema/address.ts';

export type AddressRow = Selectable<AddressTable>;

export function presentAddress(row: AddressRow): Address {
  return {
    _id: row.id,
    ver: row.ver,
    reference: { refType: row.ref_type, refId: row.ref_id },
    country: row.country,
    state: row.state,
    city: row.city,
    postalCode: row.postal_code,
    line1: row.line1,
    line2: row.line2,
  };
}

/** The place without street and house number. */
export function presentPublicAddress(row: AddressRow) {
  const { _id, ver, reference, country, city } = presentAddress(row);
  return { _id, ver, reference, country, city };
}
