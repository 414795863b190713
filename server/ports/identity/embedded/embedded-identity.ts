import { ApiError } from '../../../../contract/errors.ts';
import { linkUrl } from '../../../base/link-url.ts';
import type { Db } from '../../../database/database.ts';
import type { Caller, Identity } from '../identity.ts';
import { type Accounts, accountsIn, type CodeKind } from './accounts.ts';
import { attemptsIn } from './attempts.ts';
import { type Passwords, passwordsOf } from './passwords.ts';
import type { SignInKey } from './sign-in-key.ts';
import { type SignInService, signInService } from './sign-in-service.ts';
import { openSigningKeys, type SigningKeys } from './signing-keys.ts';
import { isExpired, tokensOf } from './tokens.ts';

type Needs = {
  readonly db: Db;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly key: SignInKey;
  readonly projectId: string;
  /** Mailed links lead to the page there. */
  readonly publicUrl: string;
};

export type EmbeddedIdentity = {
  readonly identity: Identity;
  /** What the app's pages ask. */
  readonly service: SignInService;
  /** For the composition root: demo accounts and those of a former service are made with them. */
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly keys: SigningKeys;
};

/** The sign-in service in this process, over the same database; several processes are one service. */
export async function openEmbeddedIdentity(needs: Needs): Promise<EmbeddedIdentity> {
  const { db, clock, randomBytes, newId, key, projectId, publicUrl } = needs;
  const accounts = accountsIn({ db, clock, newId, randomBytes });
  const keys = await openSigningKeys({ db, clock, newId, sealedWith: key.forSigningKeys });
  const passwords = passwordsOf(key.forPasswords, randomBytes);
  const tokens = tokensOf(keys, projectId, clock);
  const attempts = attemptsIn({ db, clock });

  async function link(kind: CodeKind, mail: string): Promise<string | undefined> {
    const account = await accounts.byEmail(mail);
    return account && linkUrl(publicUrl, { action: kind, token: await accounts.makeCode(kind, account) });
  }

  const identity: Identity = {
    async verify(token, { checkRevoked }): Promise<Caller> {
      const { uid, email, emailVerified, signedInAt, expiresAt } = await tokens.read(token).catch((error) => {
        throw isExpired(error)
          ? new ApiError('token_expired', 'the id token has expired; get a fresh one')
          : new ApiError('token_invalid', 'the id token is not valid');
      });
      if (checkRevoked) {
        const account = await accounts.byUid(uid);
        if (account === undefined)
          throw new ApiError('token_invalid', 'the account of this id token does not exist');
        if (account.disabled) throw new ApiError('account_disabled', 'this account is disabled');
        if (signedInAt < account.valid_since)
          throw new ApiError('token_expired', 'the id token was revoked; sign in again');
      }
      return {
        uid,
        email,
        emailVerified,
        signedInAt: signedInAt.getTime(),
        expiresAt: expiresAt.getTime(),
      };
    },
    revoke: async (uid) => void (await accounts.endSessions(uid)),
    deleteAccount: async (uid) => void (await accounts.delete(uid)),
    setDisabled: async (uid, on) => void (await accounts.update(uid, { disabled: on })),
    async setMail(uid, mail, options) {
      const set = await accounts.setMail(uid, mail, options?.voidPassword ? { password_hash: null } : {});
      return set === null ? 'taken' : set === undefined ? 'moved' : 'done';
    },
    async confirmMail(uid, mail) {
      if ((await accounts.byUid(uid))?.email === mail.toLowerCase())
        await accounts.update(uid, { email_verified: true });
    },
    async signInToken(uid, proof) {
      let account = await accounts.byUid(uid);
      if (account !== undefined && proof.mail && !account.email_verified)
        account = await accounts.endSessions(uid, { email_verified: true, password_hash: null });
      if (account === undefined)
        throw new ApiError('token_invalid', 'the account of this sign-in does not exist');
      return accounts.makeCode('token', account);
    },
    resetLink: (mail) => link('reset', mail),
    verifyLink: (mail) => link('verify', mail),
  };
  const service = signInService({ accounts, attempts, passwords, tokens, clock, newId, projectId });
  return { identity, service, accounts, passwords, keys };
}
