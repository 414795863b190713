-- Statements end with a semicolon at the end of a line; migrate.ts splits there.

create table meta (
  name text primary key,
  value text not null
);

create table "user" (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,128}$'),
  ver integer not null default 1,
  email text not null,
  mode text not null check (mode in ('user', 'company')),
  firstname text not null,
  lastname text not null,
  gender text check (gender in ('female', 'male', 'diverse')),
  date_of_birth date not null,
  guardian text not null check (guardian in ('none', 'pending', 'ok')),
  guardian_mail text,
  created_at timestamptz not null
);

create table company (
  id uuid primary key,
  ver integer not null default 1,
  -- Null: a company that was imported and has not named it.
  company_uid text unique,
  company_name text not null,
  verified boolean not null default false,
  website text not null default '',
  employee_count integer check (employee_count >= 0),
  rejection_text text not null,
  reply_days integer not null check (reply_days between 1 and 60),
  created_at timestamptz not null
);

create table member (
  company_id uuid not null references company (id),
  user_id text not null unique references "user" (id),
  role text not null check (role in ('owner', 'member')),
  can_sign boolean not null,
  can_chat boolean not null,
  position text not null default '',
  created_at timestamptz not null,
  primary key (company_id, user_id)
);

create table job (
  id uuid primary key,
  ver integer not null default 1,
  company_id uuid not null references company (id),
  created_by text references "user" (id),
  kind text not null check (
    kind in ('employment', 'minijob', 'apprenticeship', 'internship', 'holiday', 'freelance', 'campaign')
  ),
  title text not null,
  description text not null,
  tasks jsonb not null,
  must jsonb not null,
  nice jsonb not null,
  benefits jsonb not null,
  employment_type jsonb not null,
  pay jsonb,
  hours jsonb,
  location jsonb,
  remote text not null check (remote in ('none', 'partly', 'full')),
  start_date date,
  end_date date,
  openings integer not null check (openings >= 1),
  min_age integer not null check (min_age >= 13),
  status text not null check (status in ('draft', 'in_review', 'published', 'unpublished')),
  status_reason text check (status_reason in ('paused', 'filled', 'cancelled', 'expired')),
  published_at timestamptz,
  valid_through timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A deleted job stays for the applications that name it, and is shown to nobody.
  deleted_at timestamptz,
  check (status <> 'published' or (published_at is not null and valid_through is not null)),
  check (deleted_at is null or status in ('draft', 'unpublished'))
);
create index job_of_company on job (company_id);
create index job_expiry on job (valid_through) where status = 'published';

-- What was edited, by whom: rev is the job's version after the edit.
create table job_revision (
  job_id uuid not null references job (id),
  rev integer not null,
  user_id text not null references "user" (id),
  patch jsonb not null,
  at timestamptz not null,
  primary key (job_id, rev)
);

create table application (
  id uuid primary key,
  ver integer not null default 1,
  job_id uuid not null references job (id),
  company_id uuid not null references company (id),
  user_id text not null references "user" (id),
  conversation_id uuid not null unique,
  note text not null,
  job_rev integer not null,
  status text not null check (
    status in ('submitted', 'viewed', 'accepted', 'hired', 'rejected', 'withdrawn', 'removed', 'closed')
  ),
  status_at jsonb not null,
  seen_at timestamptz,
  due_at timestamptz,
  rejection jsonb,
  receipt_no text not null unique,
  received_at timestamptz not null,
  receipt_hash text not null,
  age_band text not null check (age_band in ('u15', '15_17', '18plus')),
  -- Frozen at apply: {firstname, lastname, email} of the person, {title, companyName, place} of the job.
  person jsonb not null,
  job_snapshot jsonb not null,
  withdraw_reason text,
  erase_at timestamptz,
  -- Hidden from the company; the applicant keeps it.
  removed_at timestamptz,
  unique (job_id, user_id),
  check (status <> 'rejected' or rejection is not null)
);
create index application_of_user on application (user_id);
create index application_of_company on application (company_id);

create table conversation (
  id uuid primary key,
  ver integer not null default 1,
  application_id uuid not null unique references application (id),
  job_id uuid not null references job (id),
  company_id uuid not null references company (id),
  user_id text not null references "user" (id),
  job_title text not null,
  company_name text not null,
  status text not null check (status in ('requested', 'open', 'closed')),
  last_seq integer not null default 0 check (last_seq >= 0),
  last_message jsonb,
  created_at timestamptz not null
);
create index conversation_of_user on conversation (user_id);
create index conversation_of_company on conversation (company_id);

create table participant (
  conversation_id uuid not null references conversation (id),
  user_id text not null references "user" (id),
  side text not null check (side in ('talent', 'company')),
  last_read_seq integer not null default 0 check (last_read_seq >= 0),
  primary key (conversation_id, user_id)
);

create table message (
  id uuid primary key,
  ver integer not null default 1,
  conversation_id uuid not null references conversation (id),
  seq integer not null check (seq >= 1),
  sender_id text not null references "user" (id),
  side text not null check (side in ('talent', 'company')),
  type text not null check (type in ('text', 'system')),
  text text not null,
  client_at timestamptz not null,
  server_at timestamptz not null,
  unique (conversation_id, seq)
);

create table notification (
  id uuid primary key,
  ver integer not null default 1,
  user_id text not null references "user" (id),
  type text not null check (
    type in (
      'application_new', 'application_seen', 'application_accepted', 'application_rejected',
      'application_withdrawn', 'message'
    )
  ),
  ref_type text not null check (ref_type in ('application', 'conversation', 'job')),
  ref_id uuid not null,
  params jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_of_user on notification (user_id, created_at);
-- One unread notification for each conversation.
create unique index notification_unread_message on notification (user_id, ref_id)
  where type = 'message' and read_at is null;

create table push_device (
  endpoint text primary key,
  user_id text not null references "user" (id),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_device_of_user on push_device (user_id);

-- The server's effect and its stored answer commit together (rule W6).
create table idempotency (
  uid text not null,
  key uuid not null,
  call text not null,
  body_hash text not null,
  -- Null only inside the transaction that makes it.
  answer text,
  created_at timestamptz not null,
  primary key (uid, key)
);
create index idempotency_age on idempotency (created_at);

-- Change log of the personal buckets (rule R3): the counter row is raised as the last statements of a transaction,
-- so its lock makes the order of the numbers the order of the commits. One log row for each row of a bucket.
create table bucket (
  id text primary key,
  seq bigint not null,
  -- Positions below it have missed purged tombstones.
  floor bigint not null default 0
);

create table bucket_change (
  bucket text not null references bucket (id),
  tbl text not null,
  row_id text not null,
  seq bigint not null,
  ver integer not null,
  deleted boolean not null,
  at timestamptz not null,
  primary key (bucket, tbl, row_id)
);
create unique index bucket_change_order on bucket_change (bucket, seq);
create index bucket_change_tombstones on bucket_change (at) where deleted;

-- Change log of the market (rule R3): no counter row, which every publication would wait for. Readers take only rows
-- whose transaction is older than every running one.
create sequence market_seq;

create table market_change (
  job_id uuid primary key,
  seq bigint not null default nextval('market_seq'),
  xid xid8 not null default pg_current_xact_id(),
  ver integer not null,
  deleted boolean not null,
  at timestamptz not null
);
create unique index market_change_order on market_change (xid, seq);
create index market_change_tombstones on market_change (at) where deleted;
