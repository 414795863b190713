-- Work that time does: one row for each task, taken by whoever is free (for update skip locked).
create table work (
  id uuid primary key,
  kind text not null,
  key text,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  unique (kind, key)
);
create index work_due on work (run_at);

-- One-time links that leave by mail. Only the hash of a token is kept.
create table link (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  action text not null,
  subject jsonb not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  used_at timestamptz
);
create index link_expiry on link (expires_at);

-- Product limits (applications a day, …): one row for each act within its window.
create table usage (
  limit_name text not null,
  who text not null,
  at timestamptz not null
);
create index usage_window on usage (limit_name, who, at);

alter table "user" add column locked_at timestamptz;

alter table "user" drop constraint user_mode_check;

alter table "user" add constraint user_mode_check check (mode in ('user', 'company', 'admin'));
