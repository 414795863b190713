import { authCode } from './auth-code.ts';

/** Somebody signed in, with a token the server accepts for about an hour. */
export type Credentials = { uid: string; token: string };

/** A token as this device keeps it; `expiresAt` in milliseconds since the epoch, by the clock it was received under. */
export type HeldToken = Credentials & { expiresAt: number };

/** Specification section 9, in milliseconds; a token lives an hour. */
export const TOKEN = {
  livesMs: 3_600_000,
  refreshBeforeMs: 300_000,
  expiredBeforeMs: 30_000,
  backoff: { firstMs: 30_000, capMs: 960_000 },
} as const;

/**
 * `good` · `due`: still good, but a new one is wanted · `expired`. A token with more time left than any can have was
 * received before the device's clock jumped back: its age is unknown.
 */
export type TokenState = 'good' | 'due' | 'expired';

export function tokenState(expiresAt: number, now: number): TokenState {
  const leftMs = expiresAt - now;
  if (leftMs <= TOKEN.expiredBeforeMs) return 'expired';
  return leftMs <= TOKEN.refreshBeforeMs || leftMs > TOKEN.livesMs ? 'due' : 'good';
}

/** Pause after so many refreshes in a row that failed: 30 s, doubling up to 16 minutes. */
export function refreshPauseMs(failures: number): number {
  const { firstMs, capMs } = TOKEN.backoff;
  return Math.min(capMs, firstMs * 2 ** (failures - 1));
}

/** Whether a token that is still good may be refreshed again. A failure from the future is a clock that was set. */
export function mayRefresh(
  { failures, failedAt }: { failures: number; failedAt: number },
  now: number,
): boolean {
  const sinceMs = now - failedAt;
  return failures === 0 || sinceMs < 0 || sinceMs >= refreshPauseMs(failures);
}

/**
 * Codes of the sign-in service that end a session (specification section 4). Without a refresh token it knows there
 * will never be a token again: of an account that was deleted and created again, or of a project that was replaced.
 */
const ENDED = [
  'auth/invalid-refresh-token',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/invalid-user-token',
];

/** Whether an error of the sign-in service means that the person is signed out; anything else is only a delay. */
export function endsSession(error: unknown): boolean {
  return ENDED.includes(authCode(error));
}
