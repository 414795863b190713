import { errors } from 'jose';
import type { SignInAccount } from './accounts.ts';
import type { SigningKeys } from './signing-keys.ts';

export const TOKEN_SECONDS = 3_600;

/** What a good id token says. */
export type ReadToken = {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
};

export type Tokens = ReturnType<typeof tokensOf>;

/** Id tokens with the claims that a hosted project's have, so that both are read alike. */
export function tokensOf(keys: SigningKeys, projectId: string, clock: () => Date) {
  const issuer = `https://securetoken.google.com/${projectId}`;
  return {
    make({ uid, email, email_verified }: SignInAccount, signedInAt: Date): Promise<string> {
      const now = Math.floor(clock().getTime() / 1000);
      return keys.sign({
        iss: issuer,
        aud: projectId,
        sub: uid,
        user_id: uid,
        auth_time: Math.floor(signedInAt.getTime() / 1000),
        iat: now,
        exp: now + TOKEN_SECONDS,
        email,
        email_verified,
        firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
      });
    },
    /** @throws jose's errors; `isExpired` tells one that was good */
    async read(idToken: string): Promise<ReadToken> {
      const claims = await keys.verify(idToken, { issuer, audience: projectId });
      return {
        uid: String(claims.sub),
        email: typeof claims.email === 'string' ? claims.email : null,
        emailVerified: claims.email_verified === true,
        signedInAt: new Date(Number(claims.auth_time) * 1000),
        expiresAt: new Date(Number(claims.exp) * 1000),
      };
    },
    publicKeys: keys.published,
  };
}

export const isExpired = (error: unknown): boolean => error instanceof errors.JWTExpired;
