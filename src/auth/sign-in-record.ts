/**
 * The record by which page and worker know who is signed in on this device: where the sign-in library itself would keep
 * it, and in its form, so that a sign-in made under an older version stays valid.
 */

/** The person as the library keeps them; what else is in it is its own affair. */
export type Kept = {
  uid?: unknown;
  stsTokenManager?: { accessToken?: unknown; refreshToken?: unknown; expirationTime?: unknown };
};

const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

/** Tells the other contexts of this device that the record has changed. */
export const SIGN_IN_CHANNEL = 'zusage-sign-in';

/** Under which key the library keeps the person. */
export const recordKey = (apiKey: string) => `firebase:authUser:${apiKey}:[DEFAULT]`;

export function uidOf(value: unknown): string | null {
  const uid = (value as Kept | undefined)?.uid;
  return typeof uid === 'string' ? uid : null;
}

/** Whether one record is of the sign-in the other is of, or of a later one of the same person. */
export function continues(record: unknown, stored: unknown): boolean {
  const uid = uidOf(record);
  return uid !== null && uidOf(stored) === uid && signedInAt(record) >= signedInAt(stored);
}

/** When its token says that the person signed in, in seconds; 0 where it does not say. */
function signedInAt(record: unknown): number {
  try {
    const [, payload = ''] = String((record as Kept).stsTokenManager?.accessToken).split('.');
    return Number(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).auth_time) || 0;
  } catch {
    return 0;
  }
}

export const KEEP = Symbol('keep');
export const GONE = Symbol('gone');
/** Reads the value of a key and decides, in one transaction, what becomes of it; answers what was there. */
export type ChangeRecord = (key: string, decide?: (stored: unknown) => unknown) => Promise<unknown>;

/** Opened for each change: a connection that is kept gets lost on phones, and this is asked for seldom. */
export function inDatabase(factory: IDBFactory): ChangeRecord {
  return async (key, decide) => {
    const db = await openDatabase(factory);
    try {
      return await new Promise((resolve, reject) => {
        const tx = db.transaction(STORE, decide ? 'readwrite' : 'readonly', { durability: 'strict' });
        const table = tx.objectStore(STORE);
        const reading = table.get(key);
        reading.onsuccess = () => {
          const next = decide?.(reading.result?.value) ?? KEEP;
          if (next === GONE) table.delete(key);
          else if (next !== KEEP) table.put({ fbase_key: key, value: next });
        };
        tx.oncomplete = () => resolve(reading.result?.value);
        tx.onabort = () => reject(tx.error ?? new Error('aborted'));
      });
    } finally {
      db.close();
    }
  };
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'fbase_key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
