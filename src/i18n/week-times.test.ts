import { expect, it } from 'vitest';
import { weekdayName } from './week-times.ts';

it('the days of a week fit a grid of seven in every language', () => {
  expect(['de_DE', 'en_US', 'ar_AE'].map((locale) => weekdayName(locale, 2, 'short'))).toEqual([
    'Mi',
    'Wed',
    'ر',
  ]);
  expect(weekdayName('ar_AE', 2, 'long')).toBe('الأربعاء');
});
