import { bookPayment, refundInvoice } from '../../domain/billing/ledger/payment.ts';
import { type StaffCommand, say } from './command.ts';

export const bookPayments: StaffCommand = {
  name: 'book-payment',
  words: ['INVOICE'],
  decides: true,
  summary: 'Books a bank transfer over the whole sum of an invoice; what waited for it goes on.',
  act: async (context, { words: [invoiceNumber = ''] }) => {
    const paid = await bookPayment({ ...context, by: 'staff' }, { invoiceNumber });
    return say(`${paid.number} is paid: ${euros(paid.total)}.`);
  },
};

export const refund: StaffCommand = {
  name: 'refund',
  words: ['INVOICE'],
  decides: true,
  summary: 'Takes an invoice of our own ledger back by a credit note; the subscription stays as it is.',
  act: async (context, { words: [invoiceNumber = ''] }) => {
    const note = await refundInvoice({ ...context, by: 'staff' }, { invoiceNumber });
    return say(`${invoiceNumber} is taken back by ${note.number}: ${euros(note.total)}.`);
  },
};

const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;
