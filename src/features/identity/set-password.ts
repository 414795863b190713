import type { Account } from '../../auth/use-account.ts';
import { signInFailure } from './sign-in-failure.ts';

/**
 * A link works once. Where the line broke after it did, the second try finds it used up, and the password holds
 * already: so that is tried before anybody is sent for another link.
 */
export async function setAndSignIn(
  account: Pick<Account, 'reset' | 'signIn'>,
  { code, mail, password }: { code: string; mail: string; password: string },
): Promise<void> {
  const usedUp = await account.reset(code, password).then(
    () => null,
    (error: unknown) => {
      if (signInFailure(error) !== 'code-expired') throw error;
      return error;
    },
  );
  await account.signIn(mail, password).catch((error: unknown) => {
    throw usedUp !== null && signInFailure(error) === 'credentials' ? usedUp : error;
  });
}
