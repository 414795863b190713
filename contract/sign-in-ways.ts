import * as z from 'zod/mini';
import { passkeyProof } from './calls/passkey.ts';
import { mail } from './fields.ts';
import { API_BASE } from './http.ts';
import { lazily } from './lazily.ts';

/**
 * Ways to sign in without a password. They are no calls: their answers are secrets, and a call's answer is kept or read
 * again for a second try.
 */
export const SIGN_IN = {
  challenge: `${API_BASE}/sign-in/challenge`,
  passkey: `${API_BASE}/sign-in/passkey`,
  link: `${API_BASE}/sign-in/link`,
} as const;

export const challengeAnswer = lazily(() => z.object({ challenge: z.string(), rpId: z.string() }));
export const passkeySignIn = lazily(() => z.strictObject({ proof: passkeyProof }));
export const linkSignIn = lazily(() =>
  z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/)), userMail: mail }),
);
/** For `signInWithCustomToken`. Null: identity was not proved; the reason is not revealed. */
export const signInAnswer = lazily(() => z.object({ token: z.nullable(z.string()) }));
