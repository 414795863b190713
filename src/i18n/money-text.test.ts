import { describe, expect, it } from 'vitest';
import { moneyText, readMoney } from './money-text.ts';

describe('createjob.4 sums with comma or point', () => {
  it.each([
    ['14,50', 1450],
    ['14.5', 1450],
    [' 14 € ', 1400],
    ['0,99', 99],
    ['2.800', 280_000],
    ['2,800', 280_000],
    ['2 800,00', 280_000],
    ['2.800,50', 280_050],
    ['2,800.50', 280_050],
    ['1.000.000', 100_000_000],
  ])('%s are %d cents', (text, minor) => {
    expect(readMoney(text)).toEqual({ minor });
  });

  it.each(['abc', '-5', '14,5050', '1.2.3', '2.800.50', '1.000.001', '1,000.000', '€5m'])(
    '%s is no sum',
    (text) => {
      expect(readMoney(text)).toEqual({ problem: 'not_a_sum' });
    },
  );

  it.each([
    ['250.000', 'JPY', 250_000],
    ['250000 JPY', 'JPY', 250_000],
    ['1,500', 'KWD', 1500],
    ['1.234,500', 'KWD', 1_234_500],
    ['CHF 28.50', 'CHF', 2850],
  ])(
    '%s in %s are %d of its minor unit, and are shown again so that they stay the same',
    (text, currency, minor) => {
      expect(readMoney(text, currency)).toEqual({ minor });
      for (const tag of ['de-DE', 'en-US'])
        expect(readMoney(moneyText(tag, minor, currency), currency)).toEqual({ minor });
    },
  );

  it('a currency without minor units has no fraction', () => {
    expect(readMoney('1500,50', 'JPY')).toEqual({ problem: 'not_a_sum' });
    expect(moneyText('de-DE', 1500, 'JPY')).toBe('1500');
  });

  it('nothing is nothing', () => {
    expect(readMoney('  ')).toEqual({ problem: 'empty' });
  });

  it('a stored sum is shown as its reader would type it', () => {
    expect([moneyText('de-DE', 1450), moneyText('en-US', 1450), moneyText('de-DE', 280_000)]).toEqual([
      '14,50',
      '14.50',
      '2800',
    ]);
  });
});
