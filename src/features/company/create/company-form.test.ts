import { describe, expect, it } from 'vitest';
import { BLANK_COMPANY, type CompanyForm, companyProblems, identityOf, intentFor } from './company-form.ts';

const form = (more: Partial<CompanyForm> = {}): CompanyForm => ({
  ...BLANK_COMPANY,
  companyUID: 'de 136 695 976',
  companyName: 'Bäckerei Sonne GmbH',
  business: true,
  ...more,
});
const first = (more: Partial<CompanyForm>) => {
  const [problem] = companyProblems(form(more));
  return problem && `${problem.field} ${problem.code}`;
};

describe('companycreate.1 checked without a network', () => {
  it.each<[Partial<CompanyForm>, string | undefined]>([
    [{}, undefined],
    [{ companyUID: '' }, 'companyUID missing'],
    [{ companyUID: 'DE136695975' }, 'companyUID check_digit'],
    [{ companyUID: 'DE1366959' }, 'companyUID not_a_company_uid'],
    [{ companyUID: 'ATU12345678' }, undefined],
    [{ companyName: ' ' }, 'companyName missing'],
    [{ companyName: 'x'.repeat(121) }, 'companyName too_big'],
    [{ website: 'nowhere' }, 'website not_a_website'],
    [{ employeeCount: 'many' }, 'employeeCount not_a_number'],
    [{ kind: 'association', companyUID: '', court: 'Celle', number: '200123' }, undefined],
    [{ kind: 'association', companyUID: '', court: 'Celle' }, 'number missing'],
    [{ kind: 'small_business', land: 'BY', taxNumber: '21/815/08150' }, 'taxNumber not_a_tax_number'],
    [{ kind: 'registered', register: 'XX', court: 'Celle', number: '1' }, 'register missing'],
  ])('%j: %s', (more, problem) => {
    expect(first(more)).toBe(problem);
  });
});

it('L25 what was typed for another kind is not sent', () => {
  expect(
    identityOf(form({ kind: 'association', court: ' Celle ', number: '200123', city: 'Celle' })),
  ).toEqual({
    registration: { kind: 'association', court: 'Celle', number: '200123' },
  });
});

it('companycreate.7 acting as a business has to be said', () => {
  expect(first({ business: false })).toBe('business missing');
});

describe('companycreate.1 a second tap is the same intent', () => {
  let made = 0;
  const newId = () => `id-${++made}`;
  const once = intentFor(form(), null, newId);

  it('keeps id and key while the form says the same', () => {
    expect(intentFor(form({ companyUID: 'DE136695976', website: 'a.example' }), once, newId)).toBe(once);
  });

  it('takes a new key, but no new company, when it says something else', () => {
    const other = intentFor(form({ companyName: 'Bäckerei Mond GmbH' }), once, newId);
    expect(other._id).toBe(once._id);
    expect(other.key).not.toBe(once.key);
  });
});
