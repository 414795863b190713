import type { EInvoiceFormat } from '../../../../contract/entities/invoice.ts';
import type { InvoiceRow } from '../rows.ts';

/** An XRechnung names what the buyer wants to find on it, and somebody at the seller's who can be asked. */
export function formatOf({ buyer, seller }: Pick<InvoiceRow, 'buyer' | 'seller'>): EInvoiceFormat {
  const complete = Boolean(buyer?.reference && seller?.mail && seller.phone);
  return complete ? 'xrechnung' : 'en16931';
}
