import { describe, expect, it } from 'vitest';
import { numberText, readNumber } from './number-text.ts';

describe('job.3 numbers as people type them', () => {
  it.each([
    ['de-DE', '1.000', 1000],
    ['de-DE', '12.500', 12_500],
    ['de-DE', '12.500,75', 12_500.75],
    ['en-US', '12,500', 12_500],
    ['ar-AE', '12,500', 12_500],
    ['en-US', '12.500,75', 12_500.75],
    ['en-US', '1.000.000', 1_000_000],
    ['de-DE', '2.5', 2.5],
    ['en-US', '2,5', 2.5],
    ['de-DE', '0,125', 0.125],
    ['en-US', '0,125', 0.125],
    ['de-DE', '2,1250', 2.125],
    ['de-DE', "-3 000'000", -3_000_000],
  ])('in %s “%s” is %d', (tag, text, value) => {
    expect(readNumber(tag, text)).toEqual({ value });
  });

  it.each([
    ['de-DE', '1,000', [1000, 1]],
    ['en-US', '12.500', [12_500, 12.5]],
    ['ar-AE', '-12.500', [-12_500, -12.5]],
  ])('in %s “%s” can mean two', (tag, text, either) => {
    expect(readNumber(tag, text)).toEqual({ either });
  });

  it.each(['zwei', '1.2.3', '2.800.50', '1,000.000,5', '--5', '1234567890123', '.', ''])(
    '“%s” is no number',
    (text) => {
      expect(readNumber('de-DE', text)).toEqual({ problem: 'not_a_number' });
    },
  );

  it.each([2, 2.5, 2.125, 1000, 12_500.75, 0.000001, -1.001])(
    '%d is shown so that it is read as the same',
    (value) => {
      for (const tag of ['de-DE', 'en-US', 'ar-AE'])
        expect(readNumber(tag, numberText(tag, value))).toEqual({ value });
    },
  );
});
