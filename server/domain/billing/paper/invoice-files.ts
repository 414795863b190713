import { invoiceXml } from './e-invoice.ts';
import { formatOf } from './e-invoice-format.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { WholeInvoice } from './read-invoice.ts';

type InvoiceFile = { readonly filename: string; readonly type: string; readonly content: Buffer };

/** What goes along with an invoice's mail: the PDF with the e-invoice inside, and where the buyer can use it an XRechnung. */
export async function invoiceFiles({ row, corrected }: WholeInvoice): Promise<InvoiceFile[]> {
  const pdf: InvoiceFile = {
    filename: `${row.number}.pdf`,
    type: 'application/pdf',
    content: await invoicePdf(row, row.lang, corrected),
  };
  if (formatOf(row) !== 'xrechnung') return [pdf];
  const xml: InvoiceFile = {
    filename: `${row.number}.xml`,
    type: 'application/xml',
    content: Buffer.from(invoiceXml(row, 'xrechnung', corrected)),
  };
  return [pdf, xml];
}
