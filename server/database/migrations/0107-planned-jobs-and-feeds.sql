-- When a job goes online by itself, and until which day its company wants it there.
alter table job
  add column goes_online_at timestamptz,
  add column goes_online_until timestamptz,
  -- Why it did not go online at its time: {at, code}.
  add column not_online jsonb,
  add constraint job_goes_online check (
    goes_online_at is null or status in ('draft', 'unpublished')
  ),
  add constraint job_goes_online_until check (goes_online_until is null or goes_online_at is not null);

create index job_goes_online on job (goes_online_at) where goes_online_at is not null;

-- Addresses of a company's feeds of jobs. The body is kept from the fetch until every row of it is written.
create table job_feed (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  url text not null,
  -- Whether complete new jobs go online, and whether jobs that are gone from the feed close.
  publish boolean not null,
  close_gone boolean not null,
  lang text not null,
  paused_at timestamptz,
  state text not null check (state in ('waiting', 'writing', 'done', 'failed')),
  failure text,
  next_at timestamptz not null,
  fetched_at timestamptz,
  body text,
  rows jsonb not null default '[]' check (jsonb_typeof(rows) = 'array'),
  created_at timestamptz not null,
  unique (company_id, url),
  constraint job_feed_failure check ((state = 'failed') = (failure is not null)),
  constraint job_feed_body check ((state = 'writing') = (body is not null))
);

create index job_feed_next on job_feed (next_at) where paused_at is null;

alter table imported_job
  -- The feed that has its row, and since when it has no more.
  add column feed_id uuid references job_feed (id) on delete set null,
  add column gone_at timestamptz;

create index imported_job_of_feed on imported_job (feed_id) where feed_id is not null;
