import { parse } from 'csv-parse/sync';
import { v7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { API_BASE } from '../../../contract/calls.ts';
import type { SellerFacts } from '../../../contract/entities/invoice.ts';
import type { BillingContext } from '../../api/change-context.ts';
import type { Billing } from '../../ports/billing/billing.ts';
import { invoiceBilling } from '../../ports/billing/invoice-billing.ts';
import { addressOf, customer, hadTrial, subscribed } from '../../testing/customers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { company, member } from '../../testing/people.ts';
import { SELLER } from '../../testing/seller.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';

onDatabase((app) => {
  let t: TestApp;
  beforeEach(() => {
    t = app();
  });

  async function invoiced(place?: { country: string }) {
    const { _id, _companyId } = await customer(t, 'olga', 0, place);
    await hadTrial(t, _id, _companyId);
    await subscribed(t, 'olga', _id);
    const { items } = (await t.call('olga', 'customer.billing-list', { _companyId })).data;
    return { companyId: _companyId, customerId: _id, pdf: items[0]?.pdf as string };
  }
  const fetch = (url: string, uid: string | null) =>
    t.app.inject({ method: 'GET', url, headers: uid === null ? {} : { authorization: `Bearer ${uid}` } });

  test('a company that has booked nothing is told so, and no stranger is told anything', async () => {
    const { _id } = await company(t, 'olga');
    await company(t, 'other', 1);
    const read = async (uid: string) => {
      const { status, data } = await t.call(uid, 'customer.get', { companyId: _id });
      return [status, data];
    };
    expect(await read('olga')).toEqual([200, null]);
    expect((await read('other'))[0]).toBe(404);
  });

  test('an invoice is a PDF for the company’s owners only, also as a copy in the other language', async () => {
    const { companyId, pdf } = await invoiced();
    await member(t, companyId, 'max', true);
    await company(t, 'other', 1);
    const own = await fetch(pdf, 'olga');
    expect([own.statusCode, own.headers['content-type'], own.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'inline; filename="R2026-000001.pdf"',
    ]);
    const german = pdfText(own.rawPayload);
    expect(german).toContain('Bäckerei Ährenglück olga GmbH');
    expect(german).toContain('117,81 €');
    expect(pdfText((await fetch(`${pdf}?lang=en_US`, 'olga')).rawPayload)).toContain('€117.81');
    const refused = await Promise.all(
      (['max', 'other', null, 'forged', 'nobody'] as const).map((uid) => fetch(pdf, uid)),
    );
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 404, 401, 401, 404]);
    for (const id of [v7(), 'x', '..%2f'])
      expect((await fetch(`${API_BASE}/customer/invoice/${id}`, 'olga')).statusCode).toBe(404);
  });

  test('L13 a company of another EU country owes its VAT itself, once its VAT id is confirmed', async () => {
    const { _id, _companyId } = await customer(t, 'olga', 0, { country: 'AT' });
    t.vatRegister.valid.add('ATU13585627');
    const entered = await t.call('olga', 'customer.update', { _companyId, params: { vatId: 'ATU13585627' } });
    expect(entered.data).toMatchObject({ vatIdCheck: { state: 'pending', at: null }, vatCase: 'standard' });
    await t.doWork();
    const read = await t.call('olga', 'customer.get', { companyId: _companyId });
    expect(read.data).toMatchObject({
      vatIdCheck: { state: 'confirmed', at: t.now.toISOString() },
      vatCase: 'reverse_charge',
    });
    await hadTrial(t, _id, _companyId);
    const { payment } = await subscribed(t, 'olga', _id);
    expect(payment).toMatchObject({ amount: 9900 });
    const { items } = (await t.call('olga', 'customer.billing-list', { _companyId })).data;
    expect(items[0]).toMatchObject({ amount: 9900, vat: 0, reverseCharge: true, vatCase: 'reverse_charge' });
  });

  test('L13 the recapitulative statement has a quarter’s sum for each VAT id, corrections taken off, in Germany’s days', async () => {
    const { _id, _companyId } = await customer(t, 'olga', 0, { country: 'AT' });
    t.vatRegister.valid.add('ATU13585627');
    await t.call('olga', 'customer.update', { _companyId, params: { vatId: 'ATU13585627' } });
    await t.doWork();
    // Half past midnight in Germany: the next quarter.
    t.now = new Date('2026-03-31T22:30:00Z');
    await hadTrial(t, _id, _companyId);
    await subscribed(t, 'olga', _id);
    const staff = terminal(t);
    const statement = async (quarter: string) => {
      const said = await staff.say('eu-sales', '--quarter', quarter, '--file', 'eu.csv');
      return { said, rows: parse(staff.written.get('eu.csv') ?? '', { columns: true }) as unknown[] };
    };
    const billed = { country: 'AT', vat_id: 'U13585627', eur: '99', kind: 'S' };
    expect((await statement('2026-1')).rows).toEqual([]);
    expect(await statement('2026-2')).toEqual({
      said: 'eu.csv: 1 buyers. Due at the BZSt by 2026-07-25.',
      rows: [billed],
    });
    const { number } = await t.db.selectFrom('invoice').select('number').executeTakeFirstOrThrow();
    t.now = new Date('2026-06-30T22:00:00Z');
    await staff.run('refund', number ?? '');
    expect((await statement('2026-2')).rows).toEqual([billed]);
    expect((await statement('2026-3')).rows).toEqual([{ ...billed, eur: '-99' }]);
    expect((await staff.refusal('eu-sales', '--quarter', '2026-5')).message).toContain('--quarter');
  });

  test('L12 a company outside the EU pays no German VAT, and its invoice says why', async () => {
    const { companyId, pdf } = await invoiced({ country: 'CH' });
    const { items } = (await t.call('olga', 'customer.billing-list', { _companyId: companyId })).data;
    expect(items[0]).toMatchObject({ amount: 9900, vat: 0, reverseCharge: false, vatCase: 'outside_eu' });
    const text = pdfText((await fetch(pdf, 'olga')).rawPayload);
    expect(text).toContain('Nicht im Inland steuerbar (§ 3a Abs. 2 UStG).');
    expect(text).not.toContain('Umsatzsteuer 0');
  });

  test('L15 a seller under § 19 UStG charges no VAT, and neither plan nor invoice names any', async () => {
    const small: SellerFacts = { ...SELLER, vatId: null, taxNumber: '37/123/45674', small: true };
    (t.ports as { billing: Billing<BillingContext> }).billing = invoiceBilling(small);
    try {
      const { companyId, pdf } = await invoiced();
      const { items } = (await t.call('olga', 'customer.billing-list', { _companyId: companyId })).data;
      expect(items[0]).toMatchObject({ amount: 9900, vat: 0, vatCase: 'small_business' });
      const text = pdfText((await fetch(pdf, 'olga')).rawPayload);
      expect(text).toContain('Steuernummer 37/123/45674');
      expect(text).toContain('§ 19 UStG');
      expect(text).not.toMatch(/Umsatzsteuer \d/);
      const { data: plans } = await t.call(null, 'product.active', {});
      expect(plans.flatMap(({ prices }) => prices.map((price) => price.tax_behavior))).toEqual(
        Array(6).fill('inclusive'),
      );
    } finally {
      (t.ports as { billing: Billing<BillingContext> }).billing = invoiceBilling(SELLER);
    }
  });

  test('L17 an invoice says when it is to be paid and when default begins', async () => {
    const { pdf } = await invoiced();
    const text = pdfText((await fetch(pdf, 'olga')).rawPayload).replace(/\s+/g, ' ');
    expect(text).toContain('Zahlbar innerhalb von 14 Tagen nach Zugang dieser Rechnung');
    expect(text).toContain('spätestens 30 Tage nach Fälligkeit und Zugang');
  });

  test('L14 the e-invoice is fetched beside the PDF by owners only, and leaves with the mail', async () => {
    const { companyId } = await invoiced();
    await member(t, companyId, 'max', true);
    const list = async () =>
      (await t.call('olga', 'customer.billing-list', { _companyId: companyId })).data.items;
    const [first] = await list();
    expect(first?.xml?.format).toBe('en16931');
    const url = first?.xml?.url as string;
    const own = await fetch(url, 'olga');
    expect([own.statusCode, own.headers['content-type'], own.headers['content-disposition']]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'attachment; filename="R2026-000001.xml"',
    ]);
    expect(own.body).toContain('<ram:ID>R2026-000001</ram:ID>');
    expect((await fetch(url, 'max')).statusCode).toBe(403);
    expect((await fetch(url, null)).statusCode).toBe(401);
    await t.doWork();
    const [letter] = t.letters;
    expect(letter?.attachments?.map(({ filename, type }) => [filename, type])).toEqual([
      ['R2026-000001.pdf', 'application/pdf'],
    ]);
    expect(letter?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('L14 with a reference of the buyer it is an XRechnung, in the mail too', async () => {
    const { _id, _companyId } = await customer(t, 'olga');
    const seller: SellerFacts = { ...SELLER, mail: 'rechnung@zusage.example', phone: '+49 30 1234567' };
    (t.ports as { billing: Billing<BillingContext> }).billing = invoiceBilling(seller);
    try {
      await t.call('olga', 'customer.update', {
        _companyId,
        params: { buyerReference: ' 04011000-12345-67 ' },
      });
      await hadTrial(t, _id, _companyId);
      await subscribed(t, 'olga', _id);
      const { items } = (await t.call('olga', 'customer.billing-list', { _companyId })).data;
      expect(items[0]?.xml?.format).toBe('xrechnung');
      const { body } = await fetch(items[0]?.xml?.url as string, 'olga');
      expect(body).toContain('<ram:BuyerReference>04011000-12345-67</ram:BuyerReference>');
      await t.doWork();
      expect(t.letters[0]?.attachments?.map(({ filename }) => filename)).toEqual([
        'R2026-000001.pdf',
        'R2026-000001.xml',
      ]);
    } finally {
      (t.ports as { billing: Billing<BillingContext> }).billing = invoiceBilling(SELLER);
    }
  });

  test('an address has to be the company’s and complete', async () => {
    const { _id } = await company(t, 'olga');
    const other = await company(t, 'other', 1);
    const make = (_addressId: string) =>
      t.call('olga', 'customer.create', { _companyId: _id, _addressId, name: 'x', email: 'x@example.org' });
    expect((await make(v7())).error.code).toBe('not_found');
    expect((await make(await addressOf(t, other._id))).error.code).toBe('not_found');
    const incomplete = await make(await addressOf(t, _id, { postalCode: '', line1: '' }));
    expect(incomplete.error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: '_addressId.postal_code' }, { path: '_addressId.line1' }],
    });
    expect((await make(await addressOf(t, _id))).status).toBe(200);
  });

  test('a VAT id is checked, and can be taken out', async () => {
    const { _companyId } = await customer(t, 'olga');
    const set = (vatId: string | null) =>
      t.call('olga', 'customer.update', { _companyId, params: { vatId } });
    expect((await set('DE123456789')).error.fields).toEqual([{ path: 'params.vatId', code: 'check_digit' }]);
    expect((await set('ATU12345678')).error.fields).toEqual([{ path: 'params.vatId', code: 'check_digit' }]);
    expect((await set('ATFAKE1234')).error.fields).toEqual([
      { path: 'params.vatId', code: 'not_a_company_uid' },
    ]);
    expect((await set(null)).data.vatId).toBeNull();
  });

  test('invoices come in pages, newest first, and none twice', async () => {
    const { companyId, customerId } = await invoiced();
    const { data } = await t.call('olga', 'subscription.of-customer', { customerId });
    const subscriptionId = data[0]?.id as string;
    for (let quantity = 2; quantity <= 6; quantity++) {
      t.now = new Date(t.now.getTime() + 1000);
      await t.call('olga', 'subscription.update', { subscriptionId, quantity });
    }
    const numbers: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await t.call('olga', 'customer.billing-list', {
        _companyId: companyId,
        limit: 4,
        ...(cursor === undefined ? {} : { cursor }),
      });
      numbers.push(...page.data.items.map(({ number }) => number));
      cursor = page.data.next ?? undefined;
    } while (cursor !== undefined);
    expect(numbers).toEqual([6, 5, 4, 3, 2, 1].map((serial) => `R2026-00000${serial}`));
    const wrong = await t.call('olga', 'customer.billing-list', {
      _companyId: companyId,
      cursor: 'nonsense',
    });
    expect([wrong.status, wrong.error.code]).toEqual([422, 'fields_invalid']);
  });

  test('plans: static paths come before parameters, and only staff sees what is not sold', async () => {
    const ids = async (uid: string | null, name: 'product.list' | 'product.active') =>
      (await t.call(uid, name, {})).data.map(({ id }) => id);
    const sold = ['free', 'starter', 'team', 'business'];
    expect(await ids(null, 'product.active')).toEqual(sold);
    expect(await ids(null, 'product.list')).toEqual(sold);
    await company(t, 'staff');
    await t.db.updateTable('user').set({ mode: 'admin' }).execute();
    expect(await ids('staff', 'product.list')).toEqual([...sold, 'partner']);
    expect((await t.call(null, 'product.get', { id: 'team' })).data.metadata.jobSlots).toBe(10);
    expect((await t.call(null, 'product.of-price', { priceId: 'team-yearly' })).data.id).toBe('team');
    expect((await t.call(null, 'product.get', { id: 'price' })).status).toBe(404);
    expect((await t.call(null, 'product.of-price', { priceId: 'nothing' })).status).toBe(404);
  });
});
