import type { User } from '../../contract/entities/user.ts';
import type { Identity } from '../auth/identity.ts';
import { isSealed, seal, unseal } from '../auth/seal.ts';
import { clearLocal, onSession, readSession, type Session, writeSession } from '../auth/session.ts';
import type { Account } from '../auth/use-account.ts';
import { Replica } from '../replica/database.ts';
import { storeName } from '../replica/store/device-journal.ts';
import { watchLocked, watchMe } from '../replica/watch.ts';
import { createReader } from '../sync/calls/reader.ts';
import type { SyncEngine } from '../sync/engine.ts';
import { NoAnswerError } from '../sync/wire/call-errors.ts';
import type { GetCredentials } from '../sync/wire/ports.ts';
import { afterPaint } from './after-paint.ts';
import { fetchDocument, fetchFile, transport as http, loadWire, sendBatch, sendPiece, wire } from './http.ts';
import { late, onceLoaded } from './late.ts';
import { lateDriver } from './late-driver.ts';
import { loadCore } from './load-core.ts';
import type { PageDriver } from './page-driver.ts';
import { keepDeviceStore, kept } from './store-keeping.ts';

const importConfig = () => import('../auth/config.ts');

/** Open while a person is signed in. */
export type Opened = { uid: string; engine: SyncEngine; driver: PageDriver; stop: () => void };

