import { v7 as uuidv7 } from 'uuid';
import type { User } from '../../contract/entities/user.ts';
import { ApiError } from '../../contract/errors.ts';
import { NETWORK_TIMEOUT } from '../../contract/limits.ts';
import { loadConfig } from '../auth/config.ts';
import type { Identity } from '../auth/identity.ts';
import { clearLocal, readSession, type Session, writeSession } from '../auth/session.ts';
import { endsSession } from '../auth/token.ts';
import type { Account } from '../auth/use-account.ts';
import { Replica } from '../replica/database.ts';
import { countUnsent, hasUnfinished } from '../replica/queries/outbox.ts';
import { watchMe } from '../replica/watch.ts';
import { createCall } from '../sync/call.ts';
import { createEngine, type SyncEngine } from '../sync/engine.ts';
import { tryWebLock } from '../sync/lock.ts';
import type { GetCredentials } from '../sync/ports.ts';
import { createTransport } from '../sync/transport.ts';
import { drivePage, type PageDriver } from './page-driver.ts';

/** What is open while somebody is signed in. */
export type Opened = { uid: string; engine: SyncEngine; driver: PageDriver; stop: () => void };

export type AccountHooks = {
  /** The session ended: by the person, in another tab, or because the account was disabled. */
  onSignedOut: () => void;
  /** Before the replica of whoever signs out is closed. */
  beforeSignOut: () => Promise<void>;
};

/**
 * Who is signed in, and the replica and engine that go with it. No network is never signed out (rule S1): the
 * session of this device holds until the sign-in service itself ends it.
 */
export function createAccount(hooks: AccountHooks) {
  let opened: Opened | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  let identity: Promise<Identity> | null = null;
  const loadIdentity = (): Promise<Identity> => {
    identity ??= Promise.all([loadConfig(), import('../auth/identity.ts')]).then(
      ([config, { createIdentity }]) => {
        const created = createIdentity(config.identity, location.origin);
        created.onChange((uid) => {
          const known = opened?.uid ?? readSession()?.uid;
          if (known === undefined || known === uid) return;
          // Another tab has signed out, or has signed somebody else in: nothing of the first may stay in sight (I6).
          if (uid === null) endSession();
          else location.reload();
        });
        return created;
      },
    );
    identity.catch(() => {
      identity = null;
    });
    return identity;
  };

  const credentials: GetCredentials = async (options) => {
    const who = await loadIdentity();
    try {
      return await who.credentials(options?.fresh);
    } catch (error) {
      if (!endsSession(error)) throw error;
      await who.signOut();
      return null;
    }
  };
  const transport = createTransport({
    origin: location.origin,
    timeoutMs: matchMedia('(pointer: coarse)').matches ? NETWORK_TIMEOUT.mobileMs : NETWORK_TIMEOUT.desktopMs,
    now: Date.now,
  });
  const call = createCall({ credentials, newId: uuidv7, transport, db: () => opened?.engine.db ?? null });

  const open = (uid: string): Opened => {
    if (opened?.uid === uid) return opened;
    close();
    const engine = createEngine(
      {
        db: new Replica(uid),
        clock: Date.now,
        newId: uuidv7,
        random: Math.random,
        sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        credentials,
        tryLock: tryWebLock,
        wake: () => opened?.driver.kick(),
      },
      transport,
    );
    const stopWatching = watchMe(engine.db, (user) => {
      if (readSession()?.uid === user._id) writeSession(sessionOf(user));
    });
    const driver = drivePage(engine, credentials);
    const stop = () => {
      driver.stop();
      stopWatching();
      engine.db.close();
    };
    opened = { uid, engine, driver, stop };
    tell();
    return opened;
  };
  const close = () => {
    opened?.stop();
    opened = null;
    tell();
  };
  const begin = (user: User): Session => {
    const session = sessionOf(user);
    writeSession(session);
    open(user._id);
    return session;
  };
  /** Specification section 2: local storage is cleared. The replica is only sealed: its work may not be sent yet. */
  const endSession = () => {
    close();
    clearLocal();
    hooks.onSignedOut();
  };

  const account: Account = {
    signIn: async (email, password) => {
      const who = await loadIdentity();
      const uid = await who.signIn(email.trim(), password);
      return begin(await call('user.get', { userId: uid }));
    },
    register: async ({ email, password, ...userObj }) => {
      const who = await loadIdentity();
      const address = email.trim().toLowerCase();
      const current = await who.current();
      const uid =
        current?.email.toLowerCase() === address ? current.uid : await who.register(address, password);
      return begin(await call('user.create', { uniqueId: uid, userObj: { ...userObj, email: address } }));
    },
    unfinished: async () => {
      const current = await (await loadIdentity()).current();
      return current && !readSession() ? current.email : null;
    },
    signOut: async (unsent) => {
      const leaving = opened;
      if (unsent === 'send') await leaving?.engine.drain({ wakeSleepers: true });
      await hooks.beforeSignOut();
      const unfinished = leaving ? await hasUnfinished(leaving.engine.db) : false;
      close();
      // Shared devices: nothing of this person stays, except work that is not done yet.
      if (leaving && (unsent === 'discard' || !unfinished)) await leaving.engine.db.delete();
      clearLocal();
      await (await loadIdentity()).signOut();
      hooks.onSignedOut();
    },
    countUnsent: async () => (opened ? countUnsent(opened.engine.db) : 0),
    passwordMin: async () => (await loadIdentity()).passwordMin(),
  };

  return {
    account,
    call,
    /** Signed in on this device: opens the replica at once, without waiting for the sign-in service. */
    resume: async (): Promise<Session | null> => {
      const session = readSession();
      if (session) {
        open(session.uid);
        return session;
      }
      return restore();
    },
    opened: () => opened,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** After first paint. */
    warmUp: () => void loadIdentity().catch(() => undefined),
  };

  /** The user store is gone but the sign-in service still knows the person. */
  async function restore(): Promise<Session | null> {
    try {
      const current = await (await loadIdentity()).current();
      return current && begin(await call('user.get', { userId: current.uid }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'user_unknown') return null;
      return null;
    }
  }
}

export type AppAccount = ReturnType<typeof createAccount>;

function sessionOf(user: User): Session {
  return { uid: user._id, email: user.email, userMode: user.userMode, companyId: user._linkedCompanyId };
}
