import { expect, it } from 'vitest';
import { taxIdType } from './stripe-customers.ts';

it.each([
  ['ATU13585627', 'eu_vat'],
  ['EL023456780', 'eu_vat'],
  ['CHE107787577MWST', 'ch_vat'],
  ['GB980780684', 'gb_vat'],
  ['NO995525828MVA', 'no_vat'],
  ['123456789', undefined],
  [null, undefined],
])('L12 %s is told to Stripe as %s', (vatId, type) => {
  expect(taxIdType(vatId)).toBe(type);
});
