import { describe, expect, it } from 'vitest';
import { companyUidProblem, isCompanyUid, normalizeCompanyUid } from './company-uid.ts';

describe('companycreate.1 companyUID is checked without a network', () => {
  it.each(['DE136695976', 'de 136 695 976', 'ATU12345678', 'FR12345678901'])('%s is one', (value) => {
    expect(isCompanyUid(value)).toBe(true);
  });

  it.each(['DE136695975', 'DE012345678', 'DE12345678', 'US123456789', '', 'Müller GmbH'])(
    '%s is none',
    (value) => {
      expect(isCompanyUid(value)).toBe(false);
    },
  );

  it('finds any single wrong digit of a German number', () => {
    const right = '136695976';
    for (let at = 0; at < 9; at += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const wrong = right.slice(0, at) + digit + right.slice(at + 1);
        expect(isCompanyUid(`DE${wrong}`)).toBe(wrong === right);
      }
    }
  });

  it('takes the spaces people write', () => {
    expect(normalizeCompanyUid('de 136-695.976')).toBe('DE136695976');
  });

  it.each([
    ['  ', 'missing'],
    ['DE136695975', 'check_digit'],
    ['DE1366959', 'not_a_company_uid'],
    ['HRB 1234', 'not_a_company_uid'],
    ['de 136 695 976', null],
    ['ATU12345678', null],
  ])('companycreate.1 %s: %s', (typed, problem) => {
    expect(companyUidProblem(typed)).toBe(problem);
  });
});
