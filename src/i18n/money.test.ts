import { expect, test } from 'vitest';
import { formatMoney, formatMoneyRange } from './money.ts';

/** Intl puts a no-break space before the sign. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  ['de-DE', 1450, 1600, 'EUR', '14,50–16,00 €'],
  ['de-DE', 280_000, 320_000, 'EUR', '2.800–3.200 €'],
  ['de-DE', 1450, 1450, 'EUR', '14,50 €'],
  ['en-US', 1450, 1600, 'EUR', '€14.50–16.00'],
  ['en-US', 280_000, 320_000, 'EUR', '€2,800–3,200'],
  ['de-DE', 250_000, 300_000, 'JPY', '250.000–300.000 ¥'],
  ['de-DE', 0, 0, 'EUR', '0 €'],
])('%s: %d to %d %s reads %s', (tag, min, max, currency, text) => {
  expect(plain(formatMoneyRange(tag, min, max, currency))).toBe(text);
});

test('a sum without cents is told without them', () => {
  expect(plain(formatMoney('de-DE', 1500, 'EUR'))).toBe('15 €');
  expect(plain(formatMoney('de-DE', 1505, 'EUR'))).toBe('15,05 €');
});

test('what is given back has its sign in front of all', () => {
  expect(plain(formatMoney('de-DE', -3900, 'EUR'))).toBe('-39 €');
  expect(plain(formatMoney('en-US', -3950, 'EUR'))).toBe('-€39.50');
});
