-- The embedded sign-in service. Nothing here opens an account by itself: passwords, tokens and codes are hashes, and
-- private keys are encrypted under a key that is not in this database.
create table sign_in_account (
  uid text primary key,
  -- In lower case.
  email text not null unique,
  email_verified boolean not null default false,
  -- argon2id in PHC form; null: this account has no password.
  password_hash text,
  password_updated_at timestamptz,
  disabled boolean not null default false,
  -- Sign-ins before this moment are over.
  valid_since timestamptz not null,
  created_at timestamptz not null,
  last_sign_in_at timestamptz
);
create table sign_in_session (
  -- SHA-256 of the refresh token, in hexadecimal.
  token_hash text primary key,
  uid text not null references sign_in_account (uid) on delete cascade,
  signed_in_at timestamptz not null,
  last_used_at timestamptz not null
);
create index sign_in_session_uid on sign_in_session (uid);
create table sign_in_code (
  -- SHA-256 of the mailed code, in hexadecimal.
  code_hash text primary key,
  kind text not null check (kind in ('reset', 'verify')),
  uid text not null references sign_in_account (uid) on delete cascade,
  -- The code stands for this address only.
  email text not null,
  expires_at timestamptz not null
);
create index sign_in_code_uid on sign_in_code (uid);
create table sign_in_key (
  kid text primary key,
  -- As a JWK.
  public_key text not null,
  -- As an encrypted JWE.
  private_key text not null,
  created_at timestamptz not null
);
