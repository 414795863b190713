import { type Credentials, endsSession, type HeldToken, mayRefresh, tokenState } from './token.ts';

/** The sign-in service could not be asked for a token. Never a sign-out: whatever waits goes on waiting (rule S1). */
export class UnreachableError extends Error {
  readonly code = 'unreachable';

  constructor(cause: unknown) {
    super('no token: the sign-in service cannot be reached', { cause });
    this.name = 'UnreachableError';
  }
}

export type TokenPorts = {
  /** Who is signed in on this device and the token kept for them, without network; null: nobody. */
  read: () => Promise<HeldToken | null>;
  /** A new token for the signed-in person. Throws the error of the sign-in service. */
  refresh: () => Promise<HeldToken | null>;
  clock: () => number;
  /** The session of this account is over everywhere: signs out and seals what is kept of it here. */
  end: (uid: string) => Promise<void>;
};

export type TokenKeeper = {
  /**
   * Credentials of the signed-in person; null without one.
   * @param options.fresh the server has refused the token: it is not given out again
   * @throws UnreachableError without a usable token and without a way to a new one
   */
  credentials: (options?: { fresh?: boolean }) => Promise<Credentials | null>;
  /** The server says that the session of this token is over. It says nothing about a person who has signed in since. */
  over: (token: string) => Promise<void>;
};

/** A token this young is as fresh as a token can be: the lanes of a drain are refused side by side, and ask one by one. */
const FRESH_MS = 10_000;
/** Tokens that may still be under way when the server answers. */
const REMEMBERED = 4;

/**
 * Keeps the token of the signed-in person usable; used by the page and the worker.
 *
 * A token that is due is handed out while a new one is fetched beside it, so that a bad line holds nothing up; only
 * that is paced by the back-off. An expired one is asked for whenever it is needed: the outbox has its own pauses, and
 * who is back online should not wait for 16 minutes.
 */
export function createTokenKeeper({ read, refresh, clock, end }: TokenPorts): TokenKeeper {
  let running: { uid: string; done: Promise<Credentials | null> } | null = null;
  let trouble = { failures: 0, failedAt: 0 };
  let renewed = { token: '', at: 0 };
  const owners = new Map<string, string>();

  const give = ({ uid, token }: Credentials): Credentials => {
    owners.delete(token);
    owners.set(token, uid);
    if (owners.size > REMEMBERED) owners.delete(owners.keys().next().value as string);
    return { uid, token };
  };

  const renew = async (uid: string): Promise<Credentials | null> => {
    try {
      const next = await refresh();
      trouble = { failures: 0, failedAt: 0 };
      if (!next) return null;
      renewed = { token: next.token, at: clock() };
      return give(next);
    } catch (error) {
      if (endsSession(error)) {
        await end(uid);
        return null;
      }
      trouble = { failures: trouble.failures + 1, failedAt: clock() };
      throw new UnreachableError(error);
    }
  };
  const renewOnce = (uid: string): Promise<Credentials | null> => {
    // Whoever has signed in meanwhile does not wait for the token of the one before.
    if (running?.uid === uid) return running.done;
    const done = renew(uid).finally(() => {
      if (running?.done === done) running = null;
    });
    running = { uid, done };
    return done;
  };

  const isFresh = ({ token }: HeldToken): boolean => {
    const ageMs = clock() - renewed.at;
    return token === renewed.token && ageMs >= 0 && ageMs < FRESH_MS;
  };

  return {
    credentials: async ({ fresh = false } = {}) => {
      const held = await read();
      if (!held) return null;
      if (fresh) return isFresh(held) ? give(held) : renewOnce(held.uid);
      const state = tokenState(held.expiresAt, clock());
      if (state === 'expired') return renewOnce(held.uid);
      if (state === 'due' && mayRefresh(trouble, clock())) renewOnce(held.uid).catch(() => undefined);
      return give(held);
    },
    over: async (token) => {
      const uid = owners.get(token);
      const held = await read();
      if (held && held.uid === uid) await end(held.uid);
    },
  };
}
