import type { FastifyInstance } from 'fastify';
import { API_BASE } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { id } from '../../../contract/fields.ts';
import { isLanguage } from '../../../contract/languages.ts';
import type { ChangeParts } from '../../api/call-parts.ts';
import { loadUnlocked } from '../../api/load-caller.ts';
import type { InvoiceRow } from '../../domain/billing/rows.ts';
import type { Caller } from '../../ports/identity/identity.ts';
import { invoicePdf } from '../../routes/customer/pdf/invoice-pdf.ts';
import { authenticate } from '../plugins/authenticate.ts';

/**
 * `GET /api/customer/invoice/:invoiceId`: an invoice of ours as PDF, for owners of the company it was written to.
 * `?lang=` with a code: a copy in that language; left out, the one it was written in.
 */
export function installInvoicePdf(app: FastifyInstance, parts: ChangeParts): void {
  app.get(`${API_BASE}/customer/invoice/:invoiceId`, async (request, reply) => {
    const caller = (await authenticate(parts, request, { guest: false })) as Caller;
    const { invoiceId } = request.params as { invoiceId: string };
    const { lang } = request.query as { lang?: string };
    const { row, corrects } = await readInvoice(parts.db, caller, invoiceId);
    const language = isLanguage(lang) ? lang : row.lang;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${row.number}.pdf"`)
      .type('application/pdf')
      .send(await invoicePdf(row, language, corrects));
  });
}

async function readInvoice(
  db: ChangeParts['db'],
  caller: Caller,
  invoiceId: string,
): Promise<{ row: InvoiceRow; corrects?: string }> {
  const user = await loadUnlocked(db, caller);
  const row = id.safeParse(invoiceId).success
    ? await db.selectFrom('invoice').where('id', '=', invoiceId).selectAll().executeTakeFirst()
    : undefined;
  if (row === undefined || row.company_id === null || row.company_id !== user.membership?.companyId)
    throw new ApiError('not_found', 'no such invoice');
  if (user.membership.role !== 'owner')
    throw new ApiError('not_allowed', 'only the owner sees and changes billing; ask the owner');
  if (row.provider !== 'invoice')
    throw new ApiError(
      'not_found',
      'this invoice lies with the payment provider; its address is in the list',
    );
  const original =
    row.corrects_id === null
      ? undefined
      : await db.selectFrom('invoice').where('id', '=', row.corrects_id).select('number').executeTakeFirst();
  return { row, ...(original?.number ? { corrects: original.number } : {}) };
}
