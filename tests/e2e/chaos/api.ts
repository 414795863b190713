import { v7 } from 'uuid';
import { address } from '../../../contract/address.ts';
import { type AnswerOf, type ArgsOf, type CallName, calls, KEY_HEADER } from '../../../contract/calls.ts';

/** Somebody at the server itself, past every line: what a run is prepared with. */
export type Api = <Name extends CallName>(name: Name, args: ArgsOf<Name>) => Promise<AnswerOf<Name>>;

/** A server that does not answer shall be named, and not end in the time of the whole test. */
const ANSWER_MS = 30_000;

export type Account = { uid: string; email: string; password: string; api: Api };

export type Registration = {
  first: string;
  last: string;
  born: string;
  email: string;
  password: string;
  /** A parent's mail address, for people below 16. */
  guardian?: string;
  /** What they are written to in. */
  lang?: ArgsOf<'user.create'>['userObj']['lang'];
};

/** Makes an account with its record, as the screen of registering does. Address and setup are still to be done. */
export async function registerAt(
  origin: string,
  userMode: 'user' | 'company',
  { first, last, born, email, password, guardian, lang }: Registration,
): Promise<Account> {
  const account = await identify(origin, 'signUp', email, password);
  const general = { firstname: first, lastname: last, dateOfBirth: born };
  await account.api('user.create', {
    uniqueId: account.uid,
    userObj: { email, userMode, general, ...(guardian && { guardianMail: guardian }), ...(lang && { lang }) },
  });
  return account;
}

export function signInAs(origin: string, email: string, password: string): Promise<Account> {
  return identify(origin, 'signInWithPassword', email, password);
}

/** The setup is behind this account. */
export async function endSetup({ uid, api }: Account): Promise<void> {
  const setup = { value: false, at: new Date().toISOString() };
  await api('user.set-setting', { userId: uid, setting: { setup } });
}

/** Pushes go out at any hour: whatever waits for one would wait until the morning, at night. */
export async function endQuietHours({ uid, api }: Account): Promise<void> {
  const quiet = { value: { from: 0, to: 0 }, at: new Date().toISOString() };
  await api('user.set-setting', { userId: uid, setting: { quiet } });
}

async function identify(origin: string, act: string, email: string, password: string): Promise<Account> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${act}?key=demo`, {
    method: 'POST',
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${act} ${email}: ${await response.text()}`);
  const { idToken, localId } = (await response.json()) as { idToken: string; localId: string };
  return { uid: localId, email, password, api: apiOf(origin, idToken) };
}

function apiOf(origin: string, token: string): Api {
  return async (name, args) => {
    const { url, body } = address(calls[name], args as Record<string, unknown>);
    const response = await fetch(origin + url, {
      method: calls[name].method,
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        authorization: `Bearer ${token}`,
        [KEY_HEADER]: v7(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: never }).data;
  };
}
