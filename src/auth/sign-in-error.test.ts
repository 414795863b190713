import { expect, it } from 'vitest';
import { signInProblem } from './sign-in-error.ts';

it.each([
  ['auth/multi-factor-auth-required', 'second-factor'],
  ['auth/missing-recaptcha-token', 'recaptcha'],
  ['auth/invalid-recaptcha-token', 'recaptcha'],
  ['auth/invalid-recaptcha-action', 'recaptcha'],
  ['auth/missing-recaptcha-version', 'recaptcha'],
  ['auth/invalid-recaptcha-version', 'recaptcha'],
  ['auth/recaptcha-not-enabled', 'recaptcha'],
  ['auth/captcha-check-failed', 'recaptcha'],
  ['auth/internal-error', 'other'],
])('login.4 %s: %s', (code, problem) => {
  expect(signInProblem(Object.assign(new Error(code), { code }))).toBe(problem);
});

it.each(['recaptcha Enterprise site key undefined', 'No reCAPTCHA enterprise script loaded.'])(
  'login.4 what the client says of its own script, without a code: %s',
  (message) => {
    expect(signInProblem(new Error(message))).toBe('recaptcha');
    expect(signInProblem(new Error('something else'))).toBe('other');
  },
);
