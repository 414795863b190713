import { expect } from '@playwright/test';
import type { RunningServer } from '../harness/server.ts';
import { signUp } from './chaos/api.ts';

/**
 * An account that asks for a second step. It is enrolled as an operator's console does it: past the app, at the sign-in
 * service itself.
 */
export async function signUpWithSecondStep(
  { origin, identityPort }: Pick<RunningServer, 'origin' | 'identityPort'>,
  email: string,
  password: string,
): Promise<void> {
  const { uid } = await signUp(origin, email, password);
  const enrolled = await fetch(
    `http://127.0.0.1:${identityPort}/identitytoolkit.googleapis.com/v1/projects/demo-zusage/accounts:update`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        localId: uid,
        emailVerified: true,
        mfa: { enrollments: [{ mfaEnrollmentId: 'phone', phoneInfo: '+4915112345678' }] },
      }),
    },
  );
  expect(await enrolled.text()).toContain(uid);
}
