import { expect } from '@playwright/test';
import type { RunningServer } from '../harness/server.ts';

/** An account that asks for a second step. It is enrolled past the app, at the sign-in service itself. */
export async function signUpWithSecondStep(
  { origin }: Pick<RunningServer, 'origin'>,
  email: string,
  password: string,
): Promise<void> {
  const call = async (method: string, body: object) => {
    const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { localId?: string; idToken?: string; mfaPendingCredential?: string };
  };
  const { idToken } = await call('signUp', { email, password, returnSecureToken: true });
  const enrollments = [{ mfaEnrollmentId: 'phone', phoneInfo: '+4915112345678' }];
  await call('update', { idToken, mfa: { enrollments } });
  const again = await call('signInWithPassword', { email, password, returnSecureToken: true });
  expect(again.mfaPendingCredential).toBeDefined();
}
