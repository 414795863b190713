import type { InvoiceWords } from '../types/invoice.ts';

export const invoice: InvoiceWords = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  number: 'Number',
  date: 'Date',
  due: 'Due on',
  period: 'Period of supply',
  corrects: 'Corrects invoice',
  customerVatId: 'Your VAT ID',
  vatId: 'VAT ID',
  taxNumber: 'Tax number',
  reference: 'Your reference',
  intro: 'For the use of Zusage we charge:',
  introNote: 'We take these amounts back:',
  head: { text: 'Service', quantity: 'Quantity', amount: 'Net amount' },
  net: 'Net total',
  vat: (rate: string) => `VAT ${rate}`,
  total: 'Total',
  totalNote: 'Total of this credit note',
  noVat: {
    reverse_charge: 'Reverse charge: VAT is owed by the recipient (Art. 196 of Directive 2006/112/EC).',
    outside_eu: 'Not taxable in Germany (section 3a (2) UStG).',
    small_business: 'Exempt from VAT: the exemption for small businesses applies (section 19 UStG).',
  },
  pay: (iban: string, name: string, number: string, day: string) =>
    `Please transfer the total by ${day} to ${name}, IBAN ${iban}, with the reference ${number}.`,
  terms: (days: number, defaultDays: number) =>
    `Payable within ${days} days of receipt of this invoice, without deduction. Default begins at the latest ${defaultDays} days after due date and receipt (section 286 (3) BGB).`,
  termsAtOnce: 'Payable at once, without deduction: the plan begins with the payment.',
  termsBy: (day: string) => `Payable by ${day}, without deduction.`,
  nothing: 'There is nothing to pay: the amount was taken from your credit.',
  kept: 'There is nothing to pay: the rest is kept as credit for your next invoices.',
  line: {
    period: (plan: string) => `Plan ${plan}`,
    unused: (plan: string) => `Plan ${plan}: unused time`,
    remaining: (plan: string) => `Plan ${plan}: remaining time`,
    credit: () => 'Credit used',
    kept: () => 'Credit for later invoices',
  },
  interval: { month: 'monthly', year: 'yearly' },
};
