import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  beforeAuthStateChanged,
  connectAuthEmulator,
  initializeAuth,
  type Persistence,
  type User,
} from 'firebase/auth';
import type { PublicConfig } from '../../contract/config.ts';
import { outageAsOffline } from './outage-as-offline.ts';
import { recordKey, SIGN_IN_CHANNEL } from './sign-in-record.ts';
import { createSignInStore } from './sign-in-store.ts';
import type { HeldToken } from './token.ts';
import { createTokenKeeper } from './token-keeper.ts';

export type PresencePorts = {
  clock: () => number;
  /**
   * Notes that the session of this account was ended by the sign-in service or by the server, before anybody is told:
   * nothing of it may be shown until the same person has signed in again.
   */
  seal: (uid: string) => Promise<void>;
  /** Somebody known only by a sealed account is not signed in, whatever is stored (rule S1). */
  isSealed: (uid: string) => Promise<boolean>;
  /** The person has just signed in; not stored yet, so that no context finds them sealed. */
  unseal: (uid: string) => Promise<void>;
};

/**
 * Who is signed in on this device, and the token of theirs, as a page knows it: by the sign-in library, which shares the
 * session with the worker (stored-presence.ts) through IndexedDB. No `getAuth`: that would load an unused popup frame.
 */
export function createPresence(config: PublicConfig['identity'], origin: string, ports: PresencePorts) {
  let lookUp = new AbortController();
  const store = createSignInStore({
    key: recordKey(config.apiKey),
    onOvertaken: () => {
      lookUp.abort();
      lookUp = new AbortController();
    },
    factory: globalThis.indexedDB,
    channel: globalThis.BroadcastChannel && new BroadcastChannel(SIGN_IN_CHANNEL),
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
    // A store that cannot be read just now is read again with the next question.
    ready.then(() => store.look(auth.currentUser?.uid ?? null)).catch(() => undefined);
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
  return {
    credentials: keeper.credentials,
    sessionOver: keeper.over,
    /** The person signed in on this device, known without network. */
    current: async () => {
      const user = await present();
      return user && { uid: user.uid, email: user.email ?? '' };
    },
    auth,
    present,
    leave,
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
