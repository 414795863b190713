import { expect, test } from 'vitest';
import { readBillingSettings } from './billing-settings.ts';

const SELLER = {
  INVOICE_SELLER_NAME: 'Zusage GmbH',
  INVOICE_SELLER_ADDRESS: 'Kastanienallee 12, 10435 Berlin , Deutschland',
  INVOICE_SELLER_VAT_ID: 'de 136 695 976',
  INVOICE_SELLER_IBAN: 'DE02 1203 0000 0000 2020 51',
};
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_a1', STRIPE_WEBHOOK_SECRET: 'whsec_b2' };

test('development needs nothing: invoices name an invented seller', () => {
  expect(readBillingSettings({}, false)).toMatchObject({
    kind: 'invoice',
    seller: { name: 'Zusage (Entwicklung)' },
  });
});

test('the seller of production is read as it is printed', () => {
  expect(readBillingSettings(SELLER, true)).toEqual({
    kind: 'invoice',
    seller: {
      name: 'Zusage GmbH',
      address: ['Kastanienallee 12', '10435 Berlin', 'Deutschland'],
      vatId: 'DE136695976',
      taxNumber: null,
      small: false,
      iban: 'DE02120300000000202051',
      mail: null,
      phone: null,
    },
  });
});

const { INVOICE_SELLER_VAT_ID: _, ...WITHOUT_VAT_ID } = SELLER;
const seller = (env: Record<string, string>) => {
  const settings = readBillingSettings(env, true);
  return settings.kind === 'invoice' ? settings.seller : undefined;
};

test('L15 a seller may have a tax number instead of a VAT id, or both', () => {
  const number = { INVOICE_SELLER_TAX_NUMBER: '37/123/45674' };
  expect(seller({ ...WITHOUT_VAT_ID, ...number })).toMatchObject({ vatId: null, taxNumber: '37/123/45674' });
  expect(seller({ ...SELLER, ...number })).toMatchObject({ vatId: 'DE136695976', taxNumber: '37/123/45674' });
});

test('L15 a seller under § 19 UStG says so', () => {
  expect(seller({ ...SELLER, INVOICE_SELLER_SMALL: 'on' })).toMatchObject({ small: true });
});

test('L14 whom a buyer can ask: the seller’s own, or the operator’s', () => {
  const operator = { OPERATOR_MAIL: 'post@zusage.example', OPERATOR_PHONE: '+49 30 1' };
  expect(seller({ ...SELLER, ...operator })).toMatchObject({
    mail: 'post@zusage.example',
    phone: '+49 30 1',
  });
  expect(seller({ ...SELLER, ...operator, INVOICE_SELLER_MAIL: 'rechnung@zusage.example' })).toMatchObject({
    mail: 'rechnung@zusage.example',
  });
});

test('Stripe takes the place of invoices, in production with live keys too', () => {
  expect(readBillingSettings(STRIPE, false)).toEqual({
    kind: 'stripe',
    secretKey: 'sk_test_a1',
    webhookSecret: 'whsec_b2',
    automaticTax: true,
  });
  const live = { ...STRIPE, STRIPE_SECRET_KEY: 'rk_live_a1', STRIPE_AUTOMATIC_TAX: 'off' };
  expect(readBillingSettings(live, true)).toMatchObject({ kind: 'stripe', automaticTax: false });
});

test.each<[Record<string, string>, boolean, RegExp]>([
  [{}, true, /INVOICE_SELLER_VAT_ID is missing/],
  [{ ...SELLER, INVOICE_SELLER_NAME: '' }, true, /INVOICE_SELLER_NAME is missing/],
  [{ ...SELLER, INVOICE_SELLER_VAT_ID: 'DE123456789' }, false, /INVOICE_SELLER_VAT_ID must be a VAT number/],
  [
    { ...SELLER, INVOICE_SELLER_IBAN: 'DE02120300000000202052' },
    false,
    /INVOICE_SELLER_IBAN must be an IBAN/,
  ],
  [{ ...SELLER, INVOICE_SELLER_TAX_NUMBER: '12' }, false, /INVOICE_SELLER_TAX_NUMBER must be a German tax/],
  [{ ...SELLER, INVOICE_SELLER_SMALL: 'yes' }, false, /INVOICE_SELLER_SMALL must be on or off/],
  [{ ...SELLER, INVOICE_SELLER_ADDRESS: 'Kastanienallee 12, Berlin' }, false, /INVOICE_SELLER_ADDRESS must/],
  [{ ...SELLER, INVOICE_SELLER_ADDRESS: 'Berlin' }, false, /INVOICE_SELLER_ADDRESS must be lines/],
  [{ STRIPE_SECRET_KEY: 'sk_test_a1' }, false, /must be set together/],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_b2' }, false, /must be set together/],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_a1' }, false, /STRIPE_SECRET_KEY must be a secret/],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'b2' }, false, /STRIPE_WEBHOOK_SECRET must be a signing secret/],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_a1' }, false, /live key/],
  [{ ...STRIPE, STRIPE_AUTOMATIC_TAX: 'maybe' }, false, /STRIPE_AUTOMATIC_TAX must be on or off/],
])('%j, production %s: %s', (env, production, sentence) => {
  expect(() => readBillingSettings(env, production)).toThrow(sentence);
  try {
    readBillingSettings(env, production);
  } catch (error) {
    // No secret in the sentence.
    expect((error as Error).message).not.toMatch(/a1|b2/);
  }
});
