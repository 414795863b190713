import { type App, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { ApiError, type ErrorCode } from '../../contract/errors.ts';
import type { HostedIdentity } from '../settings.ts';
import type { Caller, Identity } from './identity.ts';

/** `auth` is for the composition root: demo accounts are made with it. */
export type FirebaseIdentity = Identity & { readonly auth: Auth; close(): Promise<void> };

/** Checks signed tokens of a hosted identity project. */
export function hostedIdentity(settings: HostedIdentity): FirebaseIdentity {
  const { projectId, serviceAccount } = settings;
  return identityOf(initializeApp({ projectId, credential: cert(serviceAccount) }, projectId));
}

/**
 * Checks the emulator's tokens, which are unsigned. firebase-admin finds the emulator by this environment variable
 * only; it is set here and nowhere else.
 */
export function embeddedIdentity(projectId: string, address: string): FirebaseIdentity {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = address;
  return identityOf(initializeApp({ projectId }, projectId));
}

function identityOf(app: App): FirebaseIdentity {
  const auth = getAuth(app);
  return {
    auth,
    async verify(token, { checkRevoked }): Promise<Caller> {
      try {
        const claims = await auth.verifyIdToken(token, checkRevoked);
        return { uid: claims.uid, email: claims.email?.toLowerCase() ?? null, expiresAt: claims.exp * 1000 };
      } catch (error) {
        throw tokenError(error);
      }
    },
    close: () => deleteApp(app),
  };
}

const REFUSED: Record<string, [ErrorCode, string]> = {
  'auth/id-token-expired': ['token_expired', 'the id token has expired; get a fresh one'],
  'auth/id-token-revoked': ['token_expired', 'the id token was revoked; sign in again'],
  'auth/user-disabled': ['account_disabled', 'this account is disabled'],
  'auth/argument-error': ['token_invalid', 'the id token is not valid'],
  'auth/invalid-id-token': ['token_invalid', 'the id token is not valid'],
  'auth/user-not-found': ['token_invalid', 'the account of this id token does not exist'],
};

function tokenError(error: unknown): ApiError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [known, message] = REFUSED[code] ?? ['unavailable', 'the sign-in service does not answer; try again'];
  return new ApiError(known, message);
}
