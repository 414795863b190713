import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { openPage } from '../../api/page.ts';
import { presentInvoice } from '../../domain/billing/present-invoice.ts';

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
