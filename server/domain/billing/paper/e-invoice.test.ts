import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it, test } from 'vitest';
import type { SellerFacts } from '../../../../contract/entities/invoice.ts';
import { brokenRules, textAt } from '../../../testing/e-invoice-rules.ts';
import { INVOICE_ROW } from '../../../testing/invoice-row.ts';
import type { InvoiceRow } from '../rows.ts';
import { invoiceXml } from './e-invoice.ts';
import { formatOf } from './e-invoice-format.ts';
import { invoicePdf } from './invoice-pdf.ts';

const SELLER: SellerFacts = {
  ...(INVOICE_ROW.seller as SellerFacts),
  mail: 'rechnung@zusage.example',
  phone: '+49 30 1234567',
};
const BUYER = INVOICE_ROW.buyer as NonNullable<InvoiceRow['buyer']>;
const LINE = INVOICE_ROW.lines[0] as (typeof INVOICE_ROW.lines)[0];
const LEITWEG_ID = '04011000-12345-67';
const CORRECTED = { number: 'R2026-000007', issuedAt: new Date('2026-03-01T23:30:00Z') };

const row = (more: Partial<InvoiceRow> = {}): InvoiceRow => ({ ...INVOICE_ROW, seller: SELLER, ...more });
const withoutVat = { vat_rate: 0, vat: 0, total: 18_800 };
const note = {
  kind: 'credit_note',
  corrects_id: INVOICE_ROW.id,
  number: 'R2026-000008',
  net: -18_800,
  vat: -3572,
  total: -22_372,
  lines: INVOICE_ROW.lines.map((line) => ({ ...line, amount: -line.amount })),
} as const;

/** Each kind of VAT, and each kind of paper. */
const ROWS: Record<string, InvoiceRow> = {
  'an invoice with VAT': row(),
  'a part of a period for three, which is no whole cent each': row({
    lines: [{ ...LINE, quantity: 3, amount: 10_000 }],
    net: 10_000,
    vat: 1900,
    total: 11_900,
  }),
  'one where the buyer owes the VAT': row({
    ...withoutVat,
    reverse_charge: true,
    vat_case: 'reverse_charge',
    buyer: { ...BUYER, country: 'AT', postalCode: '1010', city: 'Wien', vatId: 'ATU13585627' },
  }),
  'one to Switzerland': row({
    ...withoutVat,
    vat_case: 'outside_eu',
    buyer: { ...BUYER, country: 'CH', postalCode: '8001', city: 'Zürich', vatId: 'CHE107787577MWST' },
  }),
  'one of a small business with a tax number': row({
    ...withoutVat,
    vat_case: 'small_business',
    seller: { ...SELLER, small: true, vatId: null, taxNumber: '37/123/45674' },
  }),
  'one that credit has paid': row({
    net: 0,
    vat: 0,
    total: 0,
    lines: INVOICE_ROW.lines.map((line, index) => (index === 0 ? line : { ...line, amount: -19_800 })),
  }),
  'one over nothing, of a change that leaves credit': row({
    net: 0,
    vat: 0,
    total: 0,
    lines: [
      { ...LINE, quantity: 1, amount: 3900 },
      { ...LINE, kind: 'unused', amount: -19_800 },
      { ...LINE, kind: 'kept', amount: 15_900 },
    ],
  }),
  'a credit note': row(note),
  'one with letters that XML cannot say': row({ buyer: { ...BUYER, name: 'A\u0000B & <Söhne>\u001f' } }),
};