export type AccountHooks = {
  /** The session ended: by the person, in another tab, or because the account was disabled. */
  onSignedOut: () => void;
  /** Before the replica of the person who signs out is closed. */
  beforeSignOut: () => Promise<void>;
  /** Resolves when the store may be opened: at once, or when a first screen that needs nothing of it is there. */
  drawn: Promise<void>;
  /** Resolves when the first page is painted: what it does not need comes after it. */
  painted: Promise<void>;
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

  const loadIdentity = onceLoaded(async (): Promise<Identity> => {
    const [{ loadConfig }, { createIdentity }] = await Promise.all([
      importConfig(),
      import('../auth/identity.ts'),
    ]);
    const config = await loadConfig();
    const created = createIdentity(config.identity, location.origin, {
      clock: Date.now,
      seal,
      isSealed,
      unseal,
    });
    created.onChange((uid) => {
      const known = opened?.uid ?? readSession()?.uid;
      if (known === undefined || known === uid) return;
      // Another tab has signed out, or has signed somebody else in: nothing of the first may stay in sight (I6).
      if (uid === null) endSession();
      else location.reload();
    });
    return created;
  });

  /** Takes the rows of a person who was signed out off this device (S4). Safe to repeat: every tab that learns of it calls this. */
  const putAway = (uid: string) =>
    loadCore().then(
      ({ device }) => device.putAwayHere(uid),
      () => undefined,
    );
  let pulledNow = () => {};
  const pulled = new Promise<void>((resolve) => {
    pulledNow = resolve;
  });
  const presence = late(async () => {
    const { createPagePresence, storedPresence } = await loadCore();
    const stored = onceLoaded(() => storedPresence(location.origin, { seal, isSealed }));
    return createPagePresence({ stored, library: loadIdentity });
  });
  const credentials: GetCredentials = presence.credentials;
  const loadWired = onceLoaded(async () => {
    const core = await loadCore();
    return { core, transport: core.tellSessionEnd(http, presence.sessionOver) };
  });
  const openDb = () => opened?.engine.db ?? null;
  const loadCalls = async () => {
    const { core, transport } = await loadWired().catch(() => {
      // Without the code a call gets no answer, as without network.
      throw new NoAnswerError();
    });
    const calling = core.createCall({ credentials, newId: core.newId, transport, db: openDb });
    return {
      call: calling,
      ask: core.createAccountAsk(calling),
      fetchJob: core.createFetchJob(calling, { store: openDb, clock: Date.now }),
      guestCall: core.createGuestCall({ newId: core.newId, transport }),
      readFile: core.createReadFile({ credentials, fetchFile }),
      readDocument: core.createReadDocument({ credentials, fetchDocument }),
    };
  };
  const { call, guestCall, ask, fetchJob, readFile, readDocument } = late(loadCalls);
  const reader = createReader({ ask, store: openDb, clock: Date.now });

  const open = (uid: string, name: string | undefined): Opened =>
    opened?.uid === uid ? opened : openAnew(uid, name);
  const openAnew = (uid: string, name: string | undefined): Opened => {
    close();
    const db = new Replica(uid, name ? { name } : {});
    const store = keepDeviceStore(db, {
      wake: () => opened?.driver.kick(),
      replace: (next) => opened?.engine.db === db && openAnew(uid, next),
      begin: hooks.drawn,
      start: hooks.painted,
    });
    // A change whose code cannot be had is told as one is that the store cannot write.
    const loadEngine = async (): Promise<Omit<SyncEngine, 'db'>> => {
      const { core, transport } = await loadWired();
      return core.joinEngine({
        db,
        credentials,
        wire: { transport, sendBatch, sendPiece, market: wire },
        wake: () => opened?.driver.kick(),
        writeWithJournal: store.writeWithJournal,
      });
    };
    const engine: SyncEngine = Object.assign(late(loadEngine), { db });
    // The server refuses pulls of a locked account: the replica's record is older than a lock and never tells of one.
    const stopWatching = afterPaint(hooks.painted, () => [
      watchMe(db, (user) => {
        const session = readSession();
        if (session?.uid === user._id) writeSession({ ...sessionOf(user), locked: session.locked });
      }),
      watchLocked(db, (locked) => {
        if (locked || readSession()?.locked) void checkLock();
      }),
    ]);
    const driver = lateDriver(hooks.painted, async () => {
      const [{ connectSignals, drivePage }] = await Promise.all([loadCore(), loadWire()]);
      const identified = credentials().catch(() => undefined);
      return drivePage(engine, connectSignals({ uid, credentials, ready: loadIdentity }), {
        start: hooks.painted,
        identified,
        onPulled: () => {
          pulledNow();
          // It tells when somebody else signs in or out here, and a start has more urgent things to do.
          void presence.begin().catch(() => undefined);
        },
      });
    });
    const stopDevice = keepDeviceLate(db);
    const stop = () => {
      driver.stop();
      stopDevice();
      stopWatching();
      store.stop();
      engine.db.close();
    };
    opened = { uid, engine, driver, stop };
    tell();
    return opened;
  };
  /** What was locked away for the person, and the key for the next time. */
  const keepDeviceLate = (db: Replica): (() => void) =>
    afterPaint(hooks.painted, ({ device }) => [
      device.keepDevice(db, { call, onBack: () => opened?.driver.kick({ wakeSleepers: true }) }),
    ]);
  const close = () => {
    opened?.stop();
    opened = null;
    tell();
  };
  const begin = async (user: User): Promise<Session> => {
    const session = sessionOf(user);
    const { device } = await loadCore();
    if (opened?.uid !== user._id) close();
    await device.comeBack(user._id);
    writeSession(session);
    if (!(await openLive(session))) throw new Error('signed out meanwhile');
    // Before the first screen, so that nothing is done in front of it; where the key cannot be had, later.
    if (opened) await device.takeOutSoon(opened.engine.db, call);
    return session;
  };
  /**
   * Opens what belongs to the session of this device, and looks then whether it is still the one: who signs out in
   * this moment, in another tab, seals first and clears the local storage after that.
   */
  const openLive = async ({ uid }: Session): Promise<boolean> => {
    if (opened?.uid !== uid) {
      const name = await storeName(uid);
      if (readSession()?.uid === uid) open(uid, name);
      if (await isSealed(uid)) leaveIf(uid);
    }
    return readSession()?.uid === uid;
  };
  const leaveIf = (uid: string) => {
    if (opened?.uid === uid) close();
    if (readSession()?.uid === uid) clearLocal();
    void putAway(uid);
  };
  /** Specification section 2: local storage is cleared. The replica is put away: its work may not be sent yet. */
  const endSession = () => {
    const uid = opened?.uid ?? readSession()?.uid;
    close();
    if (uid) void putAway(uid);
    clearLocal();
    hooks.onSignedOut();
  };

  const { checkLock } = late(
    async () => {
      const { createLockCheck, device } = await loadCore();
      return {
        checkLock: createLockCheck({
          signedIn: () => readSession()?.uid ?? null,
          askUser: (userId) => call('user.get', { userId }),
          opened: () => opened,
          forgetLocked: device.forgetLocked,
          keep: (user) => writeSession(sessionOf(user)),
        }),
      };
    },
    { checkLock: async () => undefined },
  );

  // Another tab has signed out, or has signed somebody else in. It tells at once, before the sign-in service is loaded.
  onSession(() => {
    if (!opened || readSession()?.uid === opened.uid) return;
    if (readSession()) location.reload();
    else endSession();
  });

  // Each act waits for something anyway, so it may as well wait for its code.
  const account = late(async (): Promise<Account> => {
    const { createAccountActs } = await loadCore();
    return createAccountActs({
      identity: loadIdentity,
      call,
      guestCall,
      opened: () => opened,
      begin,
      close,
      kept,
      beforeSignOut: hooks.beforeSignOut,
      onSignedOut: hooks.onSignedOut,
    });
  });

  return {
    account,
    call,
    guestCall,
    checkLock,
    reader,
    readFile,
    fetchJob,
    readDocument,
    /** Signed in on this device: opens the replica at once, without waiting for the sign-in service. */
    resume: async function resume(): Promise<Session | null> {
      const session = readSession();
      if (!session) return restore();
      if (await openLive(session)) return session;
      // Somebody else may have signed in meanwhile, in another tab.
      return readSession() ? resume() : null;
    },
    opened: () => opened,
    /** Resolves when the first pull of this page has ended, however; without a person signed in never. */
    pulled,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** After first paint. */
    warmUp: () => {
      // Also where nobody is signed in: without network the code has to be here before the first change is made.
      void sweep().catch(() => undefined);
      void importConfig()
        .then(({ refreshConfig }) => refreshConfig())
        .catch(() => undefined);
    },
  };

  async function sweep(): Promise<void> {
    const [{ device }, current] = await Promise.all([loadCore(), presence.current()]);
    await device.sweepHere([current?.uid, readSession()?.uid]);
  }

  /**
   * The user store is gone but the sign-in service still knows the person, and often this device does: a browser that
   * dies soon after a sign-in has not yet written its local storage.
   */
  async function restore(): Promise<Session | null> {
    try {
      const current = await (await loadIdentity()).current();
      if (!current || (await isSealed(current.uid))) return null;
      const known = await (await loadCore()).keptUser(current.uid);
      return await begin(known ?? (await call('user.get', { userId: current.uid })));
    } catch {
      return null;
    }
  }
}

export type AppAccount = ReturnType<typeof createAccount>;

function sessionOf(user: User): Session {
  return {
    uid: user._id,
    email: user.email,
    userMode: user.userMode,
    companyId: user._linkedCompanyId,
    locked: user.locked,
    deletion: user.deletion?.finalAt ?? null,
    setup: user.settings.setup?.value === true,
  };
}
