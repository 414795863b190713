/**
 * What the `firebase` client asks of an Identity Toolkit, as one course of calls that can be played against any service.
 * emulator-answers.json is what the Auth emulator of firebase-tools 15.34.2 answered; agreement.test.ts holds ours to it.
 */

/** One service, and what is done to it past its calls. */
export type Toolkit = {
  readonly origin: string;
  /** Code of a mailed link. */
  code(kind: 'reset' | 'verify', mail: string): Promise<string>;
  disable(uid: string): Promise<void>;
};

/** The compared part: values differ from run to run. */
export type Heard = {
  readonly status: number;
  /** Message of an error, without the sentence for people behind its colon. */
  readonly error?: string;
  readonly fields: readonly string[];
  /** Claims of the id token that came with it. */
  readonly claims?: readonly string[];
};

type Body = Record<string, unknown>;
type Answer = { status: number; body: Body };

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:';

export async function playToolkitCalls(toolkit: Toolkit): Promise<Record<string, Heard>> {
  const heard: Record<string, Heard> = {};
  const ask = async (name: string, path: string, init?: RequestInit): Promise<Body> => {
    const answer = await send(`${toolkit.origin}${path}${path.includes('?') ? '&' : '?'}key=demo`, init);
    heard[name] = told(answer);
    return answer.body;
  };
  const json = (name: string, path: string, body: Body) =>
    ask(name, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const accounts = (name: string, method: string, body: Body) => json(name, ACCOUNTS + method, body);
  const refresh = (name: string, token: string) =>
    ask(name, '/securetoken.googleapis.com/v1/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString(),
    });

  const mia = { email: 'Mia@example.org', password: 'secret-1', returnSecureToken: true };
  const signUp = (name: string, body: Body) => accounts(`sign up: ${name}`, 'signUp', body);
  const first = await signUp('new', mia);
  await signUp('address taken', mia);
  await signUp('address taken, in other letters', { ...mia, email: 'mia@EXAMPLE.org' });
  await signUp('weak password', { ...mia, email: 'weak@example.org', password: 'short' });
  await signUp('no password', { email: 'none@example.org', returnSecureToken: true });
  await signUp('no address', { password: 'secret-1', returnSecureToken: true });
  await signUp('bad address', { ...mia, email: 'mia' });
  await signUp('not even text', { ...mia, email: { $ne: '' } });

  const signIn = (name: string, body: Body) => accounts(`sign in: ${name}`, 'signInWithPassword', body);
  const again = await signIn('right', mia);
  await signIn('other letters', { ...mia, email: 'MIA@example.org' });
  await signIn('wrong password', { ...mia, password: 'secret-2' });
  await signIn('unknown address', { ...mia, email: 'nobody@example.org' });
  await signIn('no password', { email: mia.email });
  await signIn('bad address', { ...mia, email: 'mia' });

  await refresh('refresh: good', text(again.refreshToken));
  await refresh('refresh: invented', 'invented');
  await refresh('refresh: none', '');

  const lookUp = (name: string, idToken: unknown) => accounts(`look up: ${name}`, 'lookup', { idToken });
  await lookUp('good', again.idToken);
  await lookUp('invented', 'invented');
  await lookUp('none', undefined);

  const verify = await toolkit.code('verify', 'mia@example.org');
  const update = (name: string, body: Body) => accounts(`update: ${name}`, 'update', body);
  await update('confirm the address', { oobCode: verify });
  await update('confirm the address again', { oobCode: verify });
  await update('invented code', { oobCode: 'invented' });
  await lookUp('confirmed', again.idToken);

  const reset = await toolkit.code('reset', 'mia@example.org');
  const resetWith = (name: string, body: Body) => accounts(`reset: ${name}`, 'resetPassword', body);
  await resetWith('whose code', { oobCode: reset });
  await resetWith('weak password', { oobCode: reset, newPassword: 'short' });
  await resetWith('new password', { oobCode: reset, newPassword: 'secret-2' });
  await resetWith('code used', { oobCode: reset, newPassword: 'secret-3' });
  await resetWith('invented code', { oobCode: 'invented', newPassword: 'secret-3' });
  await signIn('password of before', mia);
  const late = await signIn('password of now', { ...mia, password: 'secret-2' });

  const changed = await update('password', {
    idToken: late.idToken,
    password: 'secret-4',
    returnSecureToken: true,
  });
  await update('weak password', { idToken: changed.idToken, password: 'short' });
  await update('invented token', { idToken: 'invented', password: 'secret-5' });

  await toolkit.disable(text(first.localId));
  await signIn('disabled', { ...mia, password: 'secret-4' });
  await refresh('refresh: disabled', text(changed.refreshToken ?? late.refreshToken));
  await lookUp('disabled', changed.idToken ?? late.idToken);

  const ben = await signUp('somebody who leaves', { ...mia, email: 'ben@example.org' });
  await accounts('delete: invented token', 'delete', { idToken: 'invented' });
  await accounts('delete: own account', 'delete', { idToken: ben.idToken });
  await lookUp('deleted', ben.idToken);
  await refresh('refresh: deleted', text(ben.refreshToken));

  await ask('password policy', '/identitytoolkit.googleapis.com/v2/passwordPolicy');
  await ask(
    'recaptcha',
    '/identitytoolkit.googleapis.com/v2/recaptchaConfig?clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE',
  );
  return heard;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

async function send(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  return { status: response.status, body: (await response.json()) as Body };
}

function told({ status, body }: Answer): Heard {
  const error = (body.error as { message?: string } | undefined)?.message?.split(' : ')[0];
  const token = body.idToken ?? body.id_token;
  return {
    status,
    ...(error === undefined ? {} : { error }),
    fields: Object.keys(body).sort(),
    ...(typeof token === 'string' ? { claims: Object.keys(claimsOf(token)).sort() } : {}),
  };
}

function claimsOf(token: string): Body {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}
