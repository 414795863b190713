import type { Persistence } from 'firebase/auth';
import { type ChangeRecord, continues, GONE, inDatabase, KEEP, type Kept, uidOf } from './sign-in-record.ts';

type Listener = (value: unknown) => unknown;

export type SignInStorePorts = {
  /** Under which the library keeps the person. */
  key: string;
  /** Left out, or refusing: who is signed in is known as long as this context lives. */
  factory: IDBFactory | undefined;
  /** Reaches the other contexts of this device. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | undefined;
  /** The person was removed while the library was looking them up: the answer is not waited for. */
  onOvertaken: () => void;
};

export type SignInStore = {
  /** What the library is given to keep people in. */
  persistence: Persistence;
  /** This person is signing in here, by their own hand: they may take the place of another person. */
  admit: (uid: string) => void;
  /** The library has read, looked up and written whom it began with: from now on it follows what is stored. */
  begun: () => void;
  /** Makes the library follow, where somebody else is stored than it takes for signed in. */
  look: (believed: string | null) => Promise<void>;
  /** Takes out this person, or the one who is there; nobody else. The library follows with its next look. */
  drop: (uid?: string) => Promise<void>;
};

/**
 * What a page gives the library to keep people in, shared with other tabs and the worker.
 *
 * The library's own store lets every context write and remove whenever it likes. One that has read a person, looks them
 * up over a slow line and writes them back brings back a person who has signed out meanwhile; one that passes on an
 * earlier sign-out removes the next person. So here only a sign-in adds a person, and everything else changes or
 * removes the record of the person it was about, by compare-and-set in one transaction (rules S1, I6). Other contexts
 * are told at once instead of asking every 800 ms.
 */
export function createSignInStore({ key, factory, channel, onOvertaken }: SignInStorePorts): SignInStore {
  const listeners = new Map<string, Set<Listener>>();
  let change: ChangeRecord = factory ? inDatabase(factory) : inMemory();
  let admitted: string | null = null;
  /** What the library began with: until it has begun, this is the record it removes. */
  let found: unknown;
  let hasBegun = false;

  const tellOwn = async () => {
    if (!hasBegun) {
      if (found && !continues(found, await change(key).catch(() => found))) onOvertaken();
      return;
    }
    for (const [name, heard] of listeners) {
      const value = await change(name).catch(() => undefined);
      for (const listener of heard) await Promise.resolve(listener(value)).catch(() => undefined);
    }
  };
  const tellOthers = () => channel?.postMessage('changed');
  const dropIf = async (isIt: (stored: unknown) => boolean) => {
    let dropped = false;
    await change(key, (stored) => {
      dropped = stored !== undefined && isIt(stored);
      return dropped ? GONE : KEEP;
    });
    if (!dropped) return;
    tellOthers();
    if (!hasBegun) await tellOwn();
  };
  if (channel) channel.onmessage = () => void tellOwn();

  class KeptHere {
    static type = 'LOCAL';
    type = 'LOCAL';
    _shouldAllowMigration = true;
    async _isAvailable() {
      // A browser that keeps nothing in private windows; one that failed once is asked again, or the person signed in
      // would be nobody for as long as this page lives.
      await change('available')
        .catch(() => change('available'))
        .catch(() => {
          change = inMemory();
        });
      return true;
    }
    async _get(name: string) {
      const stored = await change(name);
      if (!hasBegun) found = stored;
      return stored ?? null;
    }
    async _set(name: string, value: Kept) {
      const uid = uidOf(value);
      const mayEnter = uid !== null && admitted === uid;
      let end: 'same' | 'refused' | 'written' = 'same';
      await change(name, (stored) => {
        if (JSON.stringify(stored) === JSON.stringify(value)) return KEEP;
        end = mayEnter || continues(value, stored) ? 'written' : 'refused';
        return end === 'written' ? value : KEEP;
      });
      if (mayEnter) admitted = null;
      if ((end as string) === 'written') tellOthers();
      if ((end as string) !== 'refused') return;
      // The library takes the person for signed in by now; it comes back to what is stored once it has dealt with this.
      setTimeout(() => void tellOwn());
      throw new Error('signed out meanwhile');
    }
    async _remove() {
      // Later the library removes only what it has seen removed, and by then there may be the next person's.
      if (!hasBegun && found) await dropIf((stored) => continues(found, stored));
    }
    _addListener(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    }
    _removeListener(name: string, listener: Listener) {
      listeners.get(name)?.delete(listener);
    }
  }

  return {
    persistence: KeptHere as unknown as Persistence,
    admit: (uid) => {
      admitted = uid;
    },
    begun: () => {
      hasBegun = true;
    },
    look: async (believed) => {
      if (uidOf(await change(key)) !== believed) await tellOwn();
    },
    drop: (uid) => dropIf((stored) => uid === undefined || uidOf(stored) === uid),
  };
}

function inMemory(): ChangeRecord {
  const values = new Map<string, unknown>();
  return async (key, decide) => {
    const stored = values.get(key);
    const next = decide?.(stored) ?? KEEP;
    if (next === GONE) values.delete(key);
    else if (next !== KEEP) values.set(key, next);
    return stored;
  };
}
