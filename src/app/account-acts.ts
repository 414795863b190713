import type { User } from '../../contract/entities/user.ts';
import type { Change } from '../../contract/sync.ts';
import type { Identity } from '../auth/identity.ts';
import { seal } from '../auth/seal.ts';
import { clearLocal, readSession, type Session } from '../auth/session.ts';
import type { Account } from '../auth/use-account.ts';
import { countUnsent } from '../replica/queries/outbox.ts';
import { LATE, systemTimer, within } from '../replica/store/within.ts';
import { type CallAlongside, type CallNow, mergeBeforePull } from '../sync/calls/call.ts';
import type { SyncEngine } from '../sync/engine.ts';
import type { Left } from '../sync/session/put-away.ts';
import { sendBeforeLeaving } from '../sync/session/send-before-leaving.ts';
import { createOtherWays } from './sign-in-ways.ts';
import { partHere } from './this-device.ts';

export type AccountParts = {
  identity: () => Promise<Identity>;
  call: CallAlongside;
  guestCall: CallNow;
  opened: () => { uid: string; engine: SyncEngine } | null;
  /** Opens what belongs to this person. */
  begin: (user: User) => Promise<Session>;
  close: () => void;
  /** How many entries wait outside of the replica. */
  kept: () => number;
  /** Before the replica of the person who signs out is closed. */
  beforeSignOut: () => Promise<void>;
  onSignedOut: () => void;
};

/** A sign-out waits so long for the server to hear that this device wants no more pushes, and for a store that hangs. */
const PARTING_MS = 5_000;

/** What a person does with their account, over what is open (`account.ts`). */
export function createAccountActs(parts: AccountParts): Account {
  const { identity, call, guestCall, opened, begin, close, kept } = parts;
  return {
    ...createOtherWays(parts),
    signIn: async (email, password) => {
      const who = await identity();
      const uid = await who.signIn(email.trim(), password);
      return begin(await call('user.get', { userId: uid }));
    },
    register: async ({ email, password, invitation, ...userObj }) => {
      const who = await identity();
      const address = email.trim().toLowerCase();
      const current = await who.current();
      const isTheirs = current?.email.toLowerCase() === address;
      const uid = isTheirs ? current.uid : await who.register(address, password);
      if (uid === null) {
        await guestCall('user.tell-registered', { userMail: address });
        return null;
      }
      const record = { uniqueId: uid, userObj: { ...userObj, email: address } };
      let changes: readonly Change[] = [];
      const user = await call(
        'user.create',
        { ...record, ...(invitation && { invitation }) },
        {
          onUnmerged: (brought) => {
            changes = brought;
          },
        },
      );
      const session = await begin(user);
      // The first pull brings them as well, a round trip later.
      const store = opened()?.engine.db;
      if (store) void mergeBeforePull(store, changes).catch(() => undefined);
      // The token of before says that the address is not confirmed.
      if (invitation) await who.lookAtMail().catch(() => undefined);
      return session;
    },
    unfinished: async () => {
      const current = await (await identity()).current();
      return current && !readSession() ? current.email : null;
    },
    signOut: async (unsent) => {
      const leaving = opened();
      if (unsent === 'send' && leaving)
        await sendBeforeLeaving(leaving.engine, { timer: systemTimer, clock: Date.now });
      await within(systemTimer, PARTING_MS, parts.beforeSignOut());
      const waiting = leaving ? kept() + (await countSoon(leaving.engine)) : 0;
      const leave = async () => {
        close();
        // First of all, and until the next sign-in: who is killed on the way is found signed out all the same, and so is
        // a person whom another context, or a browser that was killed, has kept.
        if (leaving) await seal(leaving.uid);
        // A page that froze here and wakes late must not clear what is the next person's.
        if (!leaving || readSession()?.uid === leaving.uid) clearLocal();
        const leftService = identity().then((who) => who.signOut(leaving?.uid));
        // Where its code cannot be had just now, the seal signs the person out.
        await (leaving ? leftService.catch(() => undefined) : leftService);
      };
      let left: Left = 'nothing';
      // Shared devices: nothing of this person stays, except work that is not done yet.
      if (leaving) left = await partHere(leaving.uid, { leave, discard: unsent === 'discard' });
      else await leave();
      parts.onSignedOut();
      return { unsent: unsent === 'discard' ? 0 : waiting, locked: left === 'locked' };
    },
    countUnsent: async () => {
      const open = opened();
      return open ? kept() + (await countSoon(open.engine)) : 0;
    },
    checkPassword: async (password) => (await identity()).checkPassword(password),
    askReset: async (email) => {
      await guestCall('user.forgot-password', { userMail: email.trim() });
    },
    resetMail: async (code) => (await identity()).resetMail(code),
    reset: async (code, password) => (await identity()).resetPassword(code, password),
    confirmMail: async (code) => (await identity()).confirmMail(code),
    followMail: async (listener) => (await identity()).onMail(listener),
    lookAtMail: async () => (await identity()).lookAtMail(),
  };
}

/**
 * How many entries wait. A store that does not answer holds up nobody who leaves: what is in it stays, and is counted
 * again by whatever puts it away.
 */
async function countSoon({ db }: SyncEngine): Promise<number> {
  const count = await within(systemTimer, PARTING_MS, countUnsent(db)).catch(() => LATE);
  return typeof count === 'number' ? count : 0;
}
