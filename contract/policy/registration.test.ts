import { describe, expect, it } from 'vitest';
import type { NewRegistration } from '../entities/registration.ts';
import {
  federalTaxNumber,
  publicNameOf,
  registrationKey,
  registrationProblems,
  statedFacts,
} from './registration.ts';

const club: NewRegistration = { kind: 'association', court: 'Amtsgericht Lüneburg', number: 'VR 200123' };

describe('L25 companycreate.1 who has no VAT number says who they are, checked without a network', () => {
  it.each<[NewRegistration, string]>([
    [club, ''],
    [{ kind: 'association', court: ' ', number: 'B 12' }, 'court missing, number not_a_register_number'],
    [{ kind: 'registered', register: 'HRB', court: 'Charlottenburg', number: '12345 B' }, ''],
    [{ kind: 'registered', court: 'Celle', number: '7' }, 'register missing'],
    [{ kind: 'small_business', land: 'BE', taxNumber: '21/815/08150' }, ''],
    [{ kind: 'small_business', land: 'BY', taxNumber: '21/815/08150' }, 'taxNumber not_a_tax_number'],
    [{ kind: 'small_business', taxNumber: '21/815/08150' }, 'land missing'],
    [{ kind: 'public_body', postalCode: '2922', city: 'Celle' }, 'postalCode not_a_postcode'],
    [{ kind: 'household', line1: 'Am Markt 1', postalCode: '29221', city: 'Celle' }, ''],
    [{ kind: 'household' }, 'line1 missing, postalCode missing, city missing'],
  ])('%j: %s', (facts, problems) => {
    const found = registrationProblems(facts).map(({ field, code }) => `${field} ${code}`);
    expect(found.join(', ')).toBe(problems);
  });

  it.each([
    ['BW', '93815/08152', '2893081508152'],
    ['BY', '181/815/08155', '9181081508155'],
    ['BB', '048/815/08155', '3048081508155'],
    ['NW', '133/8150/8159', '5133081508159'],
    ['SN', '201/123/12340', '3201012312340'],
    ['TH', '4151081508156', '4151081508156'],
    ['SH', '5133081508159', null],
  ] as const)('a tax number of %s, %s, is %s everywhere', (land, typed, federal) => {
    expect(federalTaxNumber(typed, land)).toBe(federal);
  });
});

describe('L25 companycreate.4 the same one is recognised however it is written', () => {
  it.each<[NewRegistration, NewRegistration]>([
    [club, { ...club, court: 'AG Lueneburg'.replace('ue', 'ü'), number: '200123' }],
    [
      { kind: 'registered', register: 'HRB', court: 'Charlottenburg (Berlin)', number: 'HRB 1234 B' },
      { kind: 'registered', register: 'HRB', court: 'amtsgericht charlottenburg', number: '1234b' },
    ],
    [
      { kind: 'small_business', land: 'BY', taxNumber: '181/815/08155' },
      { kind: 'small_business', land: 'BY', taxNumber: '9181 0 815 08155' },
    ],
  ])('%j', (one, other) => {
    expect(registrationKey(one, 'x')).toBe(registrationKey(other, 'y'));
  });

  it('numbers of two registers, and of two courts, are two companies', () => {
    const keys = [
      club,
      { ...club, court: 'Celle' },
      { ...club, kind: 'registered', register: 'PR' } as const,
    ].map((facts) => registrationKey(facts, 'x'));
    expect(new Set(keys).size).toBe(3);
  });

  it('nobody learns by trying whether a household is here', () => {
    expect(registrationKey({ kind: 'household', line1: 'Am Markt 1' }, 'Anna Kern')).toBeNull();
  });
});

it('what was typed for another kind is left out', () => {
  expect(statedFacts({ ...club, line1: 'Am Markt 1', city: 'Celle' })).toEqual(club);
});

it.each([
  ['household', ' Anna  Lena Kern ', 'Anna Lena K. (privat)'],
  ['household', 'Anna', 'Anna (privat)'],
  ['household', `${'A'.repeat(118)} K`, `${'A'.repeat(108)} K. (privat)`],
  ['association', 'TSV Celle', 'TSV Celle'],
] as const)('L25 %s "%s" is shown as "%s"', (kind, name, shown) => {
  expect(publicNameOf(kind, name)).toBe(shown);
});
