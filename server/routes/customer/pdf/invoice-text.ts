import { dayOf } from '../../../../contract/calendar-day.ts';
import type { InvoiceLine } from '../../../../contract/entities/invoice.ts';
import { moneyText } from '../../../domain/billing/ledger/money-text.ts';
import { priceById } from '../../../domain/billing/plans.ts';
import type { InvoiceRow } from '../../../domain/billing/rows.ts';

export type InvoiceLang = InvoiceRow['lang'];

/** What an invoice says, in the order it says it; the page only puts it somewhere. */
export type InvoiceText = {
  title: string;
  seller: { name: string; address: string[]; facts: string[] };
  buyer: string[];
  facts: [label: string, value: string][];
  intro: string;
  head: { text: string; quantity: string; amount: string };
  lines: { text: string; period: string; quantity: string; amount: string }[];
  sums: [label: string, amount: string][];
  notes: string[];
};

const WORDS = {
  de_DE: {
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    number: 'Nummer',
    date: 'Datum',
    due: 'Fällig am',
    period: 'Leistungszeitraum',
    corrects: 'Korrigiert Rechnung',
    customerVatId: 'Ihre USt-IdNr.',
    vatId: 'USt-IdNr.',
    intro: 'Für den Zugang zu Zusage berechnen wir:',
    introNote: 'Diese Beträge nehmen wir zurück:',
    head: { text: 'Leistung', quantity: 'Menge', amount: 'Betrag netto' },
    net: 'Summe netto',
    vat: (rate: string) => `Umsatzsteuer ${rate}`,
    total: 'Rechnungsbetrag',
    totalNote: 'Korrekturbetrag',
    reverse: 'Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG, Art. 196 MwStSystRL).',
    pay: (iban: string, name: string, number: string, day: string) =>
      `Bitte überweisen Sie den Betrag bis zum ${day} an ${name}, IBAN ${iban}, Verwendungszweck ${number}.`,
    nothing: 'Es ist nichts zu zahlen: Der Betrag wurde mit Ihrem Guthaben verrechnet.',
    line: {
      period: (plan: string) => `Tarif ${plan}`,
      unused: (plan: string) => `Tarif ${plan}: nicht genutzte Zeit`,
      remaining: (plan: string) => `Tarif ${plan}: restliche Zeit`,
      credit: () => 'Verrechnetes Guthaben',
    },
    interval: { month: 'monatlich', year: 'jährlich' },
  },
  en_US: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    number: 'Number',
    date: 'Date',
    due: 'Due on',
    period: 'Period of supply',
    corrects: 'Corrects invoice',
    customerVatId: 'Your VAT ID',
    vatId: 'VAT ID',
    intro: 'For the use of Zusage we charge:',
    introNote: 'We take these amounts back:',
    head: { text: 'Service', quantity: 'Quantity', amount: 'Net amount' },
    net: 'Net total',
    vat: (rate: string) => `VAT ${rate}`,
    total: 'Total',
    totalNote: 'Total of this credit note',
    reverse: 'Reverse charge: VAT is owed by the recipient (Art. 196 of Directive 2006/112/EC).',
    pay: (iban: string, name: string, number: string, day: string) =>
      `Please transfer the total by ${day} to ${name}, IBAN ${iban}, with the reference ${number}.`,
    nothing: 'There is nothing to pay: the amount was taken from your credit.',
    line: {
      period: (plan: string) => `Plan ${plan}`,
      unused: (plan: string) => `Plan ${plan}: unused time`,
      remaining: (plan: string) => `Plan ${plan}: remaining time`,
      credit: () => 'Credit used',
    },
    interval: { month: 'monthly', year: 'yearly' },
  },
} as const;

/**
 * Everything § 14 UStG asks of an invoice. `corrects`: number of the invoice a credit note takes back. Throws for an
 * invoice that is not our own.
 */
export function invoiceText(row: InvoiceRow, lang: InvoiceLang, corrects?: string): InvoiceText {
  const { seller, buyer } = row;
  if (seller === null || buyer === null || row.number === null || row.due_at === null)
    throw new Error('only invoices of our own have a text');
  const words = WORDS[lang];
  const isNote = row.kind === 'credit_note';
  const money = (cents: number) => moneyText(cents, lang);
  const day = (at: Date | string) => dayText(at, lang);
  return {
    title: isNote ? words.creditNote : words.invoice,
    seller: { name: seller.name, address: seller.address, facts: [`${words.vatId} ${seller.vatId}`] },
    buyer: [
      buyer.name,
      buyer.line1,
      buyer.line2,
      `${buyer.postalCode} ${buyer.city}`,
      buyer.state,
      countryName(buyer.country, lang),
    ].filter((line) => line.trim() !== ''),
    facts: [
      [words.number, row.number],
      [words.date, day(row.issued_at)],
      ...(isNote ? [] : [[words.due, day(row.due_at)] as [string, string]]),
      [words.period, `${day(row.period_start)} – ${day(lastDay(row.period_end))}`],
      ...(corrects === undefined ? [] : [[words.corrects, corrects] as [string, string]]),
      ...(buyer.vatId === null ? [] : [[words.customerVatId, buyer.vatId] as [string, string]]),
    ],
    intro: isNote ? words.introNote : words.intro,
    head: words.head,
    lines: row.lines.map((line) => ({
      text: lineText(line, lang),
      period: `${day(line.periodStart)} – ${day(lastDay(new Date(line.periodEnd)))}`,
      quantity: line.kind === 'credit' ? '' : String(line.quantity),
      amount: money(line.amount),
    })),
    sums: [
      [words.net, money(row.net)],
      [words.vat(percent(row.vat_rate, lang)), money(row.vat)],
      [isNote ? words.totalNote : words.total, money(row.total)],
    ],
    notes: [
      ...(row.reverse_charge ? [words.reverse] : []),
      ...(isNote
        ? []
        : [
            row.total === 0
              ? words.nothing
              : words.pay(grouped(seller.iban), seller.name, row.number, day(row.due_at)),
          ]),
    ],
  };
}

function lineText({ kind, priceId }: InvoiceLine, lang: InvoiceLang): string {
  const words = WORDS[lang];
  const { product, price } = priceById(priceId);
  if (kind === 'credit') return words.line.credit();
  return `${words.line[kind](product.name)}, ${words.interval[price.recurring.interval]}`;
}

/** Periods end where the next one begins; a reader expects the last day of this one. */
const lastDay = (end: Date) => new Date(end.getTime() - 1);

function dayText(at: Date | string, lang: InvoiceLang): string {
  const [year, month, day] = dayOf(at).split('-') as [string, string, string];
  if (lang === 'de_DE') return `${day}.${month}.${year}`;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${year}-${month}-${day}`),
  );
}

function percent(basisPoints: number, lang: InvoiceLang): string {
  return new Intl.NumberFormat(lang.replace('_', '-'), { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}

function countryName(code: string, lang: InvoiceLang): string {
  return new Intl.DisplayNames([lang.replace('_', '-')], { type: 'region' }).of(code) ?? code;
}

const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');
