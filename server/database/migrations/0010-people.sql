-- People: addresses, settings, consents, guardians, locks, reports, sessions, exports, deletion.

create table address (
  id uuid primary key,
  ver integer not null default 1,
  ref_type text not null check (ref_type in ('user', 'company', 'job', 'customer')),
  -- An account id, or the id of a company, a job or a customer.
  ref_id text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  state text not null default '',
  city text not null check (city <> ''),
  postal_code text not null default '',
  line1 text not null default '',
  line2 text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (id, ref_type, ref_id)
);
create index address_of_ref on address (ref_type, ref_id, id);

alter table "user"
  add column phone text,
  add column headline text not null default '',
  add column about text not null default '',
  add column cv jsonb,
  add column availability text not null default '',
  add column radius_km integer check (radius_km between 1 and 500),
  add column image_file_id uuid,
  -- On deletion of the address the command clears it first, so that the row's version rises.
  add column address_id uuid references address (id),
  add column lock_until timestamptz,
  add column lock_reason text,
  add column lock_statement text,
  add column delete_at timestamptz,
  -- The person is gone; what stays is an id that other people's records point to.
  add column erased_at timestamptz,
  add constraint user_lock check (
    locked_at is not null or (lock_until is null and lock_reason is null and lock_statement is null)
  ),
  add constraint user_erased check (erased_at is null or (image_file_id is null and address_id is null and cv is null));

create index user_by_mail on "user" (email) where erased_at is null;

-- One register for each setting, and for each entry of a setting that is a map; the later clock wins. A null value is
-- an entry that was taken out.
create table user_setting (
  user_id text not null references "user" (id),
  key text not null check (
    key in (
      'setup', 'lang', 'notify', 'quiet', 'blocked', 'hiddenCompanies', 'savedSearches', 'savedJobs', 'receipts',
      'typing', 'visibility', 'consents'
    )
  ),
  entry text not null default '',
  value jsonb,
  at timestamptz not null,
  primary key (user_id, key, entry),
  check ((entry = '') = (key in ('setup', 'lang', 'quiet', 'receipts', 'typing', 'visibility')))
);

-- What was agreed to, when, in which version: nothing here is ever changed.
create table consent_history (
  id uuid primary key,
  user_id text not null references "user" (id),
  key text not null,
  -- Null: taken back.
  version text,
  at timestamptz not null,
  received_at timestamptz not null
);
create index consent_history_of_user on consent_history (user_id, received_at);

create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'this table only grows'; end $$;

create trigger consent_history_only_grows before update on consent_history
  for each row execute function refuse_change();

create table guardian_consent (
  id uuid primary key,
  user_id text not null references "user" (id),
  mail text not null,
  -- The first was named by the child; a second one by the first, whose mail the child does not read.
  named_by text not null check (named_by in ('child', 'guardian')),
  state text not null check (state in ('sent', 'opened', 'confirmed', 'revoked', 'replaced')),
  name text,
  relation text check (relation in ('mother', 'father', 'guardian')),
  -- Speaks for the other parent too, or has custody alone.
  both_parents boolean,
  sent_at timestamptz not null,
  opened_at timestamptz,
  confirmed_at timestamptz,
  revoked_at timestamptz,
  check (state <> 'confirmed' or (name is not null and relation is not null and both_parents is not null and confirmed_at is not null)),
  check (state <> 'revoked' or revoked_at is not null)
);
create index guardian_consent_of_user on guardian_consent (user_id);
create unique index guardian_consent_live on guardian_consent (user_id, mail) where state in ('sent', 'opened', 'confirmed');

create table report (
  id uuid primary key,
  reporter_id text not null references "user" (id),
  target_type text not null check (target_type in ('job', 'company', 'message', 'user', 'conversation')),
  target_id text not null,
  -- Whom a decision concerns: a person, or the people of a company.
  affected_user_id text references "user" (id),
  affected_company_id uuid references company (id),
  reason text not null,
  text text not null,
  -- What was reported, as it was then.
  evidence jsonb not null,
  status text not null check (status in ('open', 'decided')),
  outcome text check (outcome in ('upheld', 'dismissed')),
  measure text check (measure in ('none', 'content_removed', 'account_locked', 'company_blocked')),
  statement text,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'decided') = (outcome is not null and measure is not null and statement is not null and decided_at is not null))
);
create index report_of_reporter on report (reporter_id, id);
create index report_of_affected on report (affected_user_id, id);
create unique index report_open_once on report (reporter_id, target_type, target_id) where status = 'open';

create table appeal (
  id uuid primary key,
  user_id text not null references "user" (id),
  -- Null: against the lock of the account.
  report_id uuid references report (id),
  text text not null,
  status text not null check (status in ('open', 'granted', 'refused')),
  statement text,
  created_at timestamptz not null,
  answer_by timestamptz not null,
  decided_at timestamptz,
  check ((status = 'open') = (decided_at is null and statement is null))
);
create index appeal_of_user on appeal (user_id, id);
create unique index appeal_open_once on appeal (user_id, coalesce(report_id, '00000000-0000-0000-0000-000000000000')) where status = 'open';

-- One sign-in of one account, as its tokens name it. No reference: an account signs in before it has a record.
create table session (
  id uuid primary key,
  user_id text not null,
  signed_in_at timestamptz not null,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  unique (user_id, signed_in_at)
);

create table data_export (
  id uuid primary key,
  user_id text not null references "user" (id),
  state text not null check (state in ('queued', 'ready', 'expired')),
  size bigint,
  file_key text,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') = (size is not null and file_key is not null and expires_at is not null))
);
create index data_export_of_user on data_export (user_id, id);
create unique index data_export_queued_once on data_export (user_id) where state = 'queued';
