import type { PublicConfig } from '../../contract/config.ts';

const SERVICE = 'securetoken.googleapis.com';

/** Its own word about the account, by the code that the sign-in library has for it. */
export class SignInServiceError extends Error {
  readonly code: string;

  constructor(message: string) {
    super(message);
    this.name = 'SignInServiceError';
    const [said = ''] = message.split(' : ');
    this.code = `auth/${CODES[said] ?? said.toLowerCase().replaceAll('_', '-')}`;
  }
}

/** Where the library does not call it as the service does. */
const CODES: Record<string, string> = {
  TOKEN_EXPIRED: 'user-token-expired',
  USER_NOT_FOUND: 'user-token-expired',
  INVALID_ID_TOKEN: 'invalid-user-token',
};

export type RenewedToken = { accessToken: string; refreshToken: string; livesMs: number };

/**
 * Asks the sign-in service for a new token, as the library does.
 * @throws SignInServiceError what the service has to say about an account; any other error is a delay (rule S1.2)
 */
export async function renewToken(
  refreshToken: string,
  {
    fetch,
    config,
    origin,
  }: { fetch: typeof globalThis.fetch; config: PublicConfig['identity']; origin: string },
): Promise<RenewedToken> {
  // An embedded service is at the app's own origin.
  const host = config.emulator ? `${origin}/${SERVICE}` : `https://${SERVICE}`;
  const response = await fetch(`${host}/v1/token?key=${encodeURIComponent(config.apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
  });
  // What it has to say about an account it says with 400; any other failure is its own.
  if (!response.ok && response.status !== 400)
    throw new Error(`the sign-in service answered ${response.status}`);
  const said = (await response.json()) as Said;
  if (typeof said?.error?.message === 'string') throw new SignInServiceError(said.error.message);
  const { access_token, refresh_token, expires_in } = said;
  const livesMs = Number(expires_in) * 1000;
  // A captive portal's answer may be JSON as well.
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string' || !(livesMs > 0))
    throw new Error('the sign-in service answered without a token');
  return { accessToken: access_token, refreshToken: refresh_token, livesMs };
}

type Said = {
  access_token?: unknown;
  refresh_token?: unknown;
  expires_in?: unknown;
  error?: { message?: unknown };
};
