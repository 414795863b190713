import type { PasswordValidationStatus } from 'firebase/auth';
import { PASSWORD_MIN_DEFAULT } from '../../contract/limits.ts';

/** One rule of the sign-in service's password policy, and whether a password keeps it. */
export type PasswordRule = { met: boolean } & (
  | { rule: 'min' | 'max'; length: number }
  | { rule: 'lower' | 'upper' | 'digit' | 'symbol' }
);

/** Every rule of the policy; the longest password is told only near the limit. */
export function rulesOf(status: PasswordValidationStatus, password: string): readonly PasswordRule[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const letters = [
    ['lower', status.containsLowercaseLetter],
    ['upper', status.containsUppercaseLetter],
    ['digit', status.containsNumericCharacter],
    ['symbol', status.containsNonAlphanumericCharacter],
  ] as const;
  return [
    ...(minPasswordLength
      ? [{ rule: 'min', length: minPasswordLength, met: status.meetsMinPasswordLength !== false } as const]
      : []),
    ...letters.flatMap(([rule, met]) => (met === undefined ? [] : [{ rule, met }])),
    ...(maxPasswordLength && password.length > maxPasswordLength / 2
      ? [{ rule: 'max', length: maxPasswordLength, met: status.meetsMaxPasswordLength !== false } as const]
      : []),
  ];
}

/** The specification's default, for a service that has no policy to tell, or cannot be asked. */
export function defaultRules(password: string): readonly PasswordRule[] {
  return [{ rule: 'min', length: PASSWORD_MIN_DEFAULT, met: password.length >= PASSWORD_MIN_DEFAULT }];
}

export const keepsAll = (rules: readonly PasswordRule[]): boolean => rules.every(({ met }) => met);
