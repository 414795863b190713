import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { API_BASE } from '../../../contract/calls.ts';
import type { Invoice } from '../../../contract/entities/invoice.ts';
import { ApiError } from '../../../contract/errors.ts';
import { id as uuid } from '../../../contract/fields.ts';
import { PAGE_DEFAULT } from '../../../contract/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { InvoiceRow } from '../../billing/rows.ts';

/** Newest first. Also those of customers that were deleted, and of an earlier billing provider. */
export async function listInvoices(
  { tx }: CallContext,
  { _companyId, cursor, limit = PAGE_DEFAULT }: ArgsOf<'customer.billing-list'>,
): Promise<AnswerOf<'customer.billing-list'>> {
  let query = tx
    .selectFrom('invoice')
    .leftJoin('invoice as note', 'note.corrects_id', 'invoice.id')
    .where('invoice.company_id', '=', _companyId)
    .selectAll('invoice')
    .select('note.id as note_id')
    .orderBy('invoice.issued_at', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) {
    const { at, id } = positionOf(cursor);
    query = query.where((eb) =>
      eb.or([
        eb('invoice.issued_at', '<', at),
        eb.and([eb('invoice.issued_at', '=', at), eb('invoice.id', '<', id)]),
      ]),
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ note_id, ...row }) => presentInvoice(row, note_id !== null)),
    next: rows.length > limit && last ? cursorOf(last) : null,
  };
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

function cursorOf({ issued_at, id }: Pick<InvoiceRow, 'issued_at' | 'id'>): string {
  return `${issued_at.getTime()}_${id}`;
}

function positionOf(cursor: string): { at: Date; id: string } {
  const [time = '', id = ''] = cursor.split('_');
  if (/^\d{1,15}$/.test(time) && uuid.safeParse(id).success) return { at: new Date(Number(time)), id };
  throw new ApiError('fields_invalid', 'this cursor is none of ours; begin again without one', {
    fields: [{ path: 'cursor', code: 'invalid_format' }],
  });
}
