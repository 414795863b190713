-- Other ways to sign in. A passkey opens an account only together with its private half, which never leaves the
-- authenticator; a challenge is answered once.
create table passkey (
  id uuid primary key,
  user_id text not null references "user" (id),
  -- As the authenticator calls it; base64url.
  credential_id text not null unique,
  -- COSE, base64url.
  public_key text not null,
  -- How often it was used, as the authenticator counts; 0 for ever where it does not.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- Its owner's other devices have it as well.
  synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);
create table passkey_challenge (
  -- SHA-256 of the challenge, in hexadecimal.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- `token`: signs somebody in who has proved elsewhere who they are.
alter table sign_in_code drop constraint sign_in_code_kind_check;
alter table sign_in_code add constraint sign_in_code_kind_check check (kind in ('reset', 'verify', 'token'));
