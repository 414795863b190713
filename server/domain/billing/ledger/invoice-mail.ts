import type { BillingContext } from '../../../api/change-context.ts';
import { moneyText } from '../../../base/money-text.ts';
import { type NewMail, postMail } from '../../mail/post-mail.ts';
import type { InvoiceRow } from '../rows.ts';

type Letters =
  | 'invoice'
  | 'invoice-nothing'
  | 'invoice-reminder'
  | 'invoice-reminder-ended'
  | 'invoice-correction';

/**
 * Mails a customer about an invoice: with its files, and a link to the company's payments. It goes to the address they
 * have now; the one on the invoice may have been wrong.
 */
export async function mailInvoice(
  context: BillingContext,
  template: Letters,
  invoice: InvoiceRow,
): Promise<void> {
  const { lang, buyer, customer_id } = invoice;
  const customer = await context.tx
    .selectFrom('customer')
    .where('id', '=', customer_id)
    .select('email')
    .executeTakeFirst();
  await postMail(context, {
    // Empty once the customer was deleted.
    to: customer?.email || (buyer?.email ?? ''),
    lang,
    template,
    params: {
      company: buyer?.name ?? '',
      number: invoice.number ?? '',
      total: moneyText(invoice.total, lang),
      due: (invoice.due_at ?? invoice.issued_at).toISOString(),
      url: `${context.settings.publicUrl}/pwa/company/payment`,
    },
    invoice: invoice.id,
  } satisfies NewMail<Letters>);
}
