import type { VatIdCheck } from '../../../../contract/entities/customer.ts';
import type { VatCase } from '../../../../contract/law/vat.ts';
import { isIdOf, type VatBuyer, type VatSeller, vatCaseOf, vatPlaceOf } from '../../../../contract/vat.ts';
import type { CustomerRow, InvoiceRow } from '../rows.ts';

type Facts = Pick<
  CustomerRow,
  'country' | 'vat_id' | 'vat_id_asked' | 'vat_id_answer' | 'vat_id_asked_at' | 'vat_id_consultation'
>;

/** An answer counts for exactly the id that was asked about. */
export function isConfirmed(row: Facts): boolean {
  return row.vat_id !== null && row.vat_id_asked === row.vat_id && row.vat_id_answer === 'valid';
}

export function vatBuyerOf(row: Facts): VatBuyer {
  return { country: row.country, vatId: row.vat_id, confirmed: isConfirmed(row) };
}

/** Whether the VAT depends on the register: an id of the other EU country that the invoices go to. */
export function needsCheck(row: Pick<Facts, 'country' | 'vat_id'>, now: Date): boolean {
  return vatPlaceOf(row.country, now) === 'eu' && isIdOf(row.vat_id, row.country);
}

export function vatIdCheckOf(row: Facts, now: Date): VatIdCheck {
  if (!needsCheck(row, now)) return { state: 'not_needed', at: null };
  if (row.vat_id_asked !== row.vat_id) return { state: 'pending', at: null };
  const at = row.vat_id_asked_at?.toISOString() ?? null;
  if (row.vat_id_answer === null) return { state: 'unchecked', at };
  return { state: row.vat_id_answer === 'valid' ? 'confirmed' : 'refused', at };
}

/** A seller of ours; where the payment provider writes the invoices, one who charges VAT. */
export function vatSellerOf(seller: { vatId: string | null; small?: boolean } | undefined): VatSeller {
  return seller ? { small: seller.small === true, vatId: seller.vatId } : { small: false, vatId: '' };
}

export function customerVatCase(
  row: Facts,
  seller: { vatId: string | null; small?: boolean } | undefined,
  now: Date,
): VatCase {
  return vatCaseOf(vatBuyerOf(row), vatSellerOf(seller), now);
}

/** Invoices of an older version knew reverse charge only. */
export function invoiceVatCase(row: Pick<InvoiceRow, 'vat_case' | 'reverse_charge'>): VatCase {
  return row.vat_case ?? (row.reverse_charge ? 'reverse_charge' : 'standard');
}
