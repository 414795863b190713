import type { Template } from '../template.ts';

/** An invoice was taken back. `number`: of the correction; `total`: what is given back. */
export const invoiceCorrectionTemplate: Template<'company' | 'number' | 'total' | 'due' | 'url'> = {
  de_DE: ({ company, number, total, url }) => ({
    subject: `Rechnungskorrektur ${number} über ${total}`,
    text: `Hallo,

die Rechnungskorrektur ${number} für ${company} ist da: ${total}.`,
    link: { label: 'Rechnungskorrektur ansehen', url },
  }),
  en_US: ({ company, number, total, url }) => ({
    subject: `Credit note ${number}, ${total}`,
    text: `Hello,

credit note ${number} for ${company} is here: ${total}.`,
    link: { label: 'See the credit note', url },
  }),
};