describe.each(Object.entries(ROWS))('L14 %s as e-invoice', (_, invoice) => {
  const corrected = invoice.kind === 'credit_note' ? CORRECTED : undefined;

  it.each(['en16931', 'xrechnung'] as const)('%s keeps to the schema of EN 16931', async (format) => {
    const xml = invoiceXml({ ...invoice, buyer: { ...BUYER, reference: LEITWEG_ID } }, format, corrected);
    expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
  });

  it.each(['en16931', 'xrechnung'] as const)('%s keeps to the rules about sums and VAT', (format) => {
    const buyer = { ...(invoice.buyer as typeof BUYER), reference: LEITWEG_ID };
    expect(brokenRules(invoiceXml({ ...invoice, buyer }, format, corrected))).toEqual([]);
  });

  it('stands in the PDF, and says what the row says', async () => {
    const pdf = await invoicePdf(invoice, invoice.lang, corrected);
    const { xml, filename } = await extractXml(pdf);
    expect(filename).toBe('factur-x.xml');
    expect(xml).toBe(invoiceXml(invoice, 'en16931', corrected));
    using document = XmlDocument.fromString(xml);
    const euros = (cents: number) => (cents / 100).toFixed(2);
    expect(textAt(document, '//ram:GrandTotalAmount')).toBe(euros(invoice.total));
    expect(textAt(document, '//ram:TaxTotalAmount')).toBe(euros(invoice.vat));
    expect(textAt(document, '//rsm:ExchangedDocument/ram:ID')).toBe(invoice.number);
    // Half past eleven in the evening in UTC is the next day in Germany.
    expect(textAt(document, '//rsm:ExchangedDocument//udt:DateTimeString')).toBe('20260302');
  });
});

test('L14 the file is a PDF/A-3 that names the invoice in it', async () => {
  const pdf = (
    await invoicePdf(row({ seller: { ...SELLER, name: 'Rauch & Söhne <GmbH>' } }), 'de_DE')
  ).toString('latin1');
  for (const fact of [
    '<pdfaid:part>3</pdfaid:part>',
    '<pdfaid:conformance>B</pdfaid:conformance>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '/AFRelationship /Alternative',
    '/Subtype /text#2Fxml',
    '/S /GTS_PDFA1',
    'Rauch &amp; S',
  ])
    expect(pdf).toContain(fact);
  // Every font is embedded; a standard one is not.
  expect(pdf).not.toContain('/Type1');
  const metadata =
    /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(Buffer.from(pdf, 'latin1').toString('utf8'))?.[0] ?? '';
  expect(() => XmlDocument.fromString(metadata).dispose()).not.toThrow();
});

test('L14 a copy in another language carries no second original', async () => {
  await expect(extractXml(await invoicePdf(row(), 'en_US'))).rejects.toThrow();
});

test('L14 a credit note names the invoice it takes back', () => {
  using document = XmlDocument.fromString(invoiceXml(row(note), 'en16931', CORRECTED));
  expect(textAt(document, '//ram:TypeCode')).toBe('384');
  expect(textAt(document, '//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toBe('R2026-000007');
  expect(textAt(document, '//ram:FormattedIssueDateTime/qdt:DateTimeString')).toBe('20260302');
});

test('L14 an XRechnung is made where the buyer has given a reference and the seller can be reached', () => {
  expect(formatOf(row())).toBe('en16931');
  expect(formatOf(row({ buyer: { ...BUYER, reference: LEITWEG_ID } }))).toBe('xrechnung');
  expect(formatOf(row({ seller: INVOICE_ROW.seller, buyer: { ...BUYER, reference: LEITWEG_ID } }))).toBe(
    'en16931',
  );
  const xml = invoiceXml(row({ buyer: { ...BUYER, reference: LEITWEG_ID } }), 'xrechnung');
  using document = XmlDocument.fromString(xml);
  expect(textAt(document, '//ram:BuyerReference')).toBe(LEITWEG_ID);
  expect(textAt(document, '//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID')).toContain(
    'xrechnung_3.0',
  );
});

test('the rules find what is wrong', () => {
  const wrong = invoiceXml(row({ net: 18_801 }), 'en16931');
  expect(brokenRules(wrong)).toEqual(['BR-CO-10', 'BR-CO-15', 'BR-S-08']);
  const negative = invoiceXml(row(), 'en16931').replace(
    '<ram:ChargeAmount>10.00',
    '<ram:ChargeAmount>-10.00',
  );
  expect(brokenRules(negative)).toContain('BR-27');
  expect(brokenRules(invoiceXml(row(), 'xrechnung'))).toEqual(['BR-DE-15']);
});
