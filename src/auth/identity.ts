import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  validatePassword,
} from 'firebase/auth';
import type { PublicConfig } from '../../contract/config.ts';
import { PASSWORD_MIN_DEFAULT } from '../../contract/limits.ts';
import type { Credentials } from './token.ts';

/**
 * The sign-in service. Loaded by the page after first paint and by the worker from the start; both share the
 * session through IndexedDB. No `getAuth`: that would load a popup frame nobody needs.
 */
export type Identity = ReturnType<typeof createIdentity>;

export function createIdentity(config: PublicConfig['identity'], origin: string) {
  const auth = startAuth(config, origin);
  const credentials = async (fresh = false): Promise<Credentials | null> => {
    await auth.authStateReady();
    const user = auth.currentUser;
    return user && { uid: user.uid, token: await user.getIdToken(fresh) };
  };
  return {
    credentials,
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
    register: async (email: string, password: string) =>
      (await createUserWithEmailAndPassword(auth, email, password)).user.uid,
    signOut: () => signOut(auth),
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
