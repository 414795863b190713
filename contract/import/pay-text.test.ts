import { expect, test } from 'vitest';
import type { AdRow } from './ad-row.ts';
import { readPay } from './pay-text.ts';

const EMPTY = {
  salary_range: '',
  salary_min: '',
  salary_max: '',
  salary_period: '',
  salary_currency: '',
} as AdRow;
const read = (cells: Partial<AdRow>) => readPay({ ...EMPTY, ...cells });

test.each([
  ['14,50 € pro Stunde', 1450, 1450, 'EUR', 'HOUR'],
  ['2500-2800 EUR/Monat', 250_000, 280_000, 'EUR', 'MONTH'],
  ['2.500 – 2.800,50 € mtl.', 250_000, 280_050, 'EUR', 'MONTH'],
  ['£25,000 - £30,000 per annum', 2_500_000, 3_000_000, 'GBP', 'YEAR'],
  ['40k-50k EUR p.a.', 4_000_000, 5_000_000, 'EUR', 'YEAR'],
  ['CHF 180 am Tag', 18_000, 18_000, 'CHF', 'DAY'],
  ['15.500 EUR im Jahr', 1_550_000, 1_550_000, 'EUR', 'YEAR'],
  ['15 €/Std. bis 18 €/Std.', 1500, 1800, 'EUR', 'HOUR'],
  ['zwischen 15,- und 18,- Euro pro Stunde', 1500, 1800, 'EUR', 'HOUR'],
  ['ab 13,90 € / Std. zzgl. Zuschläge', 1390, 1390, 'EUR', 'HOUR'],
  ['2500 - 2800 € brutto im Monat, je nach Erfahrung', 250_000, 280_000, 'EUR', 'MONTH'],
  // A yen has no hundredths, and a dinar a thousand parts.
  ['JPY 300,000 per month', 300_000, 300_000, 'JPY', 'MONTH'],
  ['KWD 2.5 per hour', 2500, 2500, 'KWD', 'HOUR'],
])('%s', (salary_range, min, max, currency, unit) => {
  expect(read({ salary_range })).toEqual({ pay: { min, max, currency, unit } });
});

test('from several cells', () => {
  const cells = { salary_min: '15,5', salary_max: '17', salary_period: 'Stunde', salary_currency: 'EUR' };
  expect(read(cells)).toEqual({ pay: { min: 1550, max: 1700, currency: 'EUR', unit: 'HOUR' } });
});

test.each([
  ['1600-1700', { code: 'pay_lacks', lacking: ['unit', 'currency'] }],
  ['$40,000-$55,000 per year', { code: 'pay_lacks', lacking: ['currency'] }],
  ['15 € PER HEAD', { code: 'pay_lacks', lacking: ['unit'] }],
  ['nach Tarif', { code: 'pay_unclear' }],
  ['13,90 €/Stunde zzgl. 25% Nachtzuschlag', { code: 'pay_unclear' }],
  ['15 € pro Stunde, 30 Urlaubstage', { code: 'pay_unclear' }],
  ['15 € pro Stunde - 30 Urlaubstage', { code: 'pay_unclear' }],
  ['15 € pro Stunde - 2500 € im Monat', { code: 'pay_unclear' }],
  ['bis 18 € pro Stunde', { code: 'pay_unclear' }],
  ['Up to £30,000 per year', { code: 'pay_unclear' }],
  ['18 € pro Stunde maximal', { code: 'pay_unclear' }],
  ['25% über Tarif, pro Stunde', { code: 'pay_unclear' }],
  ['40-50k € pro Jahr', { code: 'pay_unclear' }],
  ['EG 5 TVöD pro Monat', { code: 'pay_unclear' }],
  // What a spreadsheet makes of 9-12.
  ['9-Dec', { code: 'pay_unclear' }],
  ['0-0 €/h', { code: 'pay_unclear' }],
  // As much as “up to 17”.
  ['0-17 €/h', { code: 'pay_unclear' }],
  ['20-15 €/h', { code: 'pay_no_range' }],
])('nothing of it is guessed: %s', (salary_range, problem) => {
  expect(read({ salary_range })).toEqual({ pay: null, problem: { ...problem, said: salary_range } });
});

test('an upper end alone is no sum', () => {
  const cells = { salary_max: '18', salary_period: 'Stunde', salary_currency: 'EUR' };
  expect(read(cells)).toEqual({ pay: null, problem: { code: 'pay_unclear', said: '- 18' } });
  expect(read({ ...cells, salary_min: 'ab 15 €', salary_max: 'bis 18 €' }).pay).toMatchObject({
    min: 1500,
    max: 1800,
  });
});

test('what a person says of all rows is taken where a row says nothing, and never over another currency', () => {
  const all = { unit: 'HOUR', currency: 'EUR' } as const;
  const of = (salary_range: string) => readPay({ ...EMPTY, salary_range }, all);
  expect(of('15')).toEqual({ pay: { min: 1500, max: 1500, currency: 'EUR', unit: 'HOUR' } });
  expect(of('2500 CHF im Monat').pay).toMatchObject({ currency: 'CHF', unit: 'MONTH' });
  expect(of('$15').pay).toBeNull();
});

test('an ad that says nothing of pay has no problem with it', () => {
  expect(read({})).toEqual({ pay: null });
});

test.each(['20 Std./Woche', '40 h pro Woche', '20-25 h/week'])(
  'hours a week are no pay: %s',
  (salary_range) => {
    const all = { unit: 'HOUR', currency: 'EUR' } as const;
    expect(readPay({ ...EMPTY, salary_range }, all)).toMatchObject({
      pay: null,
      problem: { code: 'pay_unclear' },
    });
  },
);
