import { describe, expect, it } from 'vitest';
import { parsePayFloor, payFloorText } from './pay-floor.ts';

describe('pwa.1 the pay floor', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', null],
    ['15', 1500],
    ['14,5', 1450],
    ['14.50 €', 1450],
    ['13,90 EUR', 1390],
    ['viel', undefined],
    ['-3', undefined],
    ['1.500', undefined],
    ['9999', undefined],
  ])('%j is %s', (text, minor) => {
    expect(parsePayFloor(text)).toBe(minor);
  });

  it('reads back as it is typed in that language', () => {
    expect(payFloorText('de-DE', 1450)).toBe('14,50');
    expect(payFloorText('en-US', 1450)).toBe('14.50');
    expect(payFloorText('de-DE', 1500)).toBe('15');
    expect(payFloorText('de-DE', null)).toBe('');
    for (const minor of [1, 1390, 99_999]) {
      expect(parsePayFloor(payFloorText('de-DE', minor))).toBe(minor);
      expect(parsePayFloor(payFloorText('en-US', minor))).toBe(minor);
    }
  });
});
