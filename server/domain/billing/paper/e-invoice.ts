import { dayOf } from '../../../../contract/calendar-day.ts';
import type {
  EInvoiceFormat,
  InvoiceLine,
  InvoiceParty,
  SellerFacts,
} from '../../../../contract/entities/invoice.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { VatCase } from '../../../../contract/law/vat.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import { newXml } from '../../../base/xml.ts';
import { isOfPlan } from '../ledger/proration.ts';
import type { InvoiceRow } from '../rows.ts';
import { invoiceVatCase } from '../vat-id/vat-buyer.ts';
import { lastDay, lineText, termsText } from './invoice-text.ts';
import { townOf } from './seller-address.ts';

/**
 * The invoice as a program reads it: EN 16931 in the syntax of UN/CEFACT (Cross Industry Invoice, D16B). Elements stand in
 * the order of its schema. Numbers such as BT-29 and rules such as BR-27 are those of EN 16931, BR-DE those of XRechnung.
 */

/** The invoice that a credit note takes back. */
export type Corrected = { readonly number: string; readonly issuedAt: Date };

type Element = { readonly [name: string]: Element | readonly Element[] | string | undefined };

const NAMESPACES = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const SPECIFICATION: Readonly<Record<EInvoiceFormat, string>> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};

/** One of our own invoices as XML. The same row gives the same bytes. */
export function invoiceXml(row: InvoiceRow, format: EInvoiceFormat, corrected?: Corrected): string {
  const { seller, buyer, number } = row;
  if (seller === null || buyer === null || number === null)
    throw new Error('only invoices of our own are e-invoices');
  const vatCase = invoiceVatCase(row);
  const document: Element = {
    'rsm:CrossIndustryInvoice': {
      ...NAMESPACES,
      'rsm:ExchangedDocumentContext': {
        'ram:BusinessProcessSpecifiedDocumentContextParameter': { 'ram:ID': PROCESS },
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': SPECIFICATION[format] },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': number,
        // 384: a correction of the invoice that is named, over the same sums with the other sign.
        'ram:TypeCode': row.kind === 'credit_note' ? '384' : '380',
        'ram:IssueDateTime': dateTime(row.issued_at),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': row.lines.map((line, index) =>
          lineItem(line, index, row, vatCase),
        ),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:BuyerReference': buyer.reference || undefined,
          'ram:SellerTradeParty': sellerParty(seller, vatCase),
          'ram:BuyerTradeParty': buyerParty(buyer, vatCase),
        },
        'ram:ApplicableHeaderTradeDelivery': {},
        'ram:ApplicableHeaderTradeSettlement': settlement(row, { seller, number, vatCase, corrected }),
      },
    },
  };
  return newXml(withoutGaps(document)).end({ prettyPrint: true });
}

function lineItem(line: InvoiceLine, index: number, row: InvoiceRow, vatCase: VatCase): Element {
  const count = isOfPlan(line) ? line.quantity : 1;
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
    'ram:SpecifiedTradeProduct': { 'ram:Name': lineText(line, row.lang) },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': {
        // Of as many as are billed: a part of a period divided by them would not be whole cents.
        'ram:ChargeAmount': euros(Math.abs(line.amount)),
        'ram:BasisQuantity': pieces(count),
      },
    },
    'ram:SpecifiedLineTradeDelivery': {
      // A price must not be negative (BR-27): what is given back has a negative quantity.
      'ram:BilledQuantity': pieces(line.amount < 0 ? -count : count),
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': {
        'ram:TypeCode': 'VAT',
        'ram:CategoryCode': CATEGORY[vatCase],
        // Outside the scope of VAT there is no rate, not even one of zero (BR-O-05).
        'ram:RateApplicablePercent': vatCase === 'outside_eu' ? undefined : percent(row.vat_rate),
      },
      'ram:BillingSpecifiedPeriod': period(new Date(line.periodStart), new Date(line.periodEnd)),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': euros(line.amount) },
    },
  };
}

function sellerParty(
  { name, address, vatId, taxNumber, mail, phone }: SellerFacts,
  vatCase: VatCase,
): Element {
  const town = townOf(address);
  // With services outside the scope of VAT no VAT id may be named as such (BR-O-02); an identifier has to be (BR-CO-26).
  const vat = vatCase === 'outside_eu' ? null : vatId;
  return {
    'ram:ID': vat === null ? (vatId ?? taxNumber ?? name) : undefined,
    'ram:Name': name,
    'ram:DefinedTradeContact':
      mail && phone
        ? {
            'ram:PersonName': name,
            'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': phone },
            'ram:EmailURIUniversalCommunication': { 'ram:URIID': mail },
          }
        : undefined,
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': town?.postalCode,
      'ram:LineOne': town?.street[0] ?? address[0],
      'ram:LineTwo': town?.street.slice(1).join(', ') || undefined,
      'ram:CityName': town?.city ?? address[1],
      'ram:CountryID': 'DE',
    },
    'ram:URIUniversalCommunication': electronicAddress(mail),
    'ram:SpecifiedTaxRegistration': [
      ...(vat === null ? [] : [registration('VA', vat)]),
      ...(taxNumber ? [registration('FC', taxNumber)] : []),
    ],
  };
}

