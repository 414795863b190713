import type { PasswordPolicy, PasswordValidationStatus } from 'firebase/auth';
import { expect, it } from 'vitest';
import { defaultRules, keepsAll, rulesOf } from './password-check.ts';

const policy = (options: PasswordPolicy['customStrengthOptions']) => ({
  passwordPolicy: {
    customStrengthOptions: options,
    allowedNonAlphanumericCharacters: '!',
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
  },
});

it('every rule of a policy is told with how it stands, and none that it does not have', () => {
  const status: PasswordValidationStatus = {
    isValid: false,
    meetsMinPasswordLength: false,
    meetsMaxPasswordLength: true,
    containsUppercaseLetter: true,
    containsNumericCharacter: false,
    ...policy({ minPasswordLength: 10, maxPasswordLength: 100 }),
  };
  expect(rulesOf(status, 'Kurz')).toEqual([
    { rule: 'min', length: 10, met: false },
    { rule: 'upper', met: true },
    { rule: 'digit', met: false },
  ]);
  expect(keepsAll(rulesOf(status, 'Kurz'))).toBe(false);
});

it('the longest password is told to those who come near it', () => {
  const status = { isValid: false, meetsMaxPasswordLength: false, ...policy({ maxPasswordLength: 20 }) };
  expect(rulesOf(status, 'a'.repeat(21))).toEqual([{ rule: 'max', length: 20, met: false }]);
  expect(rulesOf({ ...status, meetsMaxPasswordLength: true }, 'a'.repeat(9))).toEqual([]);
});

it('a service without a policy has the one rule of the specification', () => {
  expect([defaultRules('12345'), defaultRules('123456')]).toEqual([
    [{ rule: 'min', length: 6, met: false }],
    [{ rule: 'min', length: 6, met: true }],
  ]);
});
