import type { Company } from '../../../../contract/entities/company.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';

/** In the order in which they stand in the form. */
const ADDRESS_FIELDS = ['line1', 'line2', 'postalCode', 'city', 'country'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
/** Where the company is, as it is typed; the state is kept as it was. */
export type AddressForm = Record<AddressField | 'state', string>;

export function addressFormOf(address: Company['address']): AddressForm {
  const { country = 'DE', state = '', city = '', postalCode = '', line1 = '', line2 = '' } = address ?? {};
  return { country, state, city, postalCode, line1, line2 };
}

/** The first problem of each field. In Germany a postcode has five digits. */
export function addressProblems(values: AddressForm): Problem<AddressField>[] {
  return ADDRESS_FIELDS.flatMap((field) => {
    const text = values[field].trim();
    if (text === '') return field === 'line2' ? [] : [{ field, code: 'missing' }];
    if (field === 'postalCode' && values.country === 'DE' && !/^\d{5}$/.test(text))
      return [{ field, code: 'not_a_postcode' }];
    const most = field === 'postalCode' ? TEXT_MAX.postalCode : TEXT_MAX.place;
    return text.length > most ? [{ field, code: 'too_big' }] : [];
  });
}

/** Without the spaces around it. */
export function placeOf(values: AddressForm): AddressForm {
  const { country, state, city, postalCode, line1, line2 } = values;
  return {
    country,
    state: state.trim(),
    city: city.trim(),
    postalCode: postalCode.trim(),
    line1: line1.trim(),
    line2: line2.trim(),
  };
}
