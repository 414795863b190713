import type { Defaulted } from './column.ts';

/** What § 14 (2) PStTG asks of somebody who sells services here. For that person and staff only. */
export type SellerTable = {
  user_id: string;
  firstname: string;
  lastname: string;
  date_of_birth: string;
  line1: string;
  postal_code: string;
  city: string;
  country: string;
  tax_id: Defaulted<string | null>;
  tax_id_country: Defaulted<string | null>;
  birth_place: Defaulted<string | null>;
  vat_id: Defaulted<string | null>;
  saved_at: Date;
};

export type SellerTables = { seller: SellerTable };
