import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { API_BASE } from '../../../contract/calls.ts';
import type { Invoice } from '../../../contract/entities/invoice.ts';
import type { CallContext } from '../../api/call-context.ts';
import { openPage } from '../../api/page.ts';
import type { InvoiceRow } from '../../billing/rows.ts';

/** Newest first. Also those of customers that were deleted, and of an earlier billing provider. */
export async function listInvoices(
  { tx }: CallContext,
  args: ArgsOf<'customer.billing-list'>,
): Promise<AnswerOf<'customer.billing-list'>> {
  const page = openPage(args, ['instant', 'id']);
  const rows = await tx
    .selectFrom('invoice')
    .leftJoin('invoice as note', 'note.corrects_id', 'invoice.id')
    .where('invoice.company_id', '=', args._companyId)
    .selectAll('invoice')
    .select('note.id as note_id')
    .orderBy('invoice.issued_at', 'desc')
    .orderBy('invoice.id', 'desc')
    .where(page.behind(['invoice.issued_at', 'invoice.id']))
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, (row) => [row.issued_at, row.id]);
  return { items: shown.map(({ note_id, ...row }) => presentInvoice(row, note_id !== null)), next };
}

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

/** Ours is fetched with a token; the provider's by its address. */
export function pdfOf(row: Pick<InvoiceRow, 'id' | 'provider' | 'pdf_url'>): string | null {
  return row.provider === 'invoice' ? `${API_BASE}/customer/invoice/${row.id}` : row.pdf_url;
}
