import type { InvoiceWords } from '../types/invoice.ts';

export const invoice: InvoiceWords = {
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  number: 'Nummer',
  date: 'Datum',
  due: 'Fällig am',
  period: 'Leistungszeitraum',
  corrects: 'Korrigiert Rechnung',
  customerVatId: 'Ihre USt-IdNr.',
  vatId: 'USt-IdNr.',
  taxNumber: 'Steuernummer',
  reference: 'Ihre Referenz',
  intro: 'Für den Zugang zu Zusage berechnen wir:',
  introNote: 'Diese Beträge nehmen wir zurück:',
  head: { text: 'Leistung', quantity: 'Menge', amount: 'Betrag netto' },
  net: 'Summe netto',
  vat: (rate: string) => `Umsatzsteuer ${rate}`,
  total: 'Rechnungsbetrag',
  totalNote: 'Korrekturbetrag',
  noVat: {
    reverse_charge: 'Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG, Art. 196 MwStSystRL).',
    outside_eu: 'Nicht im Inland steuerbar (§ 3a Abs. 2 UStG).',
    small_business: 'Steuerfrei: Für diese Leistung gilt die Befreiung für Kleinunternehmer (§ 19 UStG).',
  },
  pay: (iban: string, name: string, number: string, day: string) =>
    `Bitte überweisen Sie den Betrag bis zum ${day} an ${name}, IBAN ${iban}, Verwendungszweck ${number}.`,
  terms: (days: number, defaultDays: number) =>
    `Zahlbar innerhalb von ${days} Tagen nach Zugang dieser Rechnung, ohne Abzug. Verzug tritt spätestens ${defaultDays} Tage nach Fälligkeit und Zugang ein (§ 286 Abs. 3 BGB).`,
  termsAtOnce: 'Zahlbar sofort, ohne Abzug: Der Plan beginnt mit der Zahlung.',
  termsBy: (day: string) => `Zahlbar bis zum ${day}, ohne Abzug.`,
  nothing: 'Es ist nichts zu zahlen: Der Betrag wurde mit Ihrem Guthaben verrechnet.',
  kept: 'Es ist nichts zu zahlen: Der Rest ist Ihr Guthaben und wird mit den nächsten Rechnungen verrechnet.',
  line: {
    period: (plan: string) => `Plan ${plan}`,
    unused: (plan: string) => `Plan ${plan}: nicht genutzte Zeit`,
    remaining: (plan: string) => `Plan ${plan}: restliche Zeit`,
    credit: () => 'Verrechnetes Guthaben',
    kept: () => 'Guthaben für spätere Rechnungen',
  },
  interval: { month: 'monatlich', year: 'jährlich' },
};
