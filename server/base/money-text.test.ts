import { expect, test } from 'vitest';
import { plainSum } from './money-text.ts';

test.each([
  [123_450, 'EUR', '1234.50'],
  [80_000, 'JPY', '80000'],
  [80_000, 'KWD', '80.000'],
])('%i minor units of %s are %s', (minor, currency, text) => {
  expect(plainSum(minor, currency)).toBe(text);
});
