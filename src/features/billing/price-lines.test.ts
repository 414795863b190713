import { expect, it } from 'vitest';
import { NOW } from '../../testing/billing.ts';
import { priceLines, vatCaseOfCustomer } from './price-lines.ts';

it('pricing.1 a net price with its VAT, to the cent', () => {
  expect(priceLines(3900, 'standard', NOW)).toEqual({
    net: 3900,
    vat: 741,
    rate: 19,
    total: 4641,
    vatCase: 'standard',
  });
});

it.each(['reverse_charge', 'outside_eu', 'small_business'] as const)('L12, L15 %s has no VAT', (vatCase) => {
  expect(priceLines(3900, vatCase, NOW)).toMatchObject({ vat: 0, total: 3900 });
});

it('what an older app has kept of a customer counts as with VAT', () => {
  expect(vatCaseOfCustomer({})).toBe('standard');
});
