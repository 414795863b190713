import { describe, expect, it } from 'vitest';
import { hasVatIdShape, VAT_ID_SHAPES } from '../../contract/law/vat-ids.ts';
import { hasRightCheckDigits, isGermanTaxId, isGermanTaxNumber } from './vat-id.ts';

const EXAMPLES = Object.values(VAT_ID_SHAPES).map(({ example }) => example);

describe('L13 VAT ids by the shape and the check digits of their country', () => {
  it.each(EXAMPLES)('%s is one', (example) => {
    expect([hasVatIdShape(example), hasRightCheckDigits(example)]).toEqual([true, true]);
  });

  it.each(['ATFAKE1234', 'AT', 'AT12345678', 'ATU1234567', 'FR1234567890', 'NL004495445', 'XX123456789', ''])(
    '%s has no shape of a country',
    (value) => {
      expect(hasVatIdShape(value)).toBe(false);
    },
  );

  // One digit changed: what only the check digit tells.
  it.each(EXAMPLES)('%s with one digit changed is found out', (example) => {
    const wrong = [...example].map((sign, at) => {
      if (at < 2 || !/\d/.test(sign)) return undefined;
      return `${example.slice(0, at)}${(Number(sign) + 1) % 10}${example.slice(at + 1)}`;
    });
    const changed = wrong.filter((one) => one !== undefined);
    const found = changed.filter((one) => !hasRightCheckDigits(one));
    expect(found.length).toBeGreaterThan(0);
  });
});

it('L15 a tax number is one of a tax office', () => {
  expect(isGermanTaxNumber('37/123/45674')).toBe(true);
  expect(isGermanTaxNumber('12')).toBe(false);
});

it('L36 a tax id of a person has its check digit', () => {
  expect(isGermanTaxId('36 574 261 809')).toBe(true);
  expect(isGermanTaxId('36 574 261 808')).toBe(false);
});
