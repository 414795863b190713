import { describe, expect, it } from 'vitest';
import {
  refusedSellerFields,
  type SellerForm,
  sellerFactsOf,
  sellerFormOf,
  sellerProblems,
} from './seller-form.ts';

const FORM: SellerForm = {
  ...sellerFormOf({ facts: null }),
  line1: ' Mühlenstraße 3 ',
  postalCode: '29221',
  city: 'Celle',
  taxId: '36 574 261 809',
};

describe('L36 what the tax law asks is checked without a network', () => {
  it.each([
    [{}, []],
    [{ line1: ' ', city: '' }, ['line1 missing', 'city missing']],
    [{ taxId: '' }, ['birthPlace tax_id_or_birth_place']],
    [{ taxId: '', birthPlace: 'Graz' }, []],
    [{ taxId: '?' }, ['taxId not_a_number']],
    [{ vatId: 'DE136695976' }, []],
  ] as [Partial<SellerForm>, string[]][])('%j: %j', (more, problems) => {
    expect(sellerProblems({ ...FORM, ...more }).map(({ field, code }) => `${field} ${code}`)).toEqual(
      problems,
    );
  });
});

describe('L36 no more is sent than the law asks for', () => {
  it('the place of birth stays here where there is a tax id', () => {
    expect(sellerFactsOf({ ...FORM, birthPlace: 'Graz' })).toMatchObject({
      line1: 'Mühlenstraße 3',
      taxId: '36 574 261 809',
      taxIdCountry: 'DE',
      birthPlace: '',
      vatId: null,
    });
    expect(sellerFactsOf({ ...FORM, taxId: '', birthPlace: 'Graz' })).toMatchObject({
      taxId: null,
      taxIdCountry: null,
      birthPlace: 'Graz',
    });
  });
});

it('L36 what the server refuses stands at its field', () => {
  expect(
    refusedSellerFields([
      { path: 'facts.taxId', code: 'check_digit' },
      { path: 'other', code: 'x' },
    ]),
  ).toEqual([{ field: 'taxId', code: 'check_digit' }]);
});
