import type { NewMail } from '../../mail/post-mail.ts';
import type { InvoiceRow } from '../rows.ts';
import { moneyText } from './money-text.ts';

type Letters = 'invoice' | 'invoice-reminder' | 'invoice-correction';

/** The mail that tells a customer of an invoice; it links to the company's payments, nothing is attached. */
export function invoiceMail<Name extends Letters>(
  template: Name,
  invoice: InvoiceRow,
  publicUrl: string,
): NewMail<Name> {
  const { lang, buyer } = invoice;
  return {
    to: buyer?.email ?? '',
    lang,
    template,
    params: {
      company: buyer?.name ?? '',
      number: invoice.number ?? '',
      total: moneyText(invoice.total, lang),
      due: (invoice.due_at ?? invoice.issued_at).toISOString(),
      url: `${publicUrl}/pwa/company/payment`,
    },
  } as NewMail<Name>;
}
