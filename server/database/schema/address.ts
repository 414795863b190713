import type { AddressRefType } from '../../../contract/entities/address.ts';
import type { Defaulted } from './column.ts';

export type AddressTable = {
  id: string;
  ver: Defaulted<number>;
  ref_type: AddressRefType;
  ref_id: string;
  country: string;
  state: string;
  city: string;
  postal_code: string;
  line1: string;
  line2: string;
  created_at: Date;
  updated_at: Date;
};

export type AddressTables = {
  address: AddressTable;
};
