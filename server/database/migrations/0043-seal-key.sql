-- The key pair with which a person's devices lock away what is unsent when they are signed out there.
create table seal_key (
  user_id text primary key references "user" (id),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);
