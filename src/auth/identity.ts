import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  beforeAuthStateChanged,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  onIdTokenChanged,
  type Persistence,
  reload,
  signInWithEmailAndPassword,
  type User,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { PublicConfig } from '../../contract/config.ts';
import { PASSWORD_MIN_DEFAULT } from '../../contract/limits.ts';
import { outageAsOffline } from './outage-as-offline.ts';
import { createSignInStore } from './sign-in-store.ts';
import { authCode, type HeldToken } from './token.ts';
import { createTokenKeeper } from './token-keeper.ts';

/**
 * The sign-in service. Loaded by the page after first paint and by the worker from the start; both share the
 * session through IndexedDB. No `getAuth`: that would load a popup frame nobody needs.
 */
export type Identity = ReturnType<typeof createIdentity>;

export type IdentityPorts = {
  clock: () => number;
  /**
   * Notes that the session of this account was ended by the sign-in service or by the server, before anybody is told:
   * nothing of it may be shown until the same person has signed in again.
   */
  seal: (uid: string) => Promise<void>;
  /** Somebody known only by a sealed account is not signed in, whatever is stored (rule S1). */
  isSealed: (uid: string) => Promise<boolean>;
  /** The person has just proved who they are; not yet stored, so that nobody finds them sealed. */
  unseal: (uid: string) => Promise<void>;
};

export function createIdentity(config: PublicConfig['identity'], origin: string, ports: IdentityPorts) {
  let lookUp = new AbortController();
  const store = createSignInStore({
    onOvertaken: () => {
      lookUp.abort();
      lookUp = new AbortController();
    },
    factory: globalThis.indexedDB,
    channel: globalThis.BroadcastChannel && new BroadcastChannel('zusage-sign-in'),
  });
  const auth = startAuth(config, origin, store.persistence, () => lookUp.signal);
  // Told of what is done here by hand, never of what another context has done.
  beforeAuthStateChanged(auth, async (user) => {
    if (user) {
      await ports.unseal(user.uid);
      store.admit(user.uid);
    } else if (auth.currentUser) await store.drop(auth.currentUser.uid);
  });
  const ready = auth.authStateReady().then(store.begun);
  /**
   * The person signed in on this device: as it is stored now, and not as this context has heard last. A sealed account
   * is taken out, no matter where it comes from: a browser that was killed in the middle of a sign-out has kept it.
   */
  const present = async (): Promise<User | null> => {
    await ready;
    await store.look(auth.currentUser?.uid ?? null);
    const user = auth.currentUser;
    if (!user || !(await ports.isSealed(user.uid))) return user;
    await leave(user.uid);
    return null;
  };
  /** Takes a person out without waiting for what the library is just asking the service about them. */
  const leave = async (uid?: string) => {
    await store.drop(uid);
    void ready.then(() => store.look(auth.currentUser?.uid ?? null));
  };
  const read = async (): Promise<HeldToken | null> => {
    const user = await present();
    return user && heldBy(user);
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
      await leave(uid);
    },
  });
  /** Asks the service whether the signed-in person's address is confirmed, unless it is known to be. */
  const lookAtMail = async (): Promise<boolean | null> => {
    const user = await present();
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
    /** The person signed in on this device, known without network. */
    current: async () => {
      const user = await present();
      return user && { uid: user.uid, email: user.email ?? '' };
    },
    /** Tells of every change of who is signed in, also by another tab; answers a function that stops it. */
    onChange: (listener: (uid: string | null) => void) =>
      onAuthStateChanged(auth, () => void present().then((user) => listener(user?.uid ?? null))),
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
    /** @param uid left out: the one who is there; a page that was frozen on its way out names whom it was about */
    signOut: (uid?: string) => leave(uid),
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
     * Tells whether the signed-in person's address is confirmed, as this device knows it: at once, and whenever
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

function startAuth(
  config: PublicConfig['identity'],
  origin: string,
  persistence: Persistence,
  stopLookUp: () => AbortSignal,
): Auth {
  globalThis.fetch = outageAsOffline(globalThis.fetch.bind(globalThis), stopLookUp);
  const app: FirebaseApp = initializeApp({
    apiKey: config.apiKey,
    projectId: config.projectId,
    authDomain: config.authDomain,
  });
  const auth = initializeAuth(app, { persistence });
  // An embedded service is at the app's own origin, which the library knows as an emulator.
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
