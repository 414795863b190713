import { mail } from '../../../../contract/fields.ts';
import { PASSWORD_MIN_DEFAULT } from '../../../../contract/limits.ts';
import type { Accounts, SignInAccount } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import type { Passwords } from './passwords.ts';
import { Refusal } from './refusal.ts';
import { TOKEN_SECONDS, type Tokens } from './tokens.ts';

/** A longer one only costs time. */
const PASSWORD_MAX = 4_096;
/** A new password and a deletion need a sign-in that is not older. */
const RECENT_MS = 5 * 60_000;

/** Fields of a request as they came: nothing is known of them. */
export type Fields = Readonly<Record<string, unknown>>;
type Parts = {
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly projectId: string;
};

export type SignInService = ReturnType<typeof signInService>;

/**
 * The calls that the `firebase` client makes of its Identity Toolkit, with the fields and errors it expects. Answers
 * tell nobody which addresses have an account, but for `signUp`, which the app needs to lead people to their sign-in.
 * @throws Refusal
 */
export function signInService(parts: Parts) {
  const { accounts, attempts, passwords, tokens, clock, newId, projectId } = parts;

  async function signedIn(account: SignInAccount) {
    const { refreshToken, signedInAt } = await accounts.begin(account);
    const idToken = await tokens.make(account, signedInAt);
    return { idToken, refreshToken, expiresIn: String(TOKEN_SECONDS) };
  }

  /** The account of an id token that still counts. */
  async function holder(fields: Fields): Promise<{ account: SignInAccount; signedInAt: Date }> {
    const idToken = text(fields.idToken);
    if (idToken === '') throw new Refusal('MISSING_ID_TOKEN');
    const { uid, signedInAt } = await tokens.read(idToken).catch(() => {
      throw new Refusal('INVALID_ID_TOKEN');
    });
    const account = await accounts.byUid(uid);
    if (account === undefined) throw new Refusal('USER_NOT_FOUND');
    if (account.disabled) throw new Refusal('USER_DISABLED');
    if (signedInAt < account.valid_since) throw new Refusal('TOKEN_EXPIRED');
    return { account, signedInAt };
  }

  /** A new password ends all earlier sign-ins and is told to its owner. */
  const setPassword = async ({ uid }: SignInAccount, password: string, also: Partial<SignInAccount> = {}) =>
    accounts.setPassword(uid, await passwords.hash(password), also);

  return {
    async signUp(fields: Fields, address: string) {
      const email = readEmail(fields.email);
      const password = readNewPassword(fields.password);
      await attempts.registering(address);
      const account = await accounts.create({
        uid: newId(),
        email,
        passwordHash: await passwords.hash(password),
      });
      if (account === undefined) throw new Refusal('EMAIL_EXISTS');
      return {
        kind: 'identitytoolkit#SignupNewUserResponse',
        localId: account.uid,
        email: account.email,
        ...(await signedIn(account)),
      };
    },

    async signInWithPassword(fields: Fields, address: string) {
      const email = readEmail(fields.email);
      const password = text(fields.password);
      if (password === '') throw new Refusal('MISSING_PASSWORD');
      const account = await attempts.guarded({ email, address }, async () => {
        const found = await accounts.byEmail(email);
        const right =
          password.length <= PASSWORD_MAX && (await passwords.matches(password, found?.password_hash));
        if (found === undefined || !right) throw new Refusal('INVALID_LOGIN_CREDENTIALS');
        return found;
      });
      // Told only to who knows the password.
      if (account.disabled) throw new Refusal('USER_DISABLED');
      return {
        kind: 'identitytoolkit#VerifyPasswordResponse',
        registered: true,
        localId: account.uid,
        email: account.email,
        ...(await signedIn(account)),
      };
    },

    /** Believes no claims: a token is the random one that `Identity.signInToken` gave out, good once and for moments. */
    async signInWithCustomToken(fields: Fields) {
      const token = text(fields.token);
      if (token === '') throw new Refusal('MISSING_CUSTOM_TOKEN');
      const account = await accounts.readCode('token', token);
      if (account === undefined || !(await accounts.redeemCode('token', token)))
        throw new Refusal('INVALID_CUSTOM_TOKEN');
      if (account.disabled) throw new Refusal('USER_DISABLED');
      return {
        kind: 'identitytoolkit#VerifyCustomTokenResponse',
        isNewUser: false,
        ...(await signedIn(account)),
      };
    },

    async lookup(fields: Fields) {
      const { account } = await holder(fields);
      return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [userOf(account)] };
    },

    /** Confirms an address by a mailed code, or changes the password of the one who is signed in. */
    async update(fields: Fields) {
      const kind = 'identitytoolkit#SetAccountInfoResponse';
      if (fields.oobCode !== undefined) {
        const code = text(fields.oobCode);
        const found = await accounts.readCode('verify', code);
        if (found === undefined || !(await accounts.redeemCode('verify', code)))
          throw new Refusal('INVALID_OOB_CODE');
        const account = (await accounts.update(found.uid, { email_verified: true })) ?? found;
        return { kind, ...profileOf(account) };
      }
      const { account, signedInAt } = await holder(fields);
      if (fields.password === undefined) throw new Refusal('OPERATION_NOT_ALLOWED');
      const password = readNewPassword(fields.password);
      if (clock().getTime() - signedInAt.getTime() > RECENT_MS)
        throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      const changed = (await setPassword(account, password)) ?? account;
      return { kind, ...profileOf(changed), ...(await signedIn(changed)) };
    },

    /** Whose password a mailed code sets; with `newPassword` it sets it. */
    async resetPassword(fields: Fields) {
      const code = text(fields.oobCode);
      if (code === '') throw new Refusal('MISSING_OOB_CODE');
      const account = await accounts.readCode('reset', code);
      if (account === undefined) throw new Refusal('INVALID_OOB_CODE');
      if (fields.newPassword !== undefined) {
        const password = readNewPassword(fields.newPassword);
        if (!(await accounts.redeemCode('reset', code))) throw new Refusal('INVALID_OOB_CODE');
        // The code came by mail, so the address is theirs.
        await setPassword(account, password, { email_verified: true });
      }
      return {
        kind: 'identitytoolkit#ResetPasswordResponse',
        requestType: 'PASSWORD_RESET',
        email: account.email,
      };
    },

    async delete(fields: Fields) {
      const { account, signedInAt } = await holder(fields);
      if (clock().getTime() - signedInAt.getTime() > RECENT_MS)
        throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      await accounts.delete(account.uid);
      return { kind: 'identitytoolkit#DeleteAccountResponse' };
    },

    /** The next id token of a sign-in. Its refresh token stays: one that were replaced would be lost with an answer. */
    async token(fields: Fields) {
      const refreshToken = text(fields.refresh_token);
      if (refreshToken === '') throw new Refusal('MISSING_REFRESH_TOKEN');
      const found = await accounts.resume(refreshToken);
      if (found === undefined) throw new Refusal('INVALID_REFRESH_TOKEN');
      if (found.account.disabled) throw new Refusal('USER_DISABLED');
      const idToken = await tokens.make(found.account, found.signedInAt);
      return {
        access_token: idToken,
        id_token: idToken,
        expires_in: String(TOKEN_SECONDS),
        token_type: 'Bearer',
        refresh_token: refreshToken,
        user_id: found.account.uid,
        project_id: projectId,
      };
    },

    passwordPolicy: () => ({
      schemaVersion: 1,
      customStrengthOptions: {
        minPasswordLength: PASSWORD_MIN_DEFAULT,
        maxPasswordLength: PASSWORD_MAX,
      },
      enforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
    }),
    /** No robots are told apart here: attempts are limited instead. */
    recaptchaConfig: () => ({ recaptchaEnforcementState: [] }),
    publicKeys: tokens.publicKeys,
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function readEmail(value: unknown): string {
  const email = text(value).trim().toLowerCase();
  if (email === '') throw new Refusal('MISSING_EMAIL');
  if (!mail.safeParse(email).success) throw new Refusal('INVALID_EMAIL');
  return email;
}

function readNewPassword(value: unknown): string {
  const password = text(value);
  if (password === '') throw new Refusal('MISSING_PASSWORD');
  if (password.length < PASSWORD_MIN_DEFAULT)
    throw new Refusal('WEAK_PASSWORD', `Password should be at least ${PASSWORD_MIN_DEFAULT} characters`);
  if (password.length > PASSWORD_MAX)
    throw new Refusal('WEAK_PASSWORD', `Password should be at most ${PASSWORD_MAX} characters`);
  return password;
}

const providers = ({ email, password_hash }: SignInAccount) =>
  password_hash === null ? [] : [{ providerId: 'password', email, federatedId: email, rawId: email }];

const profileOf = (account: SignInAccount) => ({
  localId: account.uid,
  email: account.email,
  emailVerified: account.email_verified,
  providerUserInfo: providers(account),
});

const userOf = (account: SignInAccount) => ({
  ...profileOf(account),
  validSince: String(account.valid_since.getTime() / 1000),
  createdAt: String(account.created_at.getTime()),
  ...(account.last_sign_in_at && { lastLoginAt: String(account.last_sign_in_at.getTime()) }),
  ...(account.password_updated_at && { passwordUpdatedAt: account.password_updated_at.getTime() }),
});
