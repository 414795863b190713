import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_BASE } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { id } from '../../../contract/fields.ts';
import { isLanguage } from '../../../contract/languages.ts';
import type { ChangeParts } from '../../api/call-parts.ts';
import { loadUnlocked } from '../../api/load-caller.ts';
import { invoiceXml } from '../../domain/billing/paper/e-invoice.ts';
import { formatOf } from '../../domain/billing/paper/e-invoice-format.ts';
import { invoicePdf } from '../../domain/billing/paper/invoice-pdf.ts';
import { readInvoice, type WholeInvoice } from '../../domain/billing/paper/read-invoice.ts';
import type { Caller } from '../../ports/identity/identity.ts';
import { authenticate } from '../plugins/authenticate.ts';

/**
 * An invoice of ours, for owners of the company it was written to. `GET /api/customer/invoice/:invoiceId`: as PDF with the
 * e-invoice inside; `?lang=` with a code: a copy in that language without it. `…/xml`: the e-invoice by itself.
 */
export function installInvoice(app: FastifyInstance, parts: ChangeParts): void {
  app.get(`${API_BASE}/customer/invoice/:invoiceId`, async (request, reply) => {
    const { row, corrected } = await visibleInvoice(parts, request);
    const { lang } = request.query as { lang?: string };
    const language = isLanguage(lang) ? lang : row.lang;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${row.number}.pdf"`)
      .type('application/pdf')
      .send(await invoicePdf(row, language, corrected));
  });
  app.get(`${API_BASE}/customer/invoice/:invoiceId/xml`, async (request, reply) => {
    const { row, corrected } = await visibleInvoice(parts, request);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${row.number}.xml"`)
      .header('x-content-type-options', 'nosniff')
      .type('application/xml; charset=utf-8')
      .send(invoiceXml(row, formatOf(row), corrected));
  });
}

async function visibleInvoice(parts: ChangeParts, request: FastifyRequest): Promise<WholeInvoice> {
  const caller = (await authenticate(parts, request, { guest: false })) as Caller;
  const { invoiceId } = request.params as { invoiceId: string };
  const user = await loadUnlocked(parts.db, caller);
  const invoice = id.safeParse(invoiceId).success ? await readInvoice(parts.db, invoiceId) : undefined;
  const companyId = invoice?.row.company_id ?? null;
  if (invoice === undefined || companyId === null || companyId !== user.membership?.companyId)
    throw new ApiError('not_found', 'no such invoice');
  if (user.membership.role !== 'owner')
    throw new ApiError('not_allowed', 'only the owner sees and changes billing; ask the owner');
  if (invoice.row.provider !== 'invoice')
    throw new ApiError(
      'not_found',
      'this invoice lies with the payment provider; its address is in the list',
    );
  return invoice;
}
