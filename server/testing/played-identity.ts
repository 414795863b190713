import { ApiError } from '../../contract/errors.ts';
import type { Caller, Identity } from '../ports/identity/identity.ts';

/** What the API has asked the sign-in service to do, in order. */
export type IdentityAct = {
  readonly act:
    | 'revoke'
    | 'delete'
    | 'disable'
    | 'enable'
    | 'reset-link'
    | 'verify-link'
    | 'set-mail'
    | 'confirm-mail'
    | 'sign-in-token';
  /** Account id, or the address a link is for. */
  readonly who: string;
};

/** How an account stands. Left out: signed in just now, with an address that is confirmed. */
export type PlayedAccount = { readonly signedInAt?: Date; readonly emailVerified?: boolean };

export type PlayedIdentity = Identity & {
  readonly acts: IdentityAct[];
  /** Signs an account in again; the token is its uid. A revoked account is valid again from then on. */
  signIn(uid: string, account?: PlayedAccount): string;
  reset(): void;
};

const FOREVER = Date.parse('2100-01-01');

/**
 * The sign-in service of tests: every token but `forged…` and `expired…` is good and is the account's id, its address
 * is `TOKEN@example.org`. Links exist for every address but those that begin with `nobody`.
 */
export function playedIdentity(clock: () => Date): PlayedIdentity {
  const accounts = new Map<string, PlayedAccount>();
  const refused = new Map<string, 'token_expired' | 'token_invalid' | 'account_disabled'>();
  const ended = new Map<string, Date>();
  const acts: IdentityAct[] = [];
  let links = 0;
  const note = (act: IdentityAct['act'], who: string) => acts.push({ act, who });
  const linkFor = (act: 'reset-link' | 'verify-link', mail: string, action: string) => {
    note(act, mail);
    if (mail.startsWith('nobody')) return undefined;
    return `https://zusage.example/?action=${action}&token=code-${++links}`;
  };
  return {
    acts,
    async verify(token, { checkRevoked }): Promise<Caller> {
      if (token.startsWith('forged')) throw new ApiError('token_invalid', 'the id token is not valid');
      if (token.startsWith('expired')) throw new ApiError('token_expired', 'the id token has expired');
      const code = refused.get(token);
      if (code !== undefined && checkRevoked) throw new ApiError(code, 'this account was signed out');
      const { signedInAt = clock(), emailVerified = true } = accounts.get(token) ?? {};
      return {
        uid: token,
        email: `${token.toLowerCase()}@example.org`,
        emailVerified,
        signedInAt: signedInAt.getTime(),
        expiresAt: FOREVER,
      };
    },
    async revoke(uid) {
      note('revoke', uid);
      ended.set(uid, clock());
      refused.set(uid, 'token_expired');
    },
    async deleteAccount(uid) {
      note('delete', uid);
      refused.set(uid, 'token_invalid');
    },
    resetLink: async (mail) => linkFor('reset-link', mail, 'reset'),
    verifyLink: async (mail) => linkFor('verify-link', mail, 'verify'),
    async setMail(uid, { to, askedBy }, options) {
      note('set-mail', `${uid} ${to}${options?.voidPassword ? ' without password' : ''}`);
      if (to.startsWith('taken')) return 'taken';
      if (askedBy !== undefined && askedBy < (ended.get(uid) ?? askedBy)) return 'moved';
      refused.set(uid, 'token_expired');
      return 'done';
    },
    async confirmMail(uid, mail) {
      note('confirm-mail', `${uid} ${mail}`);
    },
    async signInToken(uid) {
      note('sign-in-token', uid);
      return `token-of-${uid}`;
    },
    async setDisabled(uid, on) {
      note(on ? 'disable' : 'enable', uid);
      if (on) refused.set(uid, 'account_disabled');
      else refused.delete(uid);
    },
    signIn(uid, account = {}) {
      accounts.set(uid, account);
      refused.delete(uid);
      return uid;
    },
    reset() {
      accounts.clear();
      refused.clear();
      ended.clear();
      acts.length = 0;
    },
  };
}
