/** Somebody signed in, with a token the server accepts for about an hour. */
export type Credentials = { uid: string; token: string };

/** Codes of the sign-in service that end a session (specification section 4). */
const ENDED = [
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/invalid-user-token',
];

/** Whether an error of the sign-in service means that the person is signed out; anything else is only a delay. */
export function endsSession(error: unknown): boolean {
  return ENDED.includes(authCode(error));
}

/** `auth/wrong-password` and the like; empty for errors of another kind. */
export function authCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
