import { describe, expect, it, test } from 'vitest';
import { INVOICE_ROW } from '../../../testing/invoice-row.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { invoicePdf } from './invoice-pdf.ts';

describe('an invoice as PDF has what § 14 UStG asks for', () => {
  it('in German', async () => {
    const text = pdfText(await invoicePdf(INVOICE_ROW, 'de_DE'));
    for (const fact of [
      'Rechnung',
      // Both parties with name and address, and the seller's VAT id.
      'Zusage Testbetrieb GmbH',
      'Kastanienallee 12 · 10435 Berlin · Deutschland · USt-IdNr. DE136695976',
      'Bäckerei Ährenglück & Söhne GmbH',
      'Mühlenstraße 3',
      '29221 Celle',
      'Deutschland',
      // Number, day of writing, time of supply.
      'R2026-000007',
      '02.03.2026',
      '02.03.2026 – 02.04.2026',
      '16.03.2026',
      'DE129273398',
      // What and how much of it, net, rate, tax and sum.
      'Plan Team, monatlich',
      'Menge',
      '198,00 €',
      'Verrechnetes Guthaben',
      '-10,00 €',
      'Summe netto',
      '188,00 €',
      'Umsatzsteuer 19 %',
      '35,72 €',
      'Rechnungsbetrag',
      '223,72 €',
    ])
      expect(text.split('\n')).toContain(fact);
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /bis zum 16\.03\.2026 an Zusage Testbetrieb GmbH, IBAN DE02 1203 0000 0000 2020 51, Verwendungszweck R2026-000007/,
    );
  });

  it('in English, where the buyer owes the tax', async () => {
    const text = pdfText(
      await invoicePdf(
        {
          ...INVOICE_ROW,
          lang: 'en_US',
          vat_rate: 0,
          vat: 0,
          total: 18_800,
          reverse_charge: true,
          vat_case: 'reverse_charge',
          buyer: {
            ...(INVOICE_ROW.buyer as NonNullable<typeof INVOICE_ROW.buyer>),
            country: 'AT',
            vatId: 'ATU12345678',
          },
        },
        'en_US',
      ),
    );
    const lines = text.split('\n');
    for (const fact of ['Invoice', 'Austria', 'ATU12345678', 'VAT 0%', '€0.00', '€188.00', 'Mar 2, 2026'])
      expect(lines).toContain(fact);
    expect(text).toContain('Reverse charge: VAT is owed by the recipient');
  });

  it('as a credit note that names what it takes back', async () => {
    const text = pdfText(
      await invoicePdf(
        {
          ...INVOICE_ROW,
          kind: 'credit_note',
          number: 'R2026-000008',
          net: -18_800,
          vat: -3572,
          total: -22_372,
        },
        'de_DE',
        { number: 'R2026-000007', issuedAt: INVOICE_ROW.issued_at },
      ),
    );
    for (const fact of ['Rechnungskorrektur', 'R2026-000008', 'R2026-000007', '-223,72 €'])
      expect(text.split('\n')).toContain(fact);
    expect(text).not.toContain('überweisen');
  });
});

test('the same row gives the same bytes', async () => {
  expect((await invoicePdf(INVOICE_ROW, 'de_DE')).equals(await invoicePdf(INVOICE_ROW, 'de_DE'))).toBe(true);
});

test('many lines go on to a second page', async () => {
  const [line] = INVOICE_ROW.lines;
  const many = {
    ...INVOICE_ROW,
    lines: Array.from({ length: 30 }, () => line as (typeof INVOICE_ROW.lines)[number]),
  };
  const pdf = await invoicePdf(many, 'de_DE');
  expect(pdf.toString('latin1')).toContain('/Count 2');
  expect(pdfText(pdf).match(/Plan Team, monatlich/g)).toHaveLength(30);
});

test('a buyer keeps the letters of their name', async () => {
  const buyer = {
    ...(INVOICE_ROW.buyer as NonNullable<typeof INVOICE_ROW.buyer>),
    name: 'Żółć & Aydın „Zusage“ GmbH',
  };
  const text = pdfText(await invoicePdf({ ...INVOICE_ROW, buyer }, 'de_DE'));
  expect(text.split('\n')).toContain('Żółć & Aydın „Zusage“ GmbH');
  expect(text).toContain('223,72 €');
});
