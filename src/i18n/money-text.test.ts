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
