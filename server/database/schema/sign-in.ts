import type { ColumnType } from 'kysely';
import type { Defaulted } from './column.ts';

export type SignInAccountTable = {
  uid: string;
  /** In lower case. */
  email: string;
  email_verified: Defaulted<boolean>;
  /** argon2id in PHC form; null: this account has no password. */
  password_hash: string | null;
  password_updated_at: Date | null;
  disabled: Defaulted<boolean>;
  /** Sign-ins before this moment are over. */
  valid_since: Date;
  created_at: Date;
  last_sign_in_at: Defaulted<Date | null>;
};

export type SignInSessionTable = {
  /** SHA-256 of the refresh token, in hexadecimal. */
  token_hash: string;
  uid: string;
  signed_in_at: Date;
  last_used_at: Date;
};

export type SignInCodeTable = {
  /** SHA-256 of the mailed code, in hexadecimal. */
  code_hash: string;
  kind: 'reset' | 'verify' | 'token';
  uid: string;
  /** The code stands for this address only. */
  email: string;
  expires_at: Date;
};

export type SignInKeyTable = {
  kid: string;
  /** As a JWK. */
  public_key: string;
  /** As an encrypted JWE. */
  private_key: string;
  created_at: Date;
};

export type PasskeyTable = {
  id: string;
  user_id: string;
  /** As the authenticator calls it; base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it was used, as the authenticator counts; 0 for ever where it does not. */
  counter: ColumnType<string | number, number, number>;
  transports: string[];
  /** Its owner's other devices have it as well. */
  synced: boolean;
  name: string;
  created_at: Date;
  last_used_at: Defaulted<Date | null>;
};

export type PasskeyChallengeTable = {
  /** SHA-256 of the challenge, in hexadecimal. */
  hash: string;
  expires_at: Date;
};

export type SignInTables = {
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  sign_in_account: SignInAccountTable;
  sign_in_code: SignInCodeTable;
  sign_in_key: SignInKeyTable;
  sign_in_session: SignInSessionTable;
};
