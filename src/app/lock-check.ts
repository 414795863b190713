import type { User } from '../../contract/entities/user.ts';
import type { Replica } from '../replica/database.ts';

export type LockCheckParts = {
  /** The uid of who is signed in on this device; null for nobody. */
  signedIn: () => string | null;
  /** @throws where there is no answer */
  askUser: (uid: string) => Promise<User>;
  opened: () => { uid: string; engine: { db: Replica }; driver: Driver } | null;
  /** @throws DatabaseClosedError once the store is closed */
  forgetLocked: (db: Replica) => Promise<void>;
  /** Writes the session as the record says. */
  keep: (user: User) => void;
};

type Driver = { kick: (options: { wakeSleepers: boolean }) => void };

/** Looks how the account stands now: the server refuses pulls of a locked one, so the record is asked for. */
export function createLockCheck({ signedIn, askUser, opened, forgetLocked, keep }: LockCheckParts) {
  return async (): Promise<void> => {
    const uid = signedIn();
    if (!uid) return;
    const user = await askUser(uid).catch(() => null);
    const open = opened();
    // Somebody else may sit there by now: neither their rows nor their session may be touched.
    const isHere = () => signedIn() === uid && opened()?.uid === uid;
    if (!user || !open || !isHere()) return;
    if (user.locked) {
      try {
        await forgetLocked(open.engine.db);
      } catch (error) {
        // Who signs out in this moment closes the store, and all of it is put away then.
        if (opened() === open) throw error;
      }
    }
    if (!isHere()) return;
    keep(user);
    if (!user.locked) opened()?.driver.kick({ wakeSleepers: true });
  };
}
