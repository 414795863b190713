import type { Selectable } from 'kysely';
import type { Seller } from '../../../contract/entities/seller.ts';
import type { UserRecord } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import type { SellerTable } from '../../database/schema/seller.ts';

export type SellerRow = Selectable<SellerTable>;

export async function findSeller(tx: Db, uid: string): Promise<SellerRow | undefined> {
  return tx.selectFrom('seller').where('user_id', '=', uid).selectAll().executeTakeFirst();
}

/** For the person alone. */
export function presentSeller(row: SellerRow | undefined, user: UserRecord, asked: boolean): Seller {
  const { firstname, lastname, dateOfBirth } = user;
  return {
    asked,
    facts: row
      ? {
          line1: row.line1,
          postalCode: row.postal_code,
          city: row.city,
          country: row.country,
          taxId: row.tax_id,
          taxIdCountry: row.tax_id_country,
          birthPlace: row.birth_place ?? '',
          vatId: row.vat_id,
        }
      : null,
    ...{ firstname, lastname, dateOfBirth },
    savedAt: row?.saved_at.toISOString() ?? null,
  };
}
