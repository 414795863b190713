import { PageFailure } from '../page/page-failure.ts';

export type OAuthKeys = { readonly id: string; readonly secret: string };

/** Who has signed in at a platform. `followers` null: the platform does not say. */
export type Account = {
  readonly externalId: string;
  readonly handle: string | null;
  readonly followers: number | null;
};

/** A platform's sign-in. Its token is used once, to ask who it is, and kept nowhere. */
export type OAuthProvider = {
  authUrl(state: string): string;
  /** Throws PageFailure `sign_in_refused` for a code that is not good. */
  identify(code: string): Promise<Account>;
};

/** What differs between the platforms. */
export type OAuthPlatform = {
  readonly authorize: string;
  readonly token: string;
  readonly scope: string;
  /** TikTok has its own word for it. */
  readonly idName?: string;
  readonly me: string;
  readonly meHeaders?: (keys: OAuthKeys) => Record<string, string>;
  readonly account: (answer: unknown) => Account | undefined;
};

const TIMEOUT_MS = 8_000;

/** The authorization code flow with a platform, by its description. */
export function oauthProvider(of: OAuthPlatform, keys: OAuthKeys, redirectUrl: string): OAuthProvider {
  const idName = of.idName ?? 'client_id';
  return {
    authUrl(state) {
      const url = new URL(of.authorize);
      url.search = new URLSearchParams({
        [idName]: keys.id,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: of.scope,
        state,
      }).toString();
      return url.href;
    },
    async identify(code) {
      const granted = await ask(of.token, {
        method: 'POST',
        body: new URLSearchParams({
          [idName]: keys.id,
          client_secret: keys.secret,
          code,
          grant_type: 'authorization_code',
          redirect_uri: redirectUrl,
        }),
      });
      const token = (granted as { access_token?: unknown }).access_token;
      if (typeof token !== 'string') throw new PageFailure('sign_in_refused');
      const account = of.account(
        await ask(of.me, { headers: { authorization: `Bearer ${token}`, ...of.meHeaders?.(keys) } }),
      );
      if (account === undefined) throw new PageFailure('sign_in_refused');
      return account;
    },
  };
}

/** 4xx: the code or the token is not good; anything else: the platform does not answer. */
async function ask(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, {
    ...init,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  }).catch(() => {
    throw new PageFailure('unreachable');
  });
  if (answer.status >= 400 && answer.status < 500) throw new PageFailure('sign_in_refused');
  if (!answer.ok) throw new PageFailure('unreachable');
  return answer.json().catch(() => {
    throw new PageFailure('unreachable');
  });
}
