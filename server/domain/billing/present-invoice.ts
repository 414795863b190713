import { API_BASE } from '../../../contract/calls.ts';
import type { Invoice } from '../../../contract/entities/invoice.ts';
import { formatOf } from './paper/e-invoice-format.ts';
import type { InvoiceRow } from './rows.ts';
import { invoiceVatCase } from './vat-id/vat-buyer.ts';

export function presentInvoice(row: InvoiceRow, corrected: boolean): Invoice {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    date: row.issued_at.toISOString(),
    dueDate: row.due_at?.toISOString() ?? null,
    paidAt: row.paid_at?.toISOString() ?? null,
    amount: row.total,
    vat: row.vat,
    reverseCharge: row.reverse_charge,
    vatCase: invoiceVatCase(row),
    currency: row.currency,
    status: row.status,
    corrected,
    pdf: pdfOf(row),
    xml: xmlOf(row),
  };
}

function xmlOf(row: InvoiceRow): Invoice['xml'] {
  if (row.provider !== 'invoice') return null;
  return { url: `${API_BASE}/customer/invoice/${row.id}/xml`, format: formatOf(row) };
}

/** The ledger's PDF is fetched with a token, the provider's by its URL. */
export function pdfOf(row: Pick<InvoiceRow, 'id' | 'provider' | 'pdf_url'>): string | null {
  return row.provider === 'invoice' ? `${API_BASE}/customer/invoice/${row.id}` : row.pdf_url;
}
