/** Who sent a request, as far as the sign-in service vouches for it. */
export type Caller = {
  readonly uid: string;
  /** Lower case; null for an account without a mail address. */
  readonly email: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Port to the sign-in service. Embedded: the emulator beside the server; hosted: an identity project. */
export type Identity = {
  /**
   * Checks an id token. Throws ApiError: `token_invalid`, `token_expired` (also revoked: sign in again),
   * `account_disabled`, or `unavailable` when the service does not answer.
   */
  verify(token: string, options: { checkRevoked: boolean }): Promise<Caller>;
};
