import type { Lock, UserMode } from '../../contract/entities/user.ts';

/**
 * The user store of the specification ("persists locally"): who is signed in on this device, readable at once and
 * without network. It opens no door by itself: every request still carries a token.
 */
export type Session = {
  uid: string;
  email: string;
  userMode: UserMode;
  companyId: string | null;
  /** Staff has locked the account: why, and until when. */
  locked: Lock | null;
  /** When the account and what is in it are erased, where somebody has asked for it. */
  deletion: string | null;
  /** The setup is not finished yet. */
  setup: boolean;
};

const KEY = 'user';
const listeners = new Set<() => void>();
let kept: { text: string | null; session: Session | null } = { text: null, session: null };

/**
 * The same object as long as nothing changed, as React's external stores want it. Nobody where there is no storage,
 * which is where the build makes the first paint.
 */
export function readSession(): Session | null {
  const text = globalThis.localStorage?.getItem(KEY) ?? null;
  if (text !== kept.text) kept = { text, session: parse(text) };
  return kept.session;
}

function parse(text: string | null): Session | null {
  try {
    const value = text && JSON.parse(text);
    return value && typeof value.uid === 'string'
      ? { locked: null, deletion: null, setup: false, ...value }
      : null;
  } catch {
    return null;
  }
}

export function writeSession(session: Session): void {
  const text = JSON.stringify(session);
  if (text === localStorage.getItem(KEY)) return;
  localStorage.setItem(KEY, text);
  for (const listener of listeners) listener();
}

/** Route rule of the specification: local storage is cleared, all of it. What must last lives in IndexedDB. */
export function clearLocal(): void {
  localStorage.clear();
  for (const listener of listeners) listener();
  // The browser tells only other tabs; the theme of this one has to fall back to light as well.
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A page that comes out of the back/forward cache was not told of what happened meanwhile.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
