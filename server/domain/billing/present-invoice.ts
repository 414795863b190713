import { API_BASE } from '../../../contract/calls.ts';
import type { Invoice } from '../../../contract/entities/invoice.ts';
import type { InvoiceRow } from './rows.ts';

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
    currency: row.currency,
    status: row.status,
    corrected,
    pdf: pdfOf(row),
  };
}

/** The ledger's PDF is fetched with a token, the provider's by its URL. */
export function pdfOf(row: Pick<InvoiceRow, 'id' | 'provider' | 'pdf_url'>): string | null {
  return row.provider === 'invoice' ? `${API_BASE}/customer/invoice/${row.id}` : row.pdf_url;
}
