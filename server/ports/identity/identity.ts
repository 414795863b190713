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
  /**
   * Gives an account another address, which is confirmed, and ends its sign-ins. `moved`: it has another one than `from`
   * by now, or `askedBy`, the sign-in that asked for it (when it began), has been ended since · `taken`: another account
   * has it · done before is `done`.
   * @param options.voidPassword its password may be known to others: a new one has to be set by mail
   * @param options.evict an account that has never confirmed the address and has no record gives way, and is deleted
   */
  setMail(
    uid: string,
    mail: { from?: string; to: string; askedBy?: Date },
    options?: { voidPassword: boolean; evict: boolean },
  ): Promise<'done' | 'moved' | 'taken'>;
  /**
   * The address of an account counts as confirmed, if it still is this one: its owner has shown that they read its mails.
   * Tokens say so from the next one on.
   */
  confirmMail(uid: string, mail: string): Promise<void>;
  /**
   * A token that signs the account in once, within moments, after its owner has proved elsewhere who they are.
   * @param proof.mail by a link mailed to their address, which is confirmed by that. Password and passkeys
   * of before may be those of somebody who registered an address of others, and are void
   */
  signInToken(uid: string, proof: { mail: boolean }): Promise<string>;
  /** A disabled account cannot sign in, and its tokens are refused. */
  setDisabled(uid: string, on: boolean): Promise<void>;
};
