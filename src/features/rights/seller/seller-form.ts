import type { Seller, SellerFactsGiven } from '../../../../contract/entities/seller.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';

/** In the order in which they stand in the form. */
export const SELLER_FIELDS = [
  'line1',
  'postalCode',
  'city',
  'country',
  'taxId',
  'taxIdCountry',
  'birthPlace',
  'vatId',
] as const;
export type SellerField = (typeof SELLER_FIELDS)[number];
/** As it is typed. */
export type SellerForm = Record<SellerField, string>;

export function sellerFormOf({ facts }: Pick<Seller, 'facts'>): SellerForm {
  return {
    line1: facts?.line1 ?? '',
    postalCode: facts?.postalCode ?? '',
    city: facts?.city ?? '',
    country: facts?.country ?? 'DE',
    taxId: facts?.taxId ?? '',
    taxIdCountry: facts?.taxIdCountry ?? 'DE',
    birthPlace: facts?.birthPlace ?? '',
    vatId: facts?.vatId ?? '',
  };
}

const SHAPE = /^[A-Za-z0-9 ./+*-]{4,30}$/;

/** What is wrong, the first problem of each field; check digits are the server's. */
export function sellerProblems(values: SellerForm): Problem<SellerField>[] {
  const is = (field: SellerField) => values[field].trim();
  const found: [SellerField, string, boolean][] = [
    ...(['line1', 'postalCode', 'city'] as const).map(
      (field) => [field, 'missing', is(field) === ''] as [SellerField, string, boolean],
    ),
    ['line1', 'too_big', is('line1').length > TEXT_MAX.place],
    ['postalCode', 'too_big', is('postalCode').length > TEXT_MAX.postalCode],
    ['city', 'too_big', is('city').length > TEXT_MAX.place],
    ['taxId', 'not_a_number', is('taxId') !== '' && !SHAPE.test(is('taxId'))],
    ['birthPlace', 'tax_id_or_birth_place', is('taxId') === '' && is('birthPlace') === ''],
    ['birthPlace', 'too_big', is('birthPlace').length > TEXT_MAX.place],
    ['vatId', 'not_a_number', is('vatId') !== '' && !SHAPE.test(is('vatId'))],
  ];
  return SELLER_FIELDS.flatMap((field) => {
    const first = found.find(([of, , wrong]) => of === field && wrong);
    return first ? [{ field, code: first[1] }] : [];
  });
}

/** The place of birth is sent only where there is no tax id: the law asks for one of the two. */
export function sellerFactsOf(values: SellerForm): SellerFactsGiven {
  const taxId = values.taxId.trim() || null;
  return {
    line1: values.line1.trim(),
    postalCode: values.postalCode.trim(),
    city: values.city.trim(),
    country: values.country,
    taxId,
    taxIdCountry: taxId === null ? null : values.taxIdCountry,
    birthPlace: taxId === null ? values.birthPlace.trim() : '',
    vatId: values.vatId.trim() || null,
  };
}

/** What the server did not take, by the field it belongs to. */
export function refusedSellerFields(
  fields: readonly { path: string; code: string }[],
): Problem<SellerField>[] {
  return fields.flatMap(({ path, code }) => {
    const field = SELLER_FIELDS.find((one) => path === `facts.${one}`);
    return field ? [{ field, code }] : [];
  });
}
