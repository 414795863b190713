import { dayText } from '../day-text.ts';
import type { Template } from '../template.ts';

/** A company's invoice is there. `total`: with its currency, as the reader writes it; `due`: ISO day. */
export const invoiceTemplate: Template<'company' | 'number' | 'total' | 'due' | 'url'> = {
  de_DE: ({ company, number, total, due, url }) => ({
    subject: `Rechnung ${number} über ${total}`,
    text: `Hallo,

die Rechnung ${number} für ${company} ist da: ${total}, fällig am ${dayText('de_DE', due)}.`,
    link: { label: 'Rechnung ansehen', url },
  }),
  en_US: ({ company, number, total, due, url }) => ({
    subject: `Invoice ${number}, ${total}`,
    text: `Hello,

invoice ${number} for ${company} is here: ${total}, due on ${dayText('en_US', due)}.`,
    link: { label: 'See the invoice', url },
  }),
};
