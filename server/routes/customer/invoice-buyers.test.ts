import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { XmlDocument } from 'libxml2-wasm';
import { v7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { SellerFacts } from '../../../contract/entities/invoice.ts';
import {
  type AdvertiserKind,
  advertiserKind,
  type NewRegistration,
} from '../../../contract/entities/registration.ts';
import { mayBookPlan } from '../../../contract/policy/may-book-plan.ts';
import type { BillingContext } from '../../api/change-context.ts';
import type { Billing } from '../../ports/billing/billing.ts';
import { invoiceBilling } from '../../ports/billing/invoice-billing.ts';
import { addressOf, hadTrial, subscribed } from '../../testing/customers.ts';
import { brokenRules, textAt } from '../../testing/e-invoice-rules.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { companyUser } from '../../testing/people.ts';
import { SELLER } from '../../testing/seller.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** Who buys, by the number they have. § 14 (4) UStG asks for the seller's number only; the buyer's where they owe the VAT. */
type Buyer = {
  readonly name: string;
  readonly registration?: NewRegistration;
  /** What they enter themselves; a small business and a club may have a VAT number, or none. */
  readonly vatId?: string;
  readonly reference?: string;
};
const BUYERS: Record<string, Buyer> = {
  'a business with a VAT number': { name: 'Bäckerei Ährenglück GmbH' },
  'a small business with a tax number only': {
    name: 'Nadja Beer',
    registration: { kind: 'small_business', land: 'BY', taxNumber: '181/815/08155' },
  },
  'a registered business without a VAT number': {
    name: 'Fahrrad Lühr OHG',
    registration: { kind: 'registered', register: 'HRA', court: 'Lüneburg', number: '4711' },
  },
  'a club without any number of the tax office': {
    name: 'TSV Celle e. V.',
    registration: { kind: 'association', court: 'AG Lüneburg', number: 'VR 200123' },
  },
  'a club that has a VAT number': {
    name: 'SC Hain e. V.',
    registration: { kind: 'association', court: 'AG Lüneburg', number: 'VR 200124' },
    vatId: 'DE136695976',
  },
  'a public body with a Leitweg-ID': {
    name: 'Stadt Celle',
    registration: { kind: 'public_body', postalCode: '29221', city: 'Celle' },
    reference: '03351006-12345-67',
  },
};
const kindOf = ({ registration }: Buyer): AdvertiserKind => registration?.kind ?? 'business';
const REACHABLE: SellerFacts = { ...SELLER, mail: 'rechnung@zusage.example', phone: '+49 30 1234567' };

onDatabase((app) => {
  let t: TestApp;
  beforeEach(() => {
    t = app();
    (t.ports as { billing: Billing<BillingContext> }).billing = invoiceBilling(REACHABLE);
  });

  const fetch = async (url: string) =>
    (await t.app.inject({ method: 'GET', url, headers: { authorization: 'Bearer olga' } })).rawPayload;

  /** From the registration to the invoice of the first month, by calls alone. */
  async function invoiced({ name, registration, vatId, reference }: Buyer) {
    await companyUser(t, 'olga');
    const who = registration ? { registration } : { companyUID: 'DE129274202' };
    const made = await t.call('olga', 'company.create', {
      _id: v7(),
      companyName: name,
      ...who,
      _userId: 'olga',
    });
    expect(made.status, JSON.stringify(made.error)).toBe(200);
    const _companyId = made.data._id;
    const { data: customer } = await t.call('olga', 'customer.create', {
      ...{ _companyId, _addressId: await addressOf(t, _companyId), name, email: 'rechnung@example.org' },
    });
    const params = { ...(vatId && { vatId }), ...(reference && { buyerReference: reference }) };
    expect((await t.call('olga', 'customer.update', { _companyId, params })).status).toBe(200);
    await hadTrial(t, customer._id, _companyId);
    await subscribed(t, 'olga', customer._id);
    const [item] = (await t.call('olga', 'customer.billing-list', { _companyId })).data.items;
    const row = await t.db.selectFrom('invoice').selectAll().executeTakeFirstOrThrow();
    const pdf = await fetch(item?.pdf ?? '');
    return { row, item, pdf, xml: String(await fetch(item?.xml?.url ?? '')) };
  }

  test('16.5 every kind of advertiser that may book a plan is among the buyers here', () => {
    const kinds = new Set(Object.values(BUYERS).map(kindOf));
    expect([...kinds].sort()).toEqual(advertiserKind.options.filter(mayBookPlan).sort());
  });

  test.each(Object.entries(BUYERS))(
    '16.5 L12 L14 L17 %s gets an invoice with German VAT, whole as PDF and as e-invoice',
    async (_, buyer) => {
      const { row, item, pdf, xml } = await invoiced(buyer);
      const vatId = buyer.vatId ?? (buyer.registration ? null : 'DE129274202');
      expect(row).toMatchObject({
        net: 9900,
        vat: 1881,
        total: 11_781,
        vat_rate: 1900,
        vat_case: 'standard',
      });
      expect(row.buyer).toMatchObject({
        name: buyer.name,
        line1: 'Mühlenstraße 3',
        vatId,
        vatConsultation: null,
      });
      expect(item?.xml?.format).toBe(buyer.reference ? 'xrechnung' : 'en16931');

      const text = pdfText(pdf).replace(/\s+/g, ' ');
      for (const said of [
        buyer.name,
        'Mühlenstraße 3',
        '29221 Celle',
        '117,81 €',
        '18,81 €',
        SELLER.vatId ?? '-',
      ])
        expect(text).toContain(said);
      expect(text).toContain('Zahlbar innerhalb von 14 Tagen nach Zugang dieser Rechnung');
      expect(text.includes('Ihre USt-IdNr.')).toBe(vatId !== null);

      for (const one of [xml, (await extractXml(pdf)).xml]) {
        expect(await validateXsd(one, Profile.EN16931)).toMatchObject({ valid: true });
        expect(brokenRules(one)).toEqual([]);
        using document = XmlDocument.fromString(one);
        expect(textAt(document, '//ram:BuyerTradeParty/ram:Name')).toBe(buyer.name);
        expect(textAt(document, '//ram:BuyerReference')).toBe(buyer.reference ?? '');
        expect(textAt(document, '//ram:BuyerTradeParty/ram:SpecifiedTaxRegistration/ram:ID')).toBe(
          vatId ?? '',
        );
      }
      // A number of the tax office or of a register is no VAT number, and nobody has asked for it here.
      const { taxNumber, number } = buyer.registration ?? {};
      for (const hidden of [taxNumber, taxNumber?.replaceAll('/', ''), number])
        if (hidden) for (const paper of [text, xml, JSON.stringify(row)]) expect(paper).not.toContain(hidden);
    },
  );
});
