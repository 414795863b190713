import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  onIdTokenChanged,
  reload,
  signInWithEmailAndPassword,
  signOut,
  type User,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { PublicConfig } from '../../contract/config.ts';
import { PASSWORD_MIN_DEFAULT } from '../../contract/limits.ts';
import { patientFetch } from './patient-fetch.ts';
import { authCode, type HeldToken } from './token.ts';
import { createTokenKeeper } from './token-keeper.ts';

/**
 * The sign-in service. Loaded by the page after first paint and by the worker from the start; both share the
 * session through IndexedDB. No `getAuth`: that would load a popup frame nobody needs.
 */
export type Identity = ReturnType<typeof createIdentity>;

/**
 * @param ports.seal notes that the session of this account was ended by the sign-in service or by the server, before
 * anybody is told: nothing of it may be shown until the same person has signed in again
 */
export function createIdentity(
  config: PublicConfig['identity'],
  origin: string,
  ports: { clock: () => number; seal: (uid: string) => Promise<void> },
) {
  const auth = startAuth(config, origin);
  const read = async (): Promise<HeldToken | null> => {
    await auth.authStateReady();
    return auth.currentUser && heldBy(auth.currentUser);
  };
  const keeper = createTokenKeeper({
    read,
    refresh: async () => {
      await auth.currentUser?.getIdToken(true);
      return read();
    },
    clock: ports.clock,
    end: async (uid) => {
      await ports.seal(uid);
      if (auth.currentUser?.uid === uid) await signOut(auth);
    },
  });
  /** Asks the service whether the address of whoever is signed in is confirmed, unless it is known to be. */
  const lookAtMail = async (): Promise<boolean | null> => {
    await auth.authStateReady();
    const user = auth.currentUser;
    if (!user) return null;
    // Another tab may have learned it already, and of that nobody is told here.
    if (user.emailVerified) return true;
    await reload(user);
    // The server believes the token and nothing else; the next one says it in any case.
    if (user.emailVerified) await user.getIdToken(true).catch(() => undefined);
    return user.emailVerified;
  };
  return {
    credentials: keeper.credentials,
    sessionOver: keeper.over,
    /** Whoever is signed in on this device, known without network. */
    current: async () => {
      await auth.authStateReady();
      return auth.currentUser && { uid: auth.currentUser.uid, email: auth.currentUser.email ?? '' };
    },
    /** Tells of every change of who is signed in, also by another tab; answers a function that stops it. */
    onChange: (listener: (uid: string | null) => void) =>
      onAuthStateChanged(auth, (user) => listener(user?.uid ?? null)),
    signIn: async (email: string, password: string) =>
      (await signInWithEmailAndPassword(auth, email, password)).user.uid,
    /** Null: there is an account with this address. */
    register: async (email: string, password: string): Promise<string | null> => {
      try {
        return (await createUserWithEmailAndPassword(auth, email, password)).user.uid;
      } catch (error) {
        if (authCode(error) === 'auth/email-already-in-use') return null;
        throw error;
      }
    },
    signOut: () => signOut(auth),
    /** Whose password a mailed code sets anew; throws where it no longer does. */
    resetMail: (code: string) => verifyPasswordResetCode(auth, code),
    resetPassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),
    /** Confirms the mail address a code was sent to. */
    confirmMail: async (code: string) => {
      await applyActionCode(auth, code);
      // It is confirmed, also where that cannot be asked for just now.
      await lookAtMail().catch(() => null);
    },
    lookAtMail,
    /**
     * Tells whether the address of whoever is signed in is confirmed, as this device knows it: at once, and whenever
     * something new is known. Null: nobody is signed in. Answers a function that stops it.
     */
    onMail: (listener: (confirmed: boolean | null) => void) =>
      onIdTokenChanged(auth, (user) => listener(user?.emailVerified ?? null)),
    /** Shortest password the service takes; the specification's default where it has no policy to tell. */
    passwordMin: async (): Promise<number> => {
      try {
        const status = await validatePassword(auth, '');
        return status.passwordPolicy.customStrengthOptions.minPasswordLength ?? PASSWORD_MIN_DEFAULT;
      } catch {
        return PASSWORD_MIN_DEFAULT;
      }
    },
  };
}

function startAuth(config: PublicConfig['identity'], origin: string): Auth {
  globalThis.fetch = patientFetch(globalThis.fetch.bind(globalThis));
  const app: FirebaseApp = initializeApp({
    apiKey: config.apiKey,
    projectId: config.projectId,
    authDomain: config.authDomain,
  });
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  // The emulator is reached through the app's own origin, so the content policy needs no second host.
  if (config.emulator) connectAuthEmulator(auth, origin, { disableWarnings: true });
  return auth;
}

/** `getIdToken` would go to the network by itself, at a moment that is not ours. */
function heldBy(user: User): HeldToken {
  const { stsTokenManager } = user.toJSON() as {
    stsTokenManager: { accessToken: string; expirationTime: number };
  };
  return { uid: user.uid, token: stsTokenManager.accessToken, expiresAt: stsTokenManager.expirationTime };
}