function buyerParty(buyer: InvoiceParty, vatCase: VatCase): Element {
  const { name, line1, line2, city, postalCode, state, country, email, vatId } = buyer;
  return {
    'ram:Name': name,
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': postalCode,
      'ram:LineOne': line1,
      'ram:LineTwo': line2 || undefined,
      'ram:CityName': city,
      'ram:CountryID': country,
      'ram:CountrySubDivisionName': state || undefined,
    },
    'ram:URIUniversalCommunication': electronicAddress(email),
    'ram:SpecifiedTaxRegistration':
      vatId === null || vatCase === 'outside_eu' ? undefined : registration('VA', vatId),
  };
}

type Facts = { seller: SellerFacts; number: string; vatCase: VatCase; corrected: Corrected | undefined };

function settlement(row: InvoiceRow, { seller, number, vatCase, corrected }: Facts): Element {
  const toPay = row.total > 0;
  return {
    'ram:PaymentReference': number,
    'ram:InvoiceCurrencyCode': 'EUR',
    'ram:SpecifiedTradeSettlementPaymentMeans': toPay
      ? {
          // SEPA credit transfer.
          'ram:TypeCode': '58',
          'ram:PayeePartyCreditorFinancialAccount': {
            'ram:IBANID': seller.iban,
            'ram:AccountName': seller.name,
          },
        }
      : { 'ram:TypeCode': '1' },
    'ram:ApplicableTradeTax': {
      'ram:CalculatedAmount': euros(row.vat),
      'ram:TypeCode': 'VAT',
      'ram:ExemptionReason': vatCase === 'standard' ? undefined : exemption(vatCase, row.lang),
      'ram:BasisAmount': euros(row.net),
      'ram:CategoryCode': CATEGORY[vatCase],
      'ram:ExemptionReasonCode': REASON_CODE[vatCase],
      // Here XRechnung wants a rate of zero also outside the scope of VAT (BR-DE-14).
      'ram:RateApplicablePercent': percent(row.vat_rate),
    },
    'ram:BillingSpecifiedPeriod': period(row.period_start, row.period_end),
    'ram:SpecifiedTradePaymentTerms': toPay
      ? {
          'ram:Description': termsText(row, row.lang),
          'ram:DueDateDateTime': row.due_at === null ? undefined : dateTime(row.due_at),
        }
      : undefined,
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': euros(row.net),
      'ram:TaxBasisTotalAmount': euros(row.net),
      'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#': euros(row.vat) },
      'ram:GrandTotalAmount': euros(row.total),
      'ram:DuePayableAmount': euros(row.total),
    },
    'ram:InvoiceReferencedDocument': corrected && {
      'ram:IssuerAssignedID': corrected.number,
      'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': calendarDay(corrected.issuedAt) },
    },
  };
}

/** Categories of UNTDID 5305. */
const CATEGORY: Readonly<Record<VatCase, string>> = {
  standard: 'S',
  reverse_charge: 'AE',
  outside_eu: 'O',
  small_business: 'E',
};

/** Of the list VATEX; there is none for § 19 UStG. */
const REASON_CODE: Readonly<Record<VatCase, string | undefined>> = {
  standard: undefined,
  reverse_charge: 'VATEX-EU-AE',
  outside_eu: 'VATEX-EU-O',
  small_business: undefined,
};

const exemption = (vatCase: Exclude<VatCase, 'standard'>, lang: Language) =>
  SERVER_TEXTS[lang].invoice.noVat[vatCase];

/** `VA`: VAT id · `FC`: number at the tax office. */
const registration = (scheme: 'VA' | 'FC', number: string): Element => ({
  'ram:ID': { '@schemeID': scheme, '#': number },
});

const electronicAddress = (mail: string | null | undefined): Element | undefined =>
  mail ? { 'ram:URIID': { '@schemeID': 'EM', '#': mail } } : undefined;

const pieces = (count: number): Element => ({ '@unitCode': 'C62', '#': String(count) });

const percent = (basisPoints: number) => String(basisPoints / 100);

const calendarDay = (at: Date): Element => ({ '@format': '102', '#': dayOf(at).replaceAll('-', '') });
const dateTime = (at: Date): Element => ({ 'udt:DateTimeString': calendarDay(at) });

const period = (start: Date, end: Date): Element => ({
  'ram:StartDateTime': dateTime(start),
  'ram:EndDateTime': dateTime(lastDay(end)),
});

function euros(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** What is undefined has no element. */
function withoutGaps(element: Element): Element {
  return Object.fromEntries(
    Object.entries(element).flatMap(([name, value]): [string, Element[string]][] => {
      if (value === undefined) return [];
      if (typeof value === 'string') return [[name, printableInXml(value)]];
      return [[name, Array.isArray(value) ? value.map(withoutGaps) : withoutGaps(value as Element)]];
    }),
  );
}

/** Control characters have no place in XML 1.0, and somebody may have pasted one into an address. */
const printableInXml = (text: string) => text.replace(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu, ' ');
