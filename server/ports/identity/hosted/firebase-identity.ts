import { type App, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { ApiError, type ErrorCode } from '../../../../contract/errors.ts';
import { linkUrl } from '../../../base/link-url.ts';
import type { HostedIdentity } from '../../../base/settings.ts';
import type { Caller, Identity } from '../identity.ts';
import { CheckedTokens } from './checked-tokens.ts';

export type FirebaseIdentity = Identity & { close(): Promise<void> };

export type IdentityNeeds = {
  /** Mailed links lead to the page there. */
  readonly publicUrl: string;
  readonly clock: () => Date;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly dropPasskeys: (uid: string) => Promise<unknown>;
};

/** Checks signed tokens of a hosted identity project. */
export function hostedIdentity(settings: HostedIdentity, needs: IdentityNeeds): FirebaseIdentity {
  const { projectId, serviceAccount } = settings;
  return identityOf(initializeApp({ projectId, credential: cert(serviceAccount) }, projectId), needs);
}

/** For tests, which bring an app of their own. */
export function identityOf(
  app: App,
  { publicUrl, clock, randomBytes, dropPasskeys }: IdentityNeeds,
): FirebaseIdentity {
  const auth = getAuth(app);
  const checked = new CheckedTokens(clock);
  /** A project cannot remove a password, so it is replaced by a random one that meets every policy. */
  const newPassword = () => `aA1!${Buffer.from(randomBytes(32)).toString('base64url')}`;

  /** Whatever changes an account: its tokens are asked about again, before and after. */
  async function change(uid: string, act: () => Promise<unknown>): Promise<void> {
    checked.forget(uid);
    try {
      await act();
    } catch (error) {
      if (codeOf(error) !== NO_ACCOUNT) throw away();
    }
    checked.forget(uid);
  }

  /** Our own service registers no reserved address; a project does, and knows nothing of records. */
  async function evict(email: string): Promise<void> {
    const other = await auth.getUserByEmail(email).catch((error: unknown) => {
      if (codeOf(error) === NO_ACCOUNT) return undefined;
      throw error;
    });
    if (other && !other.emailVerified) await change(other.uid, () => auth.deleteUser(other.uid));
  }

  async function link(action: string, mail: string, make: () => Promise<string>) {
    try {
      await auth.getUserByEmail(mail);
      const code = new URL(await make()).searchParams.get('oobCode');
      if (code === null) throw away();
      return linkUrl(publicUrl, { action, token: code });
    } catch (error) {
      if (codeOf(error) === NO_ACCOUNT) return undefined;
      throw away();
    }
  }

  return {
    async verify(token, options): Promise<Caller> {
      const known = checked.find(token, options);
      if (known !== undefined) return known;
      const keep = checked.begin();
      try {
        const claims = await auth.verifyIdToken(token, options.checkRevoked);
        const caller = {
          uid: claims.uid,
          email: claims.email?.toLowerCase() ?? null,
          emailVerified: claims.email_verified === true,
          signedInAt: claims.auth_time * 1000,
          expiresAt: claims.exp * 1000,
        };
        keep(token, caller, options.checkRevoked);
        return caller;
      } catch (error) {
        throw tokenError(error);
      }
    },
    revoke: (uid) => change(uid, () => auth.revokeRefreshTokens(uid)),
    deleteAccount: (uid) => change(uid, () => auth.deleteUser(uid)),
    setDisabled: (uid, on) => change(uid, () => auth.updateUser(uid, { disabled: on })),
    // The project compares nothing: who changes an address twice at once ends with the later one.
    async setMail(uid, { from, to, askedBy }, options) {
      const email = to.toLowerCase();
      checked.forget(uid);
      try {
        const { email: now, tokensValidAfterTime: since } = await auth.getUser(uid);
        if (from !== undefined && now !== from.toLowerCase() && now !== email) return 'moved';
        if (askedBy !== undefined && now !== email && since && askedBy < new Date(since)) return 'moved';
        if (options?.evict && now !== email) await evict(email);
        const password = options?.voidPassword ? { password: newPassword() } : {};
        await auth.updateUser(uid, { email, emailVerified: true, ...password });
        await auth.revokeRefreshTokens(uid);
        return 'done';
      } catch (error) {
        if (codeOf(error) === 'auth/email-already-exists') return 'taken';
        throw codeOf(error) === NO_ACCOUNT ? noAccount() : away();
      } finally {
        checked.forget(uid);
      }
    },
    confirmMail: (uid, mail) =>
      change(uid, async () => {
        const account = await auth.getUser(uid);
        if (account.email === mail.toLowerCase() && !account.emailVerified)
          await auth.updateUser(uid, { emailVerified: true });
      }),
    async signInToken(uid, proof) {
      try {
        if (proof.mail && !(await auth.getUser(uid)).emailVerified) {
          await dropPasskeys(uid);
          await auth.updateUser(uid, { emailVerified: true, password: newPassword() });
          await auth.revokeRefreshTokens(uid);
          checked.forget(uid);
        }
        return await auth.createCustomToken(uid);
      } catch (error) {
        throw codeOf(error) === NO_ACCOUNT ? noAccount() : away();
      }
    },
    resetLink: (mail) => link('reset', mail, () => auth.generatePasswordResetLink(mail)),
    verifyLink: (mail) => link('verify', mail, () => auth.generateEmailVerificationLink(mail)),
    close: () => deleteApp(app),
  };
}

const NO_ACCOUNT = 'auth/user-not-found';

const noAccount = () => new ApiError('token_invalid', 'the account of this sign-in does not exist');

const away = () => new ApiError('unavailable', 'the sign-in service does not answer; try again');

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

const REFUSED: Record<string, [ErrorCode, string]> = {
  'auth/id-token-expired': ['token_expired', 'the id token has expired; get a fresh one'],
  'auth/id-token-revoked': ['token_expired', 'the id token was revoked; sign in again'],
  'auth/user-disabled': ['account_disabled', 'this account is disabled'],
  'auth/argument-error': ['token_invalid', 'the id token is not valid'],
  'auth/invalid-id-token': ['token_invalid', 'the id token is not valid'],
  'auth/user-not-found': ['token_invalid', 'the account of this id token does not exist'],
};

function tokenError(error: unknown): ApiError {
  const refusal = REFUSED[codeOf(error)];
  return refusal ? new ApiError(...refusal) : away();
}
