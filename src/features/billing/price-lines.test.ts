import { expect, it } from 'vitest';
import { GERMAN_BUYER, priceLines } from './price-lines.ts';

it('pricing.1 a net price with its VAT, to the cent', () => {
  expect(priceLines(3900, GERMAN_BUYER)).toEqual({
    net: 3900,
    vat: 741,
    rate: 19,
    total: 4641,
    reverseCharge: false,
  });
});

it.each([
  ['a company of another EU country that names its VAT id owes the VAT itself', 'AT', 'ATU12345678', 0, true],
  ['without a VAT id it pays ours', 'AT', null, 741, false],
  ['with the VAT id of a third country too', 'AT', 'DE136695976', 741, false],
  ['outside of the EU it pays ours', 'CH', null, 741, false],
])('pricing.1 %s', (_, country, vatId, vat, reverseCharge) => {
  expect(priceLines(3900, { country, vatId })).toMatchObject({ vat, reverseCharge });
});
