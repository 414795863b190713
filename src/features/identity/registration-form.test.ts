import { describe, expect, it } from 'vitest';
import {
  NOTHING_YET,
  type RegistrationFacts,
  type RegistrationValues,
  registrationOf,
  registrationProblems,
} from './registration-form.ts';

const today = '2026-11-20';
const facts: RegistrationFacts = { mode: 'user', today, passwordGood: true, finishing: false };
const jana: RegistrationValues = {
  email: 'jana@example.org',
  password: 'drei kleine Worte',
  firstname: 'Jana',
  lastname: 'Krüger',
  gender: '',
  dateOfBirth: '1998-03-09',
  guardianMail: '',
};

describe('register.2 and register.3 what is asked for', () => {
  it('finds nothing wrong with a complete form', () => {
    expect(registrationProblems(jana, facts)).toEqual({});
  });

  it('names everything that is missing', () => {
    expect(registrationProblems(NOTHING_YET, facts)).toEqual({
      email: 'missing',
      password: 'missing',
      firstname: 'missing',
      lastname: 'missing',
      dateOfBirth: 'missing',
    });
  });

  it.each([
    ['email', 'jana@', 'mail'],
    ['firstname', 'J'.repeat(81), 'too_long'],
    ['dateOfBirth', '2014-01-01', 'too_young'],
    ['dateOfBirth', '2027-01-01', 'date'],
  ] as const)('%s “%s” is %s', (field, value, problem) => {
    expect(registrationProblems({ ...jana, [field]: value }, facts)).toEqual({ [field]: problem });
  });

  it('a password that does not keep the rules of the sign-in service is weak', () => {
    expect(registrationProblems(jana, { ...facts, passwordGood: false })).toEqual({ password: 'weak' });
  });

  it('register.5 asks for a guardian from 13 to 15, and not for oneself again', () => {
    const young = { ...jana, dateOfBirth: '2012-05-05' };
    expect(registrationProblems(young, facts)).toEqual({ guardianMail: 'missing' });
    const own = { ...young, guardianMail: 'Jana@example.org' };
    expect(registrationProblems(own, facts)).toEqual({ guardianMail: 'own_mail' });
    expect(registrationProblems({ ...young, guardianMail: 'eltern@example.org' }, facts)).toEqual({});
  });

  it('asks neither mail nor password again where the account is there already', () => {
    const finishing = { ...jana, password: '' };
    expect(registrationProblems(finishing, { ...facts, finishing: true })).toEqual({});
  });
});

describe('what is sent', () => {
  it('is trimmed, and names a guardian only where one is needed', () => {
    const sent = registrationOf(
      { ...jana, email: ' jana@example.org ', guardianMail: 'x@example.org' },
      facts,
      'en_US',
    );
    expect(sent).toEqual({
      email: 'jana@example.org',
      password: 'drei kleine Worte',
      userMode: 'user',
      general: { firstname: 'Jana', lastname: 'Krüger', dateOfBirth: '1998-03-09' },
      lang: 'en_US',
    });
    const young = registrationOf(
      { ...jana, dateOfBirth: '2012-05-05', guardianMail: ' eltern@example.org' },
      facts,
      'de_DE',
    );
    expect(young.guardianMail).toBe('eltern@example.org');
    expect(registrationOf({ ...jana, gender: 'female' }, facts, 'de_DE').general.gender).toBe('female');
  });
});
