import { dayOf, daysBetween } from '../../../../contract/calendar-day.ts';
import type { InvoiceLine, SellerFacts } from '../../../../contract/entities/invoice.ts';
import { type Language, tagOf } from '../../../../contract/languages.ts';
import { inForce } from '../../../../contract/law/in-force.ts';
import { DUE_DAYS, PAYMENT_DEFAULT } from '../../../../contract/law/invoice-terms.ts';
import type { VatCase } from '../../../../contract/law/vat.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import { moneyText } from '../../../base/money-text.ts';
import { isOfPlan } from '../ledger/proration.ts';
import { priceById } from '../plans.ts';
import type { InvoiceRow } from '../rows.ts';
import { invoiceVatCase } from '../vat-id/vat-buyer.ts';

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

/**
 * Everything § 14 UStG asks of an invoice. `corrects`: number of the invoice a credit note takes back. Throws for an
 * invoice that is not our own.
 */
export function invoiceText(row: InvoiceRow, lang: Language, corrects?: string): InvoiceText {
  const { seller, buyer } = row;
  if (seller === null || buyer === null || row.number === null || row.due_at === null)
    throw new Error('only invoices of our own have a text');
  const words = SERVER_TEXTS[lang].invoice;
  const vatCase = invoiceVatCase(row);
  const isNote = row.kind === 'credit_note';
  const money = (cents: number) => moneyText(cents, lang);
  const day = (at: Date | string) => dayText(at, lang);
  return {
    title: isNote ? words.creditNote : words.invoice,
    seller: { name: seller.name, address: seller.address, facts: taxFacts(seller, lang) },
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
      ...(buyer.reference ? [[words.reference, buyer.reference] as [string, string]] : []),
      ...(buyer.vatId === null ? [] : [[words.customerVatId, buyer.vatId] as [string, string]]),
    ],
    intro: isNote ? words.introNote : words.intro,
    head: words.head,
    lines: row.lines.map((line) => ({
      text: lineText(line, lang),
      period: `${day(line.periodStart)} – ${day(lastDay(new Date(line.periodEnd)))}`,
      quantity: isOfPlan(line) ? String(line.quantity) : '',
      amount: money(line.amount),
    })),
    sums: [
      [words.net, money(row.net)],
      ...(shown.includes(vatCase)
        ? [[words.vat(percent(row.vat_rate, lang)), money(row.vat)] as [string, string]]
        : []),
      [isNote ? words.totalNote : words.total, money(row.total)],
    ],
    notes: [
      ...(vatCase === 'standard' ? [] : [words.noVat[vatCase]]),
      ...(isNote
        ? []
        : row.total === 0
          ? [row.lines.some(({ kind }) => kind === 'kept') ? words.kept : words.nothing]
          : [
              words.pay(grouped(seller.iban), seller.name, row.number, day(row.due_at)),
              termsText(row, lang),
            ]),
    ],
  };
}

/** A row for the VAT, also where the buyer owes it; a seller who charges none must not name any. */
const shown: readonly VatCase[] = ['standard', 'reverse_charge'];

function taxFacts({ vatId, taxNumber }: SellerFacts, lang: Language): string[] {
  const words = SERVER_TEXTS[lang].invoice;
  return [
    ...(vatId === null ? [] : [`${words.vatId} ${vatId}`]),
    ...(taxNumber ? [`${words.taxNumber} ${taxNumber}`] : []),
  ];
}

/** When it is to be paid, in the words of the terms of use. */
export function termsText(
  { issued_at, due_at, lines }: Pick<InvoiceRow, 'issued_at' | 'due_at' | 'lines'>,
  lang: Language,
): string {
  const words = SERVER_TEXTS[lang].invoice;
  const issued = dayOf(issued_at);
  if (due_at !== null && daysBetween(issued, dayOf(due_at)) < DUE_DAYS)
    return lines.some(({ kind }) => kind === 'unused')
      ? words.termsBy(dayText(due_at, lang))
      : words.termsAtOnce;
  return words.terms(DUE_DAYS, inForce(PAYMENT_DEFAULT, issued).days);
}

export function lineText({ kind, priceId }: InvoiceLine, lang: Language): string {
  const words = SERVER_TEXTS[lang].invoice;
  const { product, price } = priceById(priceId);
  if (kind === 'credit' || kind === 'kept') return words.line[kind]();
  return `${words.line[kind](product.name)}, ${words.interval[price.recurring.interval]}`;
}

/** Periods end where the next one begins; a reader expects the last day of this one. */
export const lastDay = (end: Date) => new Date(end.getTime() - 1);

function dayText(at: Date | string, lang: Language): string {
  return new Intl.DateTimeFormat(tagOf(lang), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(dayOf(at)),
  );
}

function percent(basisPoints: number, lang: Language): string {
  return new Intl.NumberFormat(tagOf(lang), { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}

function countryName(code: string, lang: Language): string {
  return new Intl.DisplayNames([tagOf(lang)], { type: 'region' }).of(code) ?? code;
}

const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');
