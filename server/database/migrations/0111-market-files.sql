-- The market as files (rule R10, docs/decisions/025-market-as-files.md). All of this follows from market_change and job:
-- a database that was filled from elsewhere begins with empty tables.

-- How far the files are. A run is being written where begun_at is set; the manifest shows it when run says so.
create table market_files (
  one boolean primary key default true check (one),
  run bigint not null default 0,
  at timestamptz,
  -- How long the last run took, in milliseconds.
  took_ms integer,
  -- Up to where market_change was read.
  xid xid8,
  seq bigint,
  begun_at timestamptz,
  reading boolean not null default true,
  -- Whether the run that is being written tells devices anything.
  changed boolean not null default false,
  -- Counts steps, so that one that was overtaken writes nothing; until when one is under way.
  step bigint not null default 0,
  busy_until timestamptz,
  swept_at timestamptz,
  -- Keys of stored files that nobody knew then.
  suspects jsonb not null default '[]'
);

-- Parts of the market (contract/market-cell.ts): the run of the last change, the last for which they need files (old ones
-- are looked at again), and the last for which there are.
create table market_cell (
  cell text primary key,
  split boolean not null default false,
  changed bigint not null,
  due bigint not null,
  written bigint not null default 0
);
create index market_cell_unwritten on market_cell (cell) where due > written and not split;

-- What the files say of a job in a part, by its last change; told_age: the smallest age whose market ever showed it there.
create table market_line (
  cell text not null,
  job_id uuid not null,
  leaf text not null,
  ver integer not null,
  min_age integer not null,
  told_age integer not null,
  gone boolean not null,
  run bigint not null,
  primary key (cell, job_id)
);
create unique index market_line_job on market_line (job_id) where not gone;

-- Files; those with run_in <= run, and run_out not reached, are in the manifest.
create table market_segment (
  id bigint generated always as identity primary key,
  bucket text not null,
  cell text not null,
  kind text not null check (kind in ('base', 'delta')),
  from_run bigint not null,
  to_run bigint not null,
  hash text not null,
  rows integer not null,
  bytes integer not null,
  -- Jobs of the part when it was written.
  jobs integer not null,
  -- When its last run was; when it was written, or known to hold nothing that a later line replaces.
  at timestamptz not null,
  checked_at timestamptz not null,
  checked_run bigint not null,
  run_in bigint not null,
  run_out bigint,
  out_at timestamptz
);
create index market_segment_named on market_segment (cell, bucket) where run_out is null;
create index market_segment_out on market_segment (out_at) where run_out is not null;
create index market_segment_hash on market_segment (hash);

delete from work where kind = 'market.settled';
insert into work (id, kind, payload, run_at)
select gen_random_uuid(), 'market.files', '{}', now() where exists (select from market_change);
