import { describe, expect, it } from 'vitest';
import type { VatCase } from './law/vat.ts';
import { type VatSeller, vatCaseOf, vatOf, vatPlaceOf } from './vat.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const SELLER: VatSeller = { small: false, vatId: 'DE136695976' };
const vat = (country: string, vatId: string | null, confirmed = false, seller = SELLER) =>
  vatOf(9900, vatCaseOf({ country, vatId, confirmed }, seller, NOW), NOW);

describe('L12 the place of supply of a service to a company is the company’s', () => {
  it.each(['CH', 'US', 'GB', 'NO', 'LI', 'GP', 'AX'])('%s: no German VAT', (country) => {
    expect(vat(country, null)).toEqual({ rate: 0, vat: 0, case: 'outside_eu' });
  });

  it('Northern Ireland counts as the EU for goods only', () => {
    expect(vat('GB', 'XI123456789', true)).toMatchObject({ vat: 0, case: 'outside_eu' });
  });

  it('a third country stays outside with the VAT id of a member state, confirmed or not', () => {
    expect(vat('CH', 'DE136695976', true)).toMatchObject({ case: 'outside_eu' });
  });

  it('Germany pays ours, whatever is confirmed', () => {
    expect(vat('DE', 'ATU13585627', true)).toEqual({ rate: 1900, vat: 1881, case: 'standard' });
  });

  it('Monaco counts as France', () => {
    expect(vatPlaceOf('MC', NOW)).toBe('eu');
    expect(vat('MC', 'FR40303265045', true)).toMatchObject({ case: 'reverse_charge' });
  });
});

describe('L13 only a confirmed VAT id takes the VAT off', () => {
  it.each<[string, string | null, boolean, VatCase]>([
    ['AT', 'ATU13585627', true, 'reverse_charge'],
    ['GR', 'EL023456780', true, 'reverse_charge'],
    ['AT', 'ATU13585627', false, 'standard'],
    ['AT', null, true, 'standard'],
    ['AT', 'AT', false, 'standard'],
    // Of another country than the one the bill goes to.
    ['AT', 'FR40303265045', true, 'standard'],
  ])('%s %s, confirmed %s: %s', (country, vatId, confirmed, expected) => {
    const sum = vat(country, vatId, confirmed);
    expect(sum.case).toBe(expected);
    expect(sum.vat).toBe(expected === 'standard' ? 1881 : 0);
  });
});

describe('L15 a small business charges no VAT, and reverse charge needs the seller’s own VAT id', () => {
  const small: VatSeller = { small: true, vatId: null };
  it.each<[string, string | null, VatSeller, VatCase]>([
    ['DE', 'DE136695976', small, 'small_business'],
    ['AT', null, small, 'small_business'],
    ['AT', 'ATU13585627', small, 'small_business'],
    ['AT', 'ATU13585627', { small: true, vatId: 'DE136695976' }, 'reverse_charge'],
    ['US', null, small, 'outside_eu'],
    ['AT', 'ATU13585627', { small: false, vatId: null }, 'standard'],
  ])('%s %s, seller %j: %s', (country, vatId, seller, expected) => {
    expect(vat(country, vatId, true, seller).case).toBe(expected);
  });
});
