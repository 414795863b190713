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
  intro: string;
  introNote: string;
  head: { text: string; quantity: string; amount: string };
  net: string;
  vat: (rate: string) => string;
  total: string;
  totalNote: string;
  reverse: string;
  pay: (iban: string, name: string, number: string, day: string) => string;
  nothing: string;
  line: {
    period: (plan: string) => string;
    unused: (plan: string) => string;
    remaining: (plan: string) => string;
    credit: () => string;
  };
  interval: { month: string; year: string };
};
