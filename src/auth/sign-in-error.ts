import { authCode } from './auth-code.ts';

/**
 * The kinds of sign-in errors a person can tell apart. The three codes that would tell whether an account exists
 * are one kind (specification section 8, login.2).
 */
export type SignInProblem =
  | 'credentials'
  | 'email-invalid'
  | 'password-weak'
  | 'disabled'
  | 'too-many'
  | 'network'
  | 'code-expired'
  | 'sign-in-again'
  | 'second-factor'
  | 'recaptcha'
  | 'not-offered'
  | 'other';

const PROBLEM: Record<string, SignInProblem> = {
  'auth/wrong-password': 'credentials',
  'auth/user-not-found': 'credentials',
  'auth/invalid-credential': 'credentials',
  'auth/invalid-login-credentials': 'credentials',
  'auth/invalid-email': 'email-invalid',
  'auth/weak-password': 'password-weak',
  'auth/password-does-not-meet-requirements': 'password-weak',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'too-many',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/expired-action-code': 'code-expired',
  'auth/invalid-action-code': 'code-expired',
  'auth/requires-recent-login': 'sign-in-again',
  'auth/user-token-expired': 'sign-in-again',
  'auth/multi-factor-auth-required': 'second-factor',
  'auth/operation-not-allowed': 'not-offered',
};

export function signInProblem(error: unknown): SignInProblem {
  const code = authCode(error);
  const known = PROBLEM[code];
  if (known) return known;
  // A family of codes; what the client says of its own script, which may not be loaded here, has none.
  if (/captcha/i.test(code + (error instanceof Error ? error.message : ''))) return 'recaptcha';
  const name = error instanceof Error ? error.name : '';
  // A fetch that failed, or a call without an answer.
  return name === 'NoAnswerError' || name === 'TypeError' ? 'network' : 'other';
}
