import type * as z from 'zod/mini';
import type { PasskeyProof } from '../../contract/calls/passkey.ts';
import { errorBody } from '../../contract/error-body.ts';
import { ApiError, ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts';
import { challengeAnswer, SIGN_IN, signInAnswer } from '../../contract/sign-in-ways.ts';
import type { Challenge } from './passkey.ts';

/** Ways to sign in without a password. Each gives a token for the sign-in service; null: nothing was proved. */

export const askChallenge = (): Promise<Challenge> => post(SIGN_IN.challenge, {}, challengeAnswer);

export const tokenOfPasskey = async (proof: PasskeyProof): Promise<string | null> =>
  (await post(SIGN_IN.passkey, { proof }, signInAnswer)).token;

export const tokenOfLink = async (token: string, userMail: string): Promise<string | null> =>
  (await post(SIGN_IN.link, { token, userMail }, signInAnswer)).token;

async function post<Schema extends z.ZodMiniType>(
  path: string,
  body: object,
  answer: Schema,
): Promise<z.infer<Schema>> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    redirect: 'error',
  });
  const told: unknown = await response.json().catch(() => null);
  if (response.ok) return answer.parse(told);
  const refused = errorBody.safeParse(told);
  const code = refused.success ? refused.data.error.code : 'unavailable';
  throw new ApiError(code in ERROR_STATUS ? (code as ErrorCode) : 'internal', `answered ${response.status}`);
}
