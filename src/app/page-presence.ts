import { type TokenKeeper, UnreachableError } from '../auth/token-keeper.ts';
import { onceLoaded } from './late.ts';

export type Presence = {
  credentials: TokenKeeper['credentials'];
  sessionOver: TokenKeeper['over'];
  /** The person signed in on this device, known without network. */
  current: () => Promise<{ uid: string } | null>;
};

/**
 * Who is signed in, and the token of theirs, for a page from its start on. The sign-in library is large, and says nothing
 * before its service has answered it. Until it has begun the page goes by what is stored, as the worker always does (rule
 * S1.7): so a start pulls first and loads the library afterwards (rule R9.1).
 * @param load.stored by what is stored · `library`: by the sign-in library
 */
export function createPagePresence(load: {
  stored: () => Promise<Presence>;
  library: () => Promise<Presence>;
}) {
  let hasBegun = false;
  /** Loads the library, which tells of every change from then on. */
  const begin = onceLoaded(async (): Promise<Presence> => {
    const library = await load.library();
    await library.current();
    hasBegun = true;
    return library;
  });
  /** Null where nobody is stored, and where the store cannot be read: the library knows what to do then. */
  const asStored = async <Value>(ask: (stored: Presence) => Promise<Value | null>): Promise<Value | null> => {
    if (hasBegun) return null;
    try {
      return await ask(await load.stored());
    } catch (error) {
      if (error instanceof UnreachableError) throw error;
      return null;
    }
  };
  return {
    begin,
    credentials: (async (options?: { fresh?: boolean }) => {
      const stored = options?.fresh ? null : await asStored(({ credentials }) => credentials());
      return stored ?? (await begin()).credentials(options);
    }) satisfies TokenKeeper['credentials'],
    current: async () => (await asStored(({ current }) => current())) ?? (await begin()).current(),
    /** Told to both: only the one that has given out the token acts on it. */
    sessionOver: async (token: string): Promise<void> => {
      await (await load.stored()).sessionOver(token);
      await (await begin()).sessionOver(token);
    },
  };
}
