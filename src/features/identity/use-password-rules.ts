import { useEffect, useState } from 'react';
import { defaultRules, type PasswordRule } from '../../auth/password-check.ts';
import { useAccount } from '../../auth/use-account.ts';

/** The rules for passwords and which of them this one keeps; the default rule until the service has told its own. */
export function usePasswordRules(password: string): readonly PasswordRule[] {
  const { checkPassword } = useAccount();
  const [rules, setRules] = useState<readonly PasswordRule[] | null>(null);
  useEffect(() => {
    let gone = false;
    checkPassword(password).then(
      (told) => !gone && setRules(told),
      () => !gone && setRules(defaultRules(password)),
    );
    return () => {
      gone = true;
    };
  }, [checkPassword, password]);
  return rules ?? defaultRules(password);
}
