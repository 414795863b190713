import type { InvoicesMails } from '../../types/mails.ts';

export const invoices: InvoicesMails = {
  invoice: ({ company, number, total, due, url }, { day }) => ({
    subject: `Invoice ${number}, ${total}`,
    text: `Hello,

invoice ${number} for ${company} is here: ${total}, due on ${day(due)}.`,
    link: { label: 'See the invoice', url },
  }),
  'invoice-nothing': ({ company, number, url }) => ({
    subject: `Invoice ${number}: nothing to pay`,
    text: `Hello,

invoice ${number} for ${company} is here. There is nothing to pay.`,
    link: { label: 'See the invoice', url },
  }),
  'invoice-correction': ({ company, number, total, url }) => ({
    subject: `Credit note ${number}, ${total}`,
    text: `Hello,

credit note ${number} for ${company} is here: ${total}.`,
    link: { label: 'See the credit note', url },
  }),
  'invoice-reminder': ({ company, number, total, due, url }, { day }) => ({
    subject: `Reminder: invoice ${number} is still open`,
    text: `Hello,

invoice ${number} for ${company}, ${total}, was due on ${day(due)}. Nothing has arrived here yet.

Once it is overdue by 14 days you cannot publish anything new; you can still read and answer applications. If you have paid already, forget this email.`,
    link: { label: 'See the invoice', url },
  }),
  'invoice-reminder-ended': ({ company, number, total, due, url }, { day }) => ({
    subject: `Reminder: invoice ${number} is still open`,
    text: `Hello,

invoice ${number} for ${company}, ${total}, was due on ${day(due)}. Nothing has arrived here yet.

If you have paid already, forget this email.`,
    link: { label: 'See the invoice', url },
  }),
  'vat-id-unconfirmed': ({ company, vatId, url }) => ({
    subject: `VAT number ${vatId} not confirmed`,
    text: `Hello,

the VAT number ${vatId} of ${company} could not be confirmed in the register of the EU (VIES). Without that we have to charge German VAT, from the next invoice on.

If the number is wrong, change it in your billing data. If it is right, ask your tax office whether it is activated for trade within the EU. Once it is confirmed, the next invoices are without VAT again.`,
    link: { label: 'See the billing data', url },
  }),
  'vat-id-unchecked': ({ company, vatId, url }) => ({
    subject: `VAT number ${vatId} is being checked`,
    text: `Hello,

the VAT number ${vatId} of ${company} is not confirmed yet. We check it by hand in the register of the EU. Until then we have to charge German VAT.

You do not have to do anything. If the number is wrong, change it in your billing data.`,
    link: { label: 'See the billing data', url },
  }),
};
