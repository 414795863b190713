import type { PublicConfig } from '../../contract/config.ts';
import { NETWORK_TIMEOUT } from '../../contract/limits.ts';
import { loadConfig } from './config.ts';
import { renewToken, SignInServiceError } from './renew-token.ts';
import {
  continues,
  GONE,
  inDatabase,
  KEEP,
  type Kept,
  recordKey,
  SIGN_IN_CHANNEL,
  uidOf,
} from './sign-in-record.ts';
import type { HeldToken } from './token.ts';
import { createTokenKeeper } from './token-keeper.ts';

export type StoredPresencePorts = {
  clock: () => number;
  /** Notes that the session of this account is over, before anybody is told. */
  seal: (uid: string) => Promise<void>;
  /** Somebody known only by a sealed account is not signed in, whatever is stored (rule S1). */
  isSealed: (uid: string) => Promise<boolean>;
  factory: IDBFactory;
  /** Reaches the pages of this device. */
  channel: Pick<BroadcastChannel, 'postMessage'> | undefined;
  /** Gives up by itself where no answer comes. */
  fetch: typeof globalThis.fetch;
};

/**
 * Who is signed in on this device, and the token of theirs, as it is stored: for the worker, and for a page until its
 * sign-in library has begun. It signs nobody in: it reads what a page has stored, each time, and renews the token in it. For
 * that the library is not needed, a sixth of the worker's script (docs/decisions/012-worker-bundle.md). Whose session is
 * over it learns from a renewal or from our server (rule S1.3).
 */
export function createStoredPresence(
  config: PublicConfig['identity'],
  origin: string,
  { clock, seal, isSealed, factory, channel, fetch }: StoredPresencePorts,
) {
  const key = recordKey(config.apiKey);
  const change = inDatabase(factory);
  /** What is to become of the record, decided in the transaction that reads it; pages follow. */
  const changeIf = async (decide: (stored: Kept | undefined) => unknown) => {
    let next: unknown = KEEP;
    await change(key, (stored) => {
      next = decide(stored as Kept | undefined);
      return next;
    });
    if (next !== KEEP) channel?.postMessage('changed');
  };
  const leave = (uid: string) => changeIf((stored) => (uidOf(stored) === uid ? GONE : KEEP));
  const present = async (): Promise<Kept | null> => {
    const stored = (await change(key)) as Kept | undefined;
    const uid = uidOf(stored);
    if (stored === undefined || uid === null) return null;
    if (!(await isSealed(uid))) return stored;
    // A browser that was killed in the middle of a sign-out has kept it.
    await leave(uid);
    return null;
  };
  const read = async (): Promise<HeldToken | null> => {
    const stored = await present();
    return stored && heldBy(stored);
  };
  const refresh = async (): Promise<HeldToken | null> => {
    const stored = await present();
    if (!stored) return null;
    const { refreshToken } = stored.stsTokenManager ?? {};
    if (typeof refreshToken !== 'string') throw new SignInServiceError('TOKEN_EXPIRED');
    const { livesMs, ...tokens } = await renewToken(refreshToken, { fetch, config, origin });
    const stsTokenManager = { ...tokens, expirationTime: clock() + livesMs };
    // Meanwhile they may have left, or somebody may have come: then this token is nobody's (rule S1.7).
    await changeIf((now) =>
      continues({ ...stored, stsTokenManager }, now) ? { ...now, stsTokenManager } : KEEP,
    );
    return read();
  };
  const keeper = createTokenKeeper({
    read,
    refresh,
    clock,
    end: async (uid) => {
      await seal(uid);
      await leave(uid);
    },
  });
  return {
    credentials: keeper.credentials,
    sessionOver: keeper.over,
    /** The person signed in on this device, known without network. */
    current: async (): Promise<{ uid: string } | null> => {
      const uid = uidOf(await present());
      return uid === null ? null : { uid };
    },
  };
}

export type StoredPresence = ReturnType<typeof createStoredPresence>;

/**
 * The same with what a browser has.
 * @throws when neither this device nor the server says which sign-in service it is
 */
export async function storedPresence(
  origin: string,
  seals: Pick<StoredPresencePorts, 'seal' | 'isSealed'>,
): Promise<StoredPresence> {
  const { identity } = await loadConfig();
  return createStoredPresence(identity, origin, {
    ...seals,
    clock: Date.now,
    factory: indexedDB,
    channel: globalThis.BroadcastChannel && new BroadcastChannel(SIGN_IN_CHANNEL),
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(NETWORK_TIMEOUT.mobileMs) }),
  });
}

/** A record without a token is of a person whose token has to be asked for. */
function heldBy({ uid, stsTokenManager: { accessToken, expirationTime } = {} }: Kept): HeldToken {
  return { uid: String(uid), token: String(accessToken ?? ''), expiresAt: Number(expirationTime ?? 0) };
}
