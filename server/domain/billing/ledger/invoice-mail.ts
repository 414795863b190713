import { moneyText } from '../../../base/money-text.ts';
import type { NewMail } from '../../mail/post-mail.ts';
import type { InvoiceRow } from '../rows.ts';

type Letters = 'invoice' | 'invoice-reminder' | 'invoice-correction';

/** The mail that tells a customer of an invoice: with its files, and a link to the company's payments. */
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
    invoice: invoice.id,
  } as NewMail<Name>;
}
