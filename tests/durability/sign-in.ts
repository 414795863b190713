import { API_BASE } from '../../contract/calls.ts';
import { DEMO_MAILS } from '../../server/ports/identity/embedded/demo-accounts.ts';
import type { RunningServer } from '../harness/server.ts';
import type { Sender } from './load.ts';

/** Signs the demo company's account in, as the browser does. */
export async function signIn({ origin, password }: RunningServer): Promise<Sender> {
  const address = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_MAILS.company, password, returnSecureToken: true }),
  });
  const { idToken, localId } = (await response.json()) as { idToken: string; localId: string };
  const user = await fetch(`${origin}${API_BASE}/user/${localId}`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  const { data } = (await user.json()) as { data: { _linkedCompanyId: string } };
  return { origin, token: idToken, companyId: data._linkedCompanyId };
}
