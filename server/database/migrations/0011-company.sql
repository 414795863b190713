-- What a company shows, how it is set, and whether it is going.
alter table company
  add column logo_file_id uuid,
  add column banner_file_id uuid,
  add column address_id uuid,
  -- {de_DE?, en_US?}; rejection_text is sent where the reader's language has none.
  add column rejection_texts jsonb not null default '{}',
  -- Only what differs from the defaults of contract/entities/company-settings.ts.
  add column settings jsonb not null default '{}',
  add column deletion_requested_at timestamptz,
  add column deletion_final_at timestamptz,
  -- Erased: the row stays for the log and for what applicants keep.
  add column deleted_at timestamptz,
  add constraint company_deletion_complete check ((deletion_requested_at is null) = (deletion_final_at is null)),
  add constraint company_settings_object check (jsonb_typeof(settings) = 'object'),
  add constraint company_rejection_texts_object check (jsonb_typeof(rejection_texts) = 'object');

update member set can_sign = true, can_chat = true where role = 'owner';

alter table member add constraint member_owner_flags check (role <> 'owner' or (can_sign and can_chat));

create index member_of_company on member (company_id, created_at);

-- Consent of whoever is in a company beside its founder. waiting: agreed, and no seat was free. left: a member who
-- went; their consent went with them. A member who was removed keeps it, so that the owner can take that back.
create table invitation (
  id uuid primary key,
  company_id uuid not null references company (id),
  -- Lower case.
  mail text not null check (mail = lower(mail)),
  position text not null,
  can_sign boolean not null,
  can_chat boolean not null,
  status text not null check (
    status in ('pending', 'waiting', 'accepted', 'rejected', 'withdrawn', 'replaced', 'left')
  ),
  invited_by text not null references "user" (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  user_id text references "user" (id),
  answered_at timestamptz,
  check (expires_at > created_at),
  check (status not in ('waiting', 'accepted', 'left') or (user_id is not null and answered_at is not null))
);
create unique index invitation_pending on invitation (company_id, mail) where status = 'pending';
create index invitation_of_company on invitation (company_id, created_at);
create index invitation_of_mail on invitation (mail) where status = 'pending';
create index invitation_of_user on invitation (user_id) where user_id is not null;

-- The company log: gapless, hash-chained, append-only; kept 12 months.
create table company_log (
  company_id uuid not null references company (id),
  seq integer not null check (seq >= 1),
  at timestamptz not null,
  actor jsonb,
  action text not null check (action ~ '^[a-z]+(\.[a-z]+(-[a-z]+)*)?$'),
  ref_type text,
  ref_id text,
  before jsonb,
  after jsonb,
  source text not null check (source in ('server', 'client')),
  prev_hash text not null check (prev_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (company_id, seq),
  check ((ref_type is null) = (ref_id is null)),
  check (source = 'server' or action = 'note')
);
create index company_log_age on company_log (company_id, at);
create index company_log_ref on company_log (company_id, ref_type, ref_id);

create table company_log_head (
  company_id uuid primary key references company (id),
  seq integer not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- The last entry that retention has removed: the chain begins behind it.
  floor_seq integer not null default 0,
  floor_hash text not null default repeat('0', 64) check (floor_hash ~ '^[0-9a-f]{64}$'),
  check (floor_seq <= seq)
);

-- What staff did at the command line.
create table staff_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  command text not null,
  args text not null,
  outcome text not null
);

-- By the database's own clock, which no caller can move. One line: migrate.ts cuts at a semicolon that ends a line.
create function log_is_append_only() returns trigger language plpgsql as $$ begin if tg_op = 'UPDATE' then raise exception 'entries of % are never changed', tg_table_name using errcode = 'integrity_constraint_violation'; end if; if old.at > now() - interval '12 months' then raise exception 'entries of % are kept 12 months', tg_table_name using errcode = 'integrity_constraint_violation'; end if; return old; end $$;

create trigger company_log_append_only before update or delete on company_log
  for each row execute function log_is_append_only();

create trigger staff_log_append_only before update or delete on staff_log
  for each row execute function log_is_append_only();
