/** Of the document; what § 14 UStG asks for is among it. */
export type InvoiceWords = {
  invoice: string;
  creditNote: string;
  number: string;
  date: string;
  due: string;
  period: string;
  corrects: string;
  customerVatId: string;
  vatId: string;
  taxNumber: string;
  /** Of the buyer: what it wants to find, such as a Leitweg-ID. */
  reference: string;
  intro: string;
  introNote: string;
  head: { text: string; quantity: string; amount: string };
  net: string;
  vat: (rate: string) => string;
  total: string;
  totalNote: string;
  /** Why there is no VAT. */
  noVat: { reverse_charge: string; outside_eu: string; small_business: string };
  pay: (iban: string, name: string, number: string, day: string) => string;
  /** Terms: `days` after receipt; default at the latest `defaultDays` after due date and receipt. */
  terms: (days: number, defaultDays: number) => string;
  /** Of an invoice that has to be paid before the plan begins. */
  termsAtOnce: string;
  /** Of an invoice in place of another one, whose due date it keeps. */
  termsBy: (day: string) => string;
  /** Paid by credit. */
  nothing: string;
  /** Turned into credit. */
  kept: string;
  line: {
    period: (plan: string) => string;
    unused: (plan: string) => string;
    remaining: (plan: string) => string;
    credit: () => string;
    kept: () => string;
  };
  interval: { month: string; year: string };
};
