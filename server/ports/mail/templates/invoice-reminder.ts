import { dayText } from '../day-text.ts';
import type { Template } from '../template.ts';

/** A company's invoice is overdue. */
export const invoiceReminderTemplate: Template<'company' | 'number' | 'total' | 'due' | 'url'> = {
  de_DE: ({ company, number, total, due, url }) => ({
    subject: `Erinnerung: Rechnung ${number} ist noch offen`,
    text: `Hallo,

die Rechnung ${number} für ${company} über ${total} war am ${dayText('de_DE', due)} fällig. Bei uns ist noch nichts angekommen.

Ist sie 14 Tage überfällig, könnt ihr nichts Neues veröffentlichen; Bewerbungen könnt ihr weiter lesen und beantworten. Habt ihr schon bezahlt, ist diese Mail überholt.`,
    link: { label: 'Rechnung ansehen', url },
  }),
  en_US: ({ company, number, total, due, url }) => ({
    subject: `Reminder: invoice ${number} is still open`,
    text: `Hello,

invoice ${number} for ${company}, ${total}, was due on ${dayText('en_US', due)}. Nothing has arrived here yet.

Once it is overdue by 14 days you cannot publish anything new; you can still read and answer applications. If you have paid already, forget this mail.`,
    link: { label: 'See the invoice', url },
  }),
};
