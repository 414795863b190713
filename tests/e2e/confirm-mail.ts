import { dataDirsHere } from '../harness/server.ts';
import { type Account, signInAs } from './chaos/api.ts';
import { mailedIn } from './mailed.ts';

/** Confirms the address of an account that has a record, by the link that was mailed to it. */
export async function confirmMail(origin: string, email: string): Promise<void> {
  const link = await mailedIn(dataDirsHere(), email, 'verify');
  const oobCode = new URLSearchParams(link.split('?')[1]).get('token');
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode }),
  });
  if (!response.ok) throw new Error(`confirm ${email}: ${await response.text()}`);
}

/** The same account with a confirmed address, and a token that says so. */
export async function confirmed(
  origin: string,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<Account> {
  await confirmMail(origin, email);
  return signInAs(origin, email, password);
}
