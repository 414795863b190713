import type { InvoicesMails } from '../../types/mails.ts';

export const invoices: InvoicesMails = {
  invoice: ({ company, number, total, due, url }, { day }) => ({
    subject: `Rechnung ${number} über ${total}`,
    text: `Hallo,

die Rechnung ${number} für ${company} ist da: ${total}, fällig am ${day(due)}.`,
    link: { label: 'Rechnung ansehen', url },
  }),
  'invoice-nothing': ({ company, number, url }) => ({
    subject: `Rechnung ${number}: nichts zu zahlen`,
    text: `Hallo,

die Rechnung ${number} für ${company} ist da. Es ist nichts zu zahlen.`,
    link: { label: 'Rechnung ansehen', url },
  }),
  'invoice-correction': ({ company, number, total, url }) => ({
    subject: `Rechnungskorrektur ${number} über ${total}`,
    text: `Hallo,

die Rechnungskorrektur ${number} für ${company} ist da: ${total}.`,
    link: { label: 'Rechnungskorrektur ansehen', url },
  }),
  'invoice-reminder': ({ company, number, total, due, url }, { day }) => ({
    subject: `Erinnerung: Rechnung ${number} ist noch offen`,
    text: `Hallo,

die Rechnung ${number} für ${company} über ${total} war am ${day(due)} fällig. Bei uns ist noch nichts angekommen.

Ist sie 14 Tage überfällig, könnt ihr nichts Neues veröffentlichen; Bewerbungen könnt ihr weiter lesen und beantworten. Habt ihr schon bezahlt, ist diese Mail überholt.`,
    link: { label: 'Rechnung ansehen', url },
  }),
  'invoice-reminder-ended': ({ company, number, total, due, url }, { day }) => ({
    subject: `Erinnerung: Rechnung ${number} ist noch offen`,
    text: `Hallo,

die Rechnung ${number} für ${company} über ${total} war am ${day(due)} fällig. Bei uns ist noch nichts angekommen.

Habt ihr schon bezahlt, ist diese Mail überholt.`,
    link: { label: 'Rechnung ansehen', url },
  }),
  'vat-id-unconfirmed': ({ company, vatId, url }) => ({
    subject: `USt-IdNr. ${vatId} nicht bestätigt`,
    text: `Hallo,

die USt-IdNr. ${vatId} von ${company} konnte im Register der EU (VIES) nicht bestätigt werden. Ohne Bestätigung müssen wir deutsche Umsatzsteuer berechnen: ab der nächsten Rechnung.

Stimmt die Nummer nicht, ändert sie in den Rechnungsdaten. Stimmt sie, fragt bei eurem Finanzamt, ob sie für Geschäfte in der EU freigeschaltet ist. Sobald sie bestätigt ist, sind die nächsten Rechnungen wieder ohne Umsatzsteuer.`,
    link: { label: 'Rechnungsdaten ansehen', url },
  }),
  'vat-id-unchecked': ({ company, vatId, url }) => ({
    subject: `USt-IdNr. ${vatId} wird geprüft`,
    text: `Hallo,

die USt-IdNr. ${vatId} von ${company} ist noch nicht bestätigt. Wir prüfen sie von Hand im Register der EU. Bis dahin müssen wir deutsche Umsatzsteuer berechnen.

Ihr müsst nichts tun. Stimmt die Nummer nicht, ändert sie in den Rechnungsdaten.`,
    link: { label: 'Rechnungsdaten ansehen', url },
  }),
};
