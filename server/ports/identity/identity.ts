/** Who sent a request, as far as the sign-in service vouches for it. */
export type Caller = {
  readonly uid: string;
  /** Lower case; null for an account without a mail address. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** When this person last proved who they are, in milliseconds since 1970: a fresh token does not move it. */
  readonly signedInAt: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Port to the sign-in service. Embedded: our own, over the same database; hosted: an identity project. */
export type Identity = {
  /**
   * Checks an id token. Throws ApiError: `token_invalid`, `token_expired` (also revoked: sign in again),
   * `account_disabled`, or `unavailable` when the service does not answer. A revocation counts at once; of a hosted
   * project, one that another process made counts after at most 5 s.
   */
  verify(token: string, options: { checkRevoked: boolean }): Promise<Caller>;
  /** Signs the account out on every device: tokens made before now are refused. */
  revoke(uid: string): Promise<void>;
  /** Deletes the account; one that does not exist is no error. */
  deleteAccount(uid: string): Promise<void>;
  /** A one-time link to our page that sets a new password; undefined for an address without an account. */
  resetLink(mail: string): Promise<string | undefined>;
  /** A one-time link to our page that confirms the address; undefined for an address without an account. */
  verifyLink(mail: string): Promise<string | undefined>;
  /** A disabled account cannot sign in, and its tokens are refused. */
  setDisabled(uid: string, on: boolean): Promise<void>;
};
