import { expect, it } from 'vitest';
import { type AddressForm, addressFormOf, addressProblems, placeOf } from './address-form.ts';

const whole: AddressForm = {
  ...addressFormOf(null),
  line1: ' Am Markt 1 ',
  postalCode: '29221',
  city: 'Celle',
};

it.each([
  [{}, []],
  [{ line1: ' ' }, ['line1 missing']],
  [{ postalCode: '2922' }, ['postalCode not_a_postcode']],
  [{ postalCode: '1010', country: 'AT', city: 'Wien' }, []],
  [{ postalCode: '1'.repeat(13), country: 'AT' }, ['postalCode too_big']],
  [{ city: '' }, ['city missing']],
  [{ line2: 'x'.repeat(121) }, ['line2 too_big']],
] as [Partial<AddressForm>, string[]][])('companysettings.1 address %j: %j', (more, problems) => {
  expect(addressProblems({ ...whole, ...more }).map(({ field, code }) => `${field} ${code}`)).toEqual(
    problems,
  );
});

it('companysettings.1 an address is sent without the spaces around it', () => {
  expect(placeOf(whole)).toEqual({
    country: 'DE',
    state: '',
    city: 'Celle',
    postalCode: '29221',
    line1: 'Am Markt 1',
    line2: '',
  });
});
